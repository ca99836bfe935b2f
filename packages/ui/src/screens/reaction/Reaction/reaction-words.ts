import type { ProductFacts } from "@reagent/domain/amount-need";
import { type Content, type Pack, packLabel } from "@reagent/domain/pack";
import { packHolding } from "@reagent/domain/pack-plan";
import type { RowAmounts } from "@reagent/domain/reaction-amount";
import type { Strength } from "@reagent/domain/strength";

/** Amounts and facts are shown with so many digits. */
const DIGITS = 4;

/** A number with four digits, without zeros at its end: "1.221", "0.05". */
export function shownNumber(number: number): string {
  return String(Number(number.toPrecision(DIGITS)));
}

/** An amount of grams in the unit in which it is weighed: "1.221 g", "33.1 mg". */
export function massText(grams: number): string {
  if (grams < 1) return `${shownNumber(grams * 1000)} mg`;
  return grams < 1000 ? `${shownNumber(grams)} g` : `${shownNumber(grams / 1000)} kg`;
}

/** An amount of millilitres in the unit in which it is measured: "1.214 mL", "50 μL", "1 L". */
export function volumeText(millilitres: number): string {
  if (millilitres < 1) return `${shownNumber(millilitres * 1000)} μL`;
  return millilitres < 1000
    ? `${shownNumber(millilitres)} mL`
    : `${shownNumber(millilitres / 1000)} L`;
}

/** The amounts of a row that are known: "10 mmol", "1.221 g". */
export function amountTexts({ mmol, grams, millilitres }: RowAmounts): string[] {
  return [
    mmol === undefined ? undefined : `${shownNumber(mmol)} mmol`,
    grams === undefined ? undefined : massText(grams),
    millilitres === undefined ? undefined : volumeText(millilitres),
  ].filter((text) => text !== undefined);
}

/** The facts with which a row is calculated, by the names that they are shown with: "122.12 g/mol", "1.044 g/mL", "98%". */
export function factTexts({ molarMass, density, strength }: ProductFacts): string[] {
  return [
    molarMass === undefined ? undefined : `${molarMass} g/mol`,
    density === undefined ? undefined : `${density} g/mL`,
    strength && strengthText(strength),
  ].filter((text) => text !== undefined);
}

function strengthText(strength: Strength): string {
  return strength.kind === "molarity"
    ? `${shownNumber(strength.molPerLitre)} mol/L`
    : `${shownNumber(strength.share * 100)}%`;
}

/** A content as a pack would be labelled: "20 mL". */
export function contentText(content: Content): string {
  return labelOf(packHolding(content));
}

function labelOf(pack: Pack): string {
  const { quantity, unit } = packLabel(pack);
  return `${quantity} ${unit}`;
}
