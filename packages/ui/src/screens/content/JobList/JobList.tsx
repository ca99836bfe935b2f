import FileText from "@lucide/icons/icons/file-text";
import { type JobRow, listJobs } from "@reagent/api/contract/job";
import { paths } from "@reagent/api/pages/paths";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { Link } from "react-router-dom";
import { ListRows } from "../../../blocks/ListPage/ListRows.tsx";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { usePageNumber } from "../../../blocks/usePageNumber.ts";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { Pager } from "../../../components/Pager/Pager.tsx";
import { TextSkeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { formatDate } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { link, row, rows } from "../parts/ContentList/ContentList.css.ts";
import { ListHeading } from "../parts/ContentList/ListHeading.tsx";
import { copy } from "./JobList.copy.ts";
import * as css from "./JobList.css.ts";
import { jobs as screen } from "./JobList.screen.ts";

/** Open jobs, ten to a page, always with a pager (storefront §2, job list). */
export function JobList() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const page = usePageNumber();
  const size = PAGE_SIZE.jobs;
  const call = useCall(listJobs, { pageSize: size, page }, { keepsPrevious: true });
  const hrefOf = (to: number) => paths.jobs({ page: to });
  const pagerOf = (total: number) => (
    <div className={css.pager}>
      <Pager page={page} total={total} pageSize={size} hrefOf={hrefOf} />
    </div>
  );
  return (
    <PublicPage title={title} page={page} description={words.lead}>
      <ListHeading page={page}>{title}</ListHeading>
      <p className={css.lead}>{words.lead}</p>
      <ListRows
        address={{ page, hrefOf }}
        call={call}
        pageSize={size}
        pager={null}
        skeleton={<TextSkeleton lines={12} />}
        none={
          <>
            <EmptyState
              icon={FileText}
              title={words.none}
              actions={<ButtonLink to={paths.info("contactus")}>{words.contact}</ButtonLink>}
            >
              {words.noneHint}
            </EmptyState>
            {pagerOf(0)}
          </>
        }
      >
        {({ rows: jobs, total }) => (
          <>
            <ul className={rows} aria-label={title}>
              {jobs.map((job) => (
                <li className={row} key={job.id}>
                  <Row job={job} />
                </li>
              ))}
            </ul>
            {pagerOf(total)}
          </>
        )}
      </ListRows>
    </PublicPage>
  );
}

function Row({ job: { id, title, summary, place, team, postedOn, until } }: { job: JobRow }) {
  const words = useCopy(copy);
  const language = useLanguage();
  return (
    <article className={css.job}>
      <h2 className={css.title}>
        <Link className={link} to={paths.job({ id })}>
          {title}
        </Link>
      </h2>
      <p className={css.facts}>
        <span>{place}</span>
        <span>{team}</span>
        <time dateTime={postedOn}>{formatDate(postedOn, language)}</time>
        {until && <span>{words.until(formatDate(until, language))}</span>}
      </p>
      <p className={css.summary}>{summary}</p>
    </article>
  );
}
