import { paths } from "@reagent/api/pages/paths";
import { type PictogramCode, PICTOGRAMS } from "@reagent/domain/ghs";
import {
  COMBINED_HAZARD_STATEMENTS,
  EUROPEAN_STATEMENTS,
  HAZARD_STATEMENTS,
  LATER_HAZARD_STATEMENTS,
} from "@reagent/domain/hazard-statements";
import {
  COMBINED_PRECAUTIONARY_STATEMENTS,
  LATER_PRECAUTIONARY_STATEMENTS,
  PRECAUTIONARY_STATEMENTS,
} from "@reagent/domain/precautionary-statements";
import { GhsPictogram } from "../../../components/GhsPictogram/GhsPictogram.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../language/language.tsx";
import { rowsOf, type StatementRow } from "../parts/StatementPage/statement-rows.ts";
import { StatementPage } from "../parts/StatementPage/StatementPage.tsx";
import { copy } from "./HazardStatementPage.copy.ts";
import { hazardStatements as screen } from "./HazardStatementPage.screen.ts";

const PICTOGRAM_ROWS: readonly StatementRow[] = (Object.keys(PICTOGRAMS) as PictogramCode[]).map(
  (code) => ({
    code,
    wording: PICTOGRAMS[code],
    detail: { zh: copy.zh.pictograms[code], en: copy.en.pictograms[code] },
    drawing: <GhsPictogram code={code} size={72} />,
  }),
);

const ROWS = {
  pictograms: PICTOGRAM_ROWS,
  hazard: rowsOf(HAZARD_STATEMENTS),
  combinedHazard: rowsOf(COMBINED_HAZARD_STATEMENTS),
  laterHazard: rowsOf(LATER_HAZARD_STATEMENTS),
  european: rowsOf(EUROPEAN_STATEMENTS),
  precautionary: rowsOf(PRECAUTIONARY_STATEMENTS),
  combinedPrecautionary: rowsOf(COMBINED_PRECAUTIONARY_STATEMENTS),
  laterPrecautionary: rowsOf(LATER_PRECAUTIONARY_STATEMENTS),
} as const;

/** The hazard and precautionary statements of the GHS and its pictograms (storefront §2, safety pages). */
export function HazardStatementPage() {
  const words = useCopy(copy);
  return (
    <StatementPage
      title={useCopy(screen.title)}
      lead={words.lead}
      link={<TextLink to={paths.riskAndSafetyPhrases()}>{words.toPhrases}</TextLink>}
      example="H225"
      titles={words.sections}
      rows={ROWS}
    />
  );
}
