import type { Item } from "@reagent/api/contract/product";
import { SIGNAL_WORDS } from "@reagent/domain/ghs";
import { useId } from "react";
import { Button } from "../../../../components/Button/Button.tsx";
import { GhsPictogram } from "../../../../components/GhsPictogram/GhsPictogram.tsx";
import { SectionHead } from "../../../../components/SectionHead/SectionHead.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { hazardFactsOf, isHazardous, statementPath } from "./hazard-facts.ts";
import { copy } from "./Hazard.copy.ts";
import * as css from "./Hazard.css.ts";

interface Props {
  readonly item: Item;
  readonly onShowAll: () => void;
}

/** The hazards of an item in short: signal word, pictograms and codes. */
export function HazardSummary({ item, onShowAll }: Props) {
  const words = useCopy(copy);
  const language = useLanguage();
  const id = useId();
  const { pictograms, statements, signal } = hazardFactsOf(item);
  if (!isHazardous(item)) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        title={
          <>
            {words.hazards}
            {signal !== "none" && (
              <span className={css.signal}> {SIGNAL_WORDS[signal][language]}</span>
            )}
          </>
        }
        size="small"
      />
      {pictograms.length > 0 && (
        <div className={css.pictograms}>
          {pictograms.map((code) => (
            <GhsPictogram key={code} code={code} />
          ))}
        </div>
      )}
      <p className={css.codes}>
        {statements.map(({ code }) => {
          const to = statementPath(code);
          return to === undefined ? (
            <span key={code}>{code}</span>
          ) : (
            <TextLink to={to} kind="muted" key={code}>
              {code}
            </TextLink>
          );
        })}
      </p>
      <div className={css.more}>
        <Button kind="quiet" size="small" onClick={onShowAll}>
          {words.showAll}
        </Button>
      </div>
    </section>
  );
}
