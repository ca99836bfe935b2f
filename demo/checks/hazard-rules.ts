import { transportStatements } from "@reagent/domain/dangerous-goods";
import { pictogramsOf, possibleSignals } from "@reagent/domain/hazard-label";
import { unEntry } from "@reagent/domain/un-entry";
import { type Fact, isSolution, nameOf } from "./facts.ts";

/** Substances and solutions whose UN number depends on what is not known here: their form, content or category. */
const UN_NUMBER_NOT_KNOWN = new Set([
  "4111-54-0, 2.0 mol/L in THF and heptane",
  "111-30-8, 25% in water",
  "128-08-5",
  "128-09-6",
  "920-66-1",
  "937-14-4",
  "2564-83-2",
  "7647-10-1",
  "24424-99-5",
]);

/** What goods of a class of dangerous goods must have as a statement; classes 6.1, 8 and 9 also follow from what no statement shows. */
const STATEMENT_OF_CLASS: Readonly<Record<string, RegExp>> = {
  "3": /^H22[456]$/u,
  "4.1": /^(?:H228|H242|EUH001)$/u,
  "4.2": /^H25[012]$/u,
  "4.3": /^H26[01]$/u,
  "5.1": /^H27[12]$/u,
  "5.2": /^H24[012]$/u,
};

/** Solutes whose entry of CLP annex VI sets limits of its own, with the share in percent from which each statement holds. */
const SPECIFIC_LIMITS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "50-32-8": { H350: 0.01 },
};
const METHANOL_G_PER_ML = 0.792;

const called = (fact: Fact) =>
  isSolution(fact) ? `${nameOf(fact)}, ${fact.grade.en}` : nameOf(fact);

/** Labels that do not follow from their statements. */
export function* labelFaults(facts: readonly Fact[]): Generator<string> {
  for (const fact of facts) {
    const { statements, signal, pictograms } = fact.hazards;
    const written = statements.join(";") || "no statements";
    if (!possibleSignals(statements).includes(signal ?? "none"))
      yield `${called(fact)}: the signal "${signal ?? ""}" of ${written}`;
    const expected = pictogramsOf(statements).join(";");
    if (pictograms.join(";") !== expected)
      yield `${called(fact)}: the pictograms ${pictograms.join(";") || "none"}, not ${expected || "none"}`;
  }
}

/** Classifications that contradict their statements. */
export function* classificationFaults(facts: readonly Fact[]): Generator<string> {
  for (const fact of facts) {
    const { basis, statements, signal, unNumber } = fact.hazards;
    if (basis === "not-classified") {
      if (statements.length > 0 || signal !== null || unNumber !== null)
        yield `${called(fact)}: not classified, but it has statements, a signal word or a UN number`;
    } else if (basis !== null && statements.length === 0) {
      yield `${called(fact)}: the basis ${basis} of no statements`;
    }
    if (isSolution(fact) !== (basis === "calculated"))
      yield `${called(fact)}: the basis ${basis ?? "of nothing"}; a solution is calculated`;
  }
}

/** Solutions without a statement for which the solute has a limit of its own. */
export function* limitFaults(facts: readonly Fact[]): Generator<string> {
  for (const fact of facts.filter(isSolution)) {
    const micrograms = /^(\d+) μg\/mL in methanol$/u.exec(fact.grade.en)?.[1];
    if (micrograms === undefined) continue;
    const percent = Number(micrograms) / 10_000 / METHANOL_G_PER_ML;
    for (const [code, from] of Object.entries(SPECIFIC_LIMITS[fact.cas ?? ""] ?? {}))
      if (percent >= from && !fact.hazards.statements.includes(code))
        yield `${called(fact)}: no ${code}, which holds from ${String(from)}%`;
  }
}

/**
 * Goods whose statements demand a class of dangerous goods and that have no UN number, but for those whose number is not known; and
 * numbers that are not listed, or whose class the statements do not show.
 */
export function* transportFaults(facts: readonly Fact[]): Generator<string> {
  for (const fact of facts) {
    const { statements, unNumber } = fact.hazards;
    if (unNumber === null) {
      const demanding = transportStatements(statements);
      if (demanding.length > 0 && !UN_NUMBER_NOT_KNOWN.has(called(fact)))
        yield `${called(fact)}: no UN number for ${demanding.join(", ")}`;
      continue;
    }
    const entry = unEntry(unNumber);
    if (!entry) {
      yield `${called(fact)}: UN ${unNumber} is not listed`;
      continue;
    }
    const shown = STATEMENT_OF_CLASS[entry.hazardClass];
    if (shown && !statements.some((code) => shown.test(code)))
      yield `${called(fact)}: UN ${unNumber} is of class ${entry.hazardClass}, not ${statements.join(", ")}`;
  }
}
