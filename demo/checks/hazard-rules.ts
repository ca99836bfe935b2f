import { transportStatements } from "@reagent/domain/dangerous-goods";
import { pictogramsOf, possibleSignals } from "@reagent/domain/hazard-label";
import { type Fact, isSolution, nameOf } from "./facts.ts";

/** Substances and solutions whose UN number depends on what is not known here: their form, content or category. */
const UN_NUMBER_NOT_KNOWN = new Set([
  "4111-54-0, 2.0 mol/L in THF and heptane",
  "111-30-8, 50% in water",
  "111-30-8, 25% in water",
  "51-28-5",
  "79-37-8",
  "112-53-8",
  "119-65-3",
  "128-08-5",
  "128-09-6",
  "329-98-6",
  "404-86-4",
  "920-66-1",
  "937-14-4",
  "2564-83-2",
  "7647-10-1",
  "24424-99-5",
]);

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

/** Goods whose statements demand a class of dangerous goods and that have no UN number, but for those whose number is not known. */
export function* transportFaults(facts: readonly Fact[]): Generator<string> {
  for (const fact of facts) {
    const demanding = transportStatements(fact.hazards.statements);
    const isMissing = demanding.length > 0 && fact.hazards.unNumber === null;
    if (isMissing && !UN_NUMBER_NOT_KNOWN.has(called(fact)))
      yield `${called(fact)}: no UN number for ${demanding.join(", ")}`;
  }
}
