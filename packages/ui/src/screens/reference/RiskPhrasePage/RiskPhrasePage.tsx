import { paths } from "@reagent/api/pages/paths";
import { type HazardSymbolCode, HAZARD_SYMBOLS } from "@reagent/domain/hazard-symbol";
import {
  COMBINED_RISK_PHRASES,
  RISK_PHRASES,
  WITHDRAWN_RISK_PHRASES,
} from "@reagent/domain/risk-phrases";
import { COMBINED_SAFETY_PHRASES, SAFETY_PHRASES } from "@reagent/domain/safety-phrases";
import { GhsPictogram } from "../../../components/GhsPictogram/GhsPictogram.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../language/language.tsx";
import { rowsOf, type StatementRow } from "../parts/StatementPage/statement-rows.ts";
import { StatementPage } from "../parts/StatementPage/StatementPage.tsx";
import { copy } from "./RiskPhrasePage.copy.ts";
import { riskAndSafetyPhrases as screen } from "./RiskPhrasePage.screen.ts";

const SYMBOL_ROWS: readonly StatementRow[] = (
  Object.keys(HAZARD_SYMBOLS) as HazardSymbolCode[]
).map((code) => ({
  code,
  wording: HAZARD_SYMBOLS[code],
  drawing: <GhsPictogram code={code} size={72} />,
}));

const ROWS = {
  symbols: SYMBOL_ROWS,
  risk: rowsOf(RISK_PHRASES, WITHDRAWN_RISK_PHRASES),
  combinedRisk: rowsOf(COMBINED_RISK_PHRASES),
  safety: rowsOf(SAFETY_PHRASES),
  combinedSafety: rowsOf(COMBINED_SAFETY_PHRASES),
} as const;

/** The risk and safety phrases and the hazard symbols of the system before the GHS (storefront §2, safety pages). */
export function RiskPhrasePage() {
  const words = useCopy(copy);
  return (
    <StatementPage
      title={useCopy(screen.title)}
      lead={words.lead}
      link={<TextLink to={paths.hazardStatements()}>{words.toStatements}</TextLink>}
      example="R11"
      titles={words.sections}
      rows={ROWS}
    />
  );
}
