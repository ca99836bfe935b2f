import { type PaperAward as Award, readAward } from "@reagent/api/contract/paper-award";
import { paths } from "@reagent/api/pages/paths";
import { publicationDays } from "@reagent/domain/paper-award";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { DefinitionList } from "../../../components/DefinitionList/DefinitionList.tsx";
import { FormSkeleton } from "../../../components/Form/FormSkeleton.tsx";
import { LinkTabs } from "../../../components/LinkTabs/LinkTabs.tsx";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { formatDate } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { text } from "../../../theme/text.css.ts";
import { ApplicationForm } from "./ApplicationForm.tsx";
import { copy } from "./PaperAward.copy.ts";
import * as css from "./PaperAward.css.ts";
import { paperAward as screen } from "./PaperAward.screen.ts";
import { EditionWinners, Showcase } from "./Winners.tsx";

/** The paper award: its rules and the application, the winners and their pictures (customer centre §2, /thesisActivity). */
export function PaperAward() {
  const usualTitle = useCopy(screen.title);
  const call = useCall(readAward, {});
  const title = call.data?.title ?? usualTitle;
  return (
    <PublicPage title={title} description={call.data?.lead}>
      <div className={css.page}>
        <h1 className={text[26]}>{title}</h1>
        <Load className={css.section} call={call} skeleton={<FormSkeleton fields={10} />}>
          {(award) => <Tabs award={award} />}
        </Load>
      </div>
    </PublicPage>
  );
}

function Tabs({ award }: { award: Award }) {
  const words = useCopy(copy);
  const [query, setQuery] = useSearchParams();
  const form = useRef<HTMLElement>(null);
  const tabs = [
    { id: "about", name: words.about },
    ...award.editions.map(({ id, title: name }) => ({ id, name })),
    ...(award.awards.some(({ isShowcased }) => isShowcased)
      ? [{ id: "showcase", name: words.showcase }]
      : []),
  ];
  const current = tabs.find(({ id }) => id === query.get("tab"))?.id ?? "about";
  const edition = award.editions.find(({ id }) => id === current);
  /* Counts the clicks, since the form is only there after the first tab is. */
  const [clicks, setClicks] = useState(0);
  useEffect(() => {
    if (clicks > 0) form.current?.scrollIntoView();
  }, [clicks, current]);
  const toForm = () => {
    if (current !== "about") setQuery({});
    setClicks(clicks + 1);
  };
  return (
    <>
      <button type="button" className={css.banner} onClick={toForm}>
        <span className={text[20]}>{award.lead}</span>
        {award.applications === "open" && <span className={css.bannerAction}>{words.toForm}</span>}
      </button>
      <LinkTabs
        label={words.tabsLabel}
        current={current}
        entries={tabs.map(({ id, name }) => ({
          id,
          label: name,
          to: { search: id === "about" ? "" : `?tab=${id}` },
        }))}
      />
      <div className={css.section}>
        {current === "about" && <About award={award} form={form} />}
        {edition && <EditionWinners award={award} edition={edition} />}
        {current === "showcase" && <Showcase award={award} />}
      </div>
    </>
  );
}

function About({ award, form }: { award: Award; form: RefObject<HTMLElement | null> }) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { from, until } = publicationDays({ first: award.firstMonth, last: award.lastMonth });
  const dayName = (day: string) => formatDate(day, language);
  const rules = [...award.eligibility, words.published(dayName(from), dayName(until))];
  const prizes = award.awards.filter(({ prize, asks }) => prize > 0 || asks !== "");
  return (
    <>
      <section className={css.part} aria-labelledby="award-rules">
        <SectionHead id="award-rules" size="small" title={words.eligibility} />
        <ul className={css.rules}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
      <section className={css.part} aria-labelledby="award-prizes">
        <SectionHead id="award-prizes" size="small" title={words.prizes} />
        <DefinitionList
          entries={prizes.map((each) => ({ term: each.name, value: <Prize of={each} /> }))}
        />
        <p className={css.note}>{words.sentences([award.rules, award.taxNote].filter(Boolean))}</p>
      </section>
      <section ref={form} className={css.form} aria-labelledby="award-form">
        <SectionHead
          id="award-form"
          title={words.form}
          more={{ to: paths.paperRecords(), text: words.records }}
        />
        {award.applications === "open" ? (
          <ApplicationForm label={words.form} award={award} />
        ) : (
          <Notice>
            {award.applications === "upcoming"
              ? words.upcoming(dayName(award.opensOn))
              : words.closed(dayName(award.closesOn))}
          </Notice>
        )}
      </section>
    </>
  );
}

function Prize({ of: { prize, winners, asks } }: { of: Award["awards"][number] }) {
  const words = useCopy(copy);
  const facts = [prize > 0 && words.yuan(prize), winners > 0 && words.winners(winners)];
  return (
    <>
      {facts.filter(Boolean).join(" · ")}
      {asks && <p className={css.note}>{asks}</p>}
    </>
  );
}
