import type { Bottle } from "@reagent/api/contract/bottle";
import { shop } from "@reagent/api/contract/shop";
import { SIGNAL_WORDS } from "@reagent/domain/ghs";
import { classificationWords } from "@reagent/domain/hazard-classification";
import { precautionsFor } from "@reagent/domain/precautions";
import { useId } from "react";
import {
  type Definition,
  DefinitionList,
} from "../../../components/DefinitionList/DefinitionList.tsx";
import { Disclosure } from "../../../components/Disclosure/Disclosure.tsx";
import { GhsPictogram } from "../../../components/GhsPictogram/GhsPictogram.tsx";
import { HazardStatements } from "../../../components/HazardStatements/HazardStatements.tsx";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { type Language, useCopy, useLanguage } from "../../../language/language.tsx";
import { type HazardFacts, hazardFactsOf, statementPath } from "../parts/Hazard/hazard-facts.ts";
import { copy } from "./Bottle.copy.ts";
import * as css from "./Bottle.css.ts";

/** The facts of goods that stand on their label. */
type Labelled = Pick<
  Bottle,
  "pictograms" | "hazardStatements" | "hazardBasis" | "signalWord" | "unNumber"
>;

/** The elements of the label by the GHS, their statements in both languages, and the supplier. */
export function BottleLabel({ bottle }: { bottle: Labelled }) {
  const words = useCopy(copy);
  const language = useLanguage();
  const id = useId();
  const facts = hazardFactsOf(bottle);
  const other = language === "zh" ? "en" : "zh";
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={words.label} size="small" />
      <div className={css.label}>
        {facts.pictograms.length > 0 && (
          <div className={css.pictograms}>
            {facts.pictograms.map((code) => (
              <GhsPictogram key={code} code={code} size={72} />
            ))}
          </div>
        )}
        {facts.signal !== "none" && (
          <p className={css.signal}>{SIGNAL_WORDS[facts.signal][language]}</p>
        )}
        {facts.classification.kind !== "classified" && (
          <p>{classificationWords(facts.classification)[language]}</p>
        )}
        {facts.statements.length > 0 && (
          <>
            <Statements facts={facts} codes={bottle.hazardStatements} language={language} />
            <Disclosure title={<span lang={langs[other]}>{words.otherLanguage}</span>}>
              <div className={css.label}>
                {facts.signal !== "none" && (
                  <p className={css.signal} lang={langs[other]}>
                    {SIGNAL_WORDS[facts.signal][other]}
                  </p>
                )}
                <Statements facts={facts} codes={bottle.hazardStatements} language={other} />
              </div>
            </Disclosure>
          </>
        )}
        <DefinitionList entries={useLabelFacts(bottle, facts)} />
      </div>
    </section>
  );
}

const langs: Readonly<Record<Language, string>> = { zh: "zh-CN", en: "en" };

interface StatementsProps {
  readonly facts: HazardFacts;
  readonly codes: readonly string[];
  readonly language: Language;
}

function Statements({ facts, codes, language }: StatementsProps) {
  const words = copy[language];
  return (
    <>
      <HazardStatements
        label={words.hazards}
        statements={facts.statements}
        language={language}
        toOf={statementPath}
      />
      <HazardStatements
        label={words.precautions}
        statements={precautionsFor(codes)}
        language={language}
      />
    </>
  );
}

function useLabelFacts({ unNumber }: Labelled, { classification }: HazardFacts): Definition[] {
  const words = useCopy(copy);
  const language = useLanguage();
  const [hotline] = shop.hotlines;
  return [
    ...(classification.kind === "classified"
      ? [{ term: words.classification, value: classificationWords(classification)[language] }]
      : []),
    ...(unNumber ? [{ term: words.unNumber, value: `UN ${unNumber}` }] : []),
    {
      term: words.supplier,
      value: (
        <span className={css.supplier}>
          <span>{shop.company.name[language]}</span>
          <span>{shop.company.address[language]}</span>
          <TextLink href={`tel:${hotline}`} kind="muted">
            {hotline}
          </TextLink>
        </span>
      ),
    },
  ];
}
