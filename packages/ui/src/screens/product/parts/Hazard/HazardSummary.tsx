import type { Item } from "@reagent/api/contract/product";
import { SIGNAL_WORDS } from "@reagent/domain/ghs";
import { classificationWords } from "@reagent/domain/hazard-classification";
import { useId } from "react";
import { Button } from "../../../../components/Button/Button.tsx";
import { GhsPictogram } from "../../../../components/GhsPictogram/GhsPictogram.tsx";
import { SectionHead } from "../../../../components/SectionHead/SectionHead.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { hazardFactsOf, statementPath } from "./hazard-facts.ts";
import { copy } from "./Hazard.copy.ts";
import * as css from "./Hazard.css.ts";

interface Props {
  readonly item: Item;
  readonly onShowAll: () => void;
}

/** The hazards of an item in short: signal word, pictograms and codes, or that it has none, or that they are not known. */
export function HazardSummary({ item, onShowAll }: Props) {
  const words = useCopy(copy);
  const language = useLanguage();
  const id = useId();
  const { pictograms, statements, signal, classification } = hazardFactsOf(item);
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
        {classification.kind === "classified"
          ? statements.map(({ code }) => <Statement key={code} code={code} />)
          : classificationWords(classification)[language]}
      </p>
      <div className={css.more}>
        <Button kind="quiet" size="small" onClick={onShowAll}>
          {words.showAll}
        </Button>
      </div>
    </section>
  );
}

function Statement({ code }: { code: string }) {
  const to = statementPath(code);
  if (to === undefined) return <span>{code}</span>;
  return (
    <TextLink to={to} kind="muted">
      {code}
    </TextLink>
  );
}
