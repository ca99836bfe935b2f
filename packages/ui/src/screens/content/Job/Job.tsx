import FileText from "@lucide/icons/icons/file-text";
import { type Job as JobFacts, listJobs, readJob } from "@reagent/api/contract/job";
import { paths } from "@reagent/api/pages/paths";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import type { ComponentProps } from "react";
import { Breadcrumbs } from "../../../components/Breadcrumbs/Breadcrumbs.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { PlainText } from "../../../components/RichText/PlainText.tsx";
import { RichText } from "../../../components/RichText/RichText.tsx";
import { TextSkeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { StructuredData } from "../../../components/StructuredData/StructuredData.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { formatDate } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { jobs } from "../JobList/JobList.screen.ts";
import { beside, columns } from "../parts/ContentPage/ContentPage.css.ts";
import { OtherEntries } from "../parts/OtherEntries/OtherEntries.tsx";
import { page, title as titleClass } from "../parts/TextPage/TextPage.css.ts";
import { jobData } from "./job-data.ts";
import { copy } from "./Job.copy.ts";
import * as css from "./Job.css.ts";

/** An open job: its facts and its text. */
export function Job({ id }: { id: string }) {
  const words = useCopy(copy);
  const list = { label: useCopy(jobs.title), to: paths.jobs() };
  const call = useCall(readJob, { id });
  const shown = call.look === "empty" ? undefined : call.data;
  const crumbs = [{ label: words.home, to: paths.home() }, list];
  return (
    <>
      {!shown && call.look !== "empty" && <PageHead subject={list.label} />}
      <Breadcrumbs crumbs={shown ? [...crumbs, { label: shown.title }] : crumbs} />
      <Load call={call} skeleton={<TextSkeleton lines={12} />} empty={<Missing />}>
        {(job) => (
          <div className={columns}>
            <Posting job={job} />
            <div className={beside}>
              <OtherJobs list={list} current={id} />
            </div>
          </div>
        )}
      </Load>
    </>
  );
}

function Posting({ job }: { job: JobFacts }) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { title, summary, place, team, postedOn, until, content } = job;
  const facts = [
    [words.place, place],
    [words.team, team],
    [words.posted, formatDate(postedOn, language)],
    [words.until, formatDate(until, language)],
  ].filter(([, value]) => value !== "");
  return (
    <article className={page}>
      <PageHead subject={title} description={summary} />
      <StructuredData of={jobData(job, language)} />
      <h1 className={titleClass}>{title}</h1>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={css.name}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <RichText html={content} placeholder={<PlainText html={content} />} />
    </article>
  );
}

/** The newest other open jobs. */
function OtherJobs(props: Pick<ComponentProps<typeof OtherEntries>, "list" | "current">) {
  const call = useCall(listJobs, { pageSize: PAGE_SIZE.jobs, page: 1 });
  return (
    <OtherEntries
      {...props}
      hrefOf={paths.job}
      call={call}
      rowsOf={({ rows }) => rows.map(({ id, title, postedOn }) => ({ id, title, day: postedOn }))}
    />
  );
}

function Missing() {
  const words = useCopy(copy);
  return (
    <>
      <PageHead subject={words.missing} isUnlisted />
      <EmptyState
        icon={FileText}
        title={words.missing}
        as="h1"
        actions={<ButtonLink to={paths.jobs()}>{words.all}</ButtonLink>}
      >
        {words.missingWords}
      </EmptyState>
    </>
  );
}
