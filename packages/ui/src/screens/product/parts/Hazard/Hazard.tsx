import type { Item } from "@reagent/api/contract/product";
import { paths } from "@reagent/api/pages/paths";
import { SIGNAL_WORDS } from "@reagent/domain/ghs";
import { classificationWords } from "@reagent/domain/hazard-classification";
import { isListed, serialNumberOf } from "@reagent/domain/hazard-listing";
import {
  type Definition,
  DefinitionList,
} from "../../../../components/DefinitionList/DefinitionList.tsx";
import { GhsPictogram } from "../../../../components/GhsPictogram/GhsPictogram.tsx";
import { HazardStatements } from "../../../../components/HazardStatements/HazardStatements.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { screenOnly } from "../../../../theme/print.css.ts";
import { hazardFactsOf, statementPath } from "./hazard-facts.ts";
import { copy } from "./Hazard.copy.ts";
import * as css from "./Hazard.css.ts";

/** The full GHS label of an item: pictograms, signal word, numbers and statements. */
export function Hazard({ item }: { item: Item }) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { pictograms, statements, signal, classification } = hazardFactsOf(item);
  const facts: Definition[] = [
    { term: words.classification, value: classificationWords(classification)[language] },
  ];
  if (signal !== "none")
    facts.push({
      term: words.signalWord,
      value: <b className={css.signal}>{SIGNAL_WORDS[signal][language]}</b>,
    });
  if (item.unNumber) facts.push({ term: words.unNumber, value: `UN ${item.unNumber}` });
  if (isListed(item.hazardNumber)) {
    const serial = serialNumberOf(item.hazardNumber);
    facts.push(
      serial === undefined
        ? { term: words.hazardCatalogue, value: words.listed }
        : { term: words.serialNumber, value: serial },
    );
  }
  if (item.exposureLimits) facts.push({ term: words.exposureLimits, value: item.exposureLimits });
  if (item.acuteToxicity) facts.push({ term: words.acuteToxicity, value: item.acuteToxicity });
  const regulations = [
    ...(item.isDrugPrecursor ? [words.drugPrecursor] : []),
    ...(item.isExplosivePrecursor ? [words.explosivePrecursor] : []),
  ];
  if (regulations.length > 0)
    facts.push({ term: words.regulation, value: regulations.join(words.regulationComma) });
  return (
    <div className={css.full}>
      {pictograms.length > 0 && (
        <div className={css.pictograms}>
          {pictograms.map((code) => (
            <GhsPictogram key={code} code={code} size={72} />
          ))}
        </div>
      )}
      <DefinitionList entries={facts} layout="line" />
      {statements.length > 0 && (
        <HazardStatements label={words.statements} statements={statements} toOf={statementPath} />
      )}
      <p className={screenOnly}>
        <TextLink to={paths.hazardStatements()}>{words.reference}</TextLink>
      </p>
    </div>
  );
}
