import { paths } from "@reagent/api/pages/paths";
import { AWARD_NAMES, AWARDS } from "@reagent/domain/paper-award";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { DefinitionList } from "../../../components/DefinitionList/DefinitionList.tsx";
import { LinkTabs } from "../../../components/LinkTabs/LinkTabs.tsx";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { useCopy } from "../../../language/language.tsx";
import { text } from "../../../theme/text.css.ts";
import { ApplicationForm } from "./ApplicationForm.tsx";
import { copy } from "./PaperAward.copy.ts";
import * as css from "./PaperAward.css.ts";
import { paperAward as screen } from "./PaperAward.screen.ts";
import { PilotWinners, Showcase, YearWinners } from "./Winners.tsx";

const TABS = ["about", "pilot", "winners", "showcase"] as const;

/** The paper award: its rules and the application, the winners and their pictures (customer centre §2, /thesisActivity). */
export function PaperAward() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const [query, setQuery] = useSearchParams();
  const current = TABS.find((tab) => tab === query.get("tab")) ?? "about";
  const form = useRef<HTMLElement>(null);
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
    <PublicPage title={title} description={words.lead}>
      <div className={css.page}>
        <h1 className={text[26]}>{title}</h1>
        <button type="button" className={css.banner} onClick={toForm}>
          <span className={text[20]}>{words.lead}</span>
          <span className={css.bannerAction}>{words.toForm}</span>
        </button>
        <LinkTabs
          label={words.tabsLabel}
          current={current}
          tabs={TABS.map((id) => ({
            id,
            name: words.tabs[id],
            to: { search: id === "about" ? "" : `?tab=${id}` },
          }))}
        />
        <div className={css.section}>
          {current === "about" && (
            <>
              <section className={css.part} aria-labelledby="award-rules">
                <SectionHead id="award-rules" size="small" title={words.eligibility} />
                <ul className={css.rules}>
                  {words.rules.map((rule) => (
                    <li key={rule}>{rule}</li>
                  ))}
                </ul>
              </section>
              <section className={css.part} aria-labelledby="award-prizes">
                <SectionHead id="award-prizes" size="small" title={words.prizes} />
                <DefinitionList
                  entries={AWARD_NAMES.map((award) => ({
                    term: words.awards[award],
                    value: words.yuan(AWARDS[award]),
                  }))}
                />
                <p className={css.note}>{words.prizeRules}</p>
              </section>
              <section ref={form} className={css.form} aria-labelledby="award-form">
                <SectionHead
                  id="award-form"
                  title={words.form}
                  more={{ to: paths.paperRecords(), label: words.records }}
                />
                <ApplicationForm label={words.form} />
              </section>
            </>
          )}
          {current === "pilot" && <PilotWinners />}
          {current === "winners" && <YearWinners />}
          {current === "showcase" && <Showcase />}
        </div>
      </div>
    </PublicPage>
  );
}
