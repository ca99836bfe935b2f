import { transportStatements } from "@reagent/domain/dangerous-goods";
import { pictogramsOf, possibleSignals } from "@reagent/domain/hazard-label";
import { serialNumberOf } from "@reagent/domain/hazard-listing";
import { hazardWording } from "@reagent/domain/hazard-statements";
import type { FactTables } from "./fact-tables.ts";
import { solutionIn } from "./grades.ts";
import { hazardsFrom } from "./hazards.ts";
import { solutionHazards } from "./solutions.ts";
import { listed } from "./tables.ts";

const SIGNALS = new Set(["", "danger", "warning"]);
const LISTED = new Set(["", "yes", "no"]);
const PRECURSORS = new Set(["drug", "explosive"]);
const WATER = "7732-18-5";

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

/** Problems of the cells on hazards. */
export function* hazardFaults({ hazards }: Pick<FactTables, "hazards">): Generator<string> {
  for (const row of hazards) {
    if (!SIGNALS.has(row.signal)) yield `${row.cas}: unknown signal ${row.signal}`;
    if (!LISTED.has(row.is_listed)) yield `${row.cas}: neither listed nor not: ${row.is_listed}`;
    for (const precursor of listed(row.precursor)) {
      if (!PRECURSORS.has(precursor)) yield `${row.cas}: unknown precursor ${precursor}`;
    }
    if (row.serial_number !== "" && row.is_listed !== "yes")
      yield `${row.cas}: a serial number, but not listed`;
    if (row.serial_number !== "" && serialNumberOf(row.serial_number) !== row.serial_number)
      yield `${row.cas}: not a serial number: ${row.serial_number}`;
    if (row.un_number !== "" && !/^\d{4}$/u.test(row.un_number))
      yield `${row.cas}: not a UN number: ${row.un_number}`;
    for (const statement of listed(row.statements)) {
      if (!hazardWording(statement)) yield `${row.cas}: no wording for ${statement}`;
    }
  }
}

/** Labels that do not follow from their statements. */
export function* labelFaults({ hazards }: Pick<FactTables, "hazards">): Generator<string> {
  for (const row of hazards) {
    const statements = listed(row.statements);
    const signals = possibleSignals(statements);
    if (!signals.some((signal) => signal === (row.signal || "none")))
      yield `${row.cas}: the signal "${row.signal}" of ${row.statements || "no statements"}`;
    const pictograms = pictogramsOf(statements).join(";");
    if (pictograms !== row.pictograms)
      yield `${row.cas}: the pictograms ${row.pictograms || "none"}, not ${pictograms || "none"}`;
  }
}

/** Solutions without a composition, or of something unknown, and substances that are described by their solution. */
export function* solutionFaults({
  substances,
  properties,
  grades,
}: Pick<FactTables, "substances" | "properties" | "grades">): Generator<string> {
  const known = new Set([WATER, ...substances.map(({ cas }) => cas)]);
  for (const row of grades) {
    const solution = solutionIn(row);
    const isNamedSolution = /溶于|水溶液$/u.test(row.grade_zh);
    if (isNamedSolution !== (solution !== null))
      yield `${row.cas}: ${row.grade_en} and its solvents do not go together`;
    for (const solvent of solution?.solvents ?? []) {
      if (!known.has(solvent)) yield `${row.cas}: no such solvent ${solvent}`;
    }
    if (solution && !(solution.percent > 0 && solution.percent < 100))
      yield `${row.cas}: impossible share ${row.percent}`;
  }
  for (const { cas, appearance_zh, appearance_en } of properties) {
    if (/溶液/u.test(appearance_zh) || /solution/iu.test(appearance_en))
      yield `${cas}: the appearance of a solution`;
  }
}

/** Goods whose statements demand a class of dangerous goods and that have no UN number, but for those whose number is not known. */
export function* transportFaults({
  hazards,
  grades,
}: Pick<FactTables, "hazards" | "grades">): Generator<string> {
  const byCas = hazardsFrom(hazards);
  const solutions = grades.flatMap((row) => {
    const solution = solutionIn(row);
    return solution
      ? [
          {
            cas: row.cas,
            key: `${row.cas}, ${row.grade_en}`,
            of: solutionHazards(row.cas, solution, byCas),
          },
        ]
      : [];
  });
  const dissolved = new Set(solutions.map(({ cas }) => cas));
  const pure = [...byCas]
    .filter(([cas]) => !dissolved.has(cas))
    .map(([cas, of]) => ({ key: cas, of }));
  for (const { key, of } of [...pure, ...solutions]) {
    const demanding = transportStatements(of.statements);
    if (demanding.length > 0 && of.unNumber === null && !UN_NUMBER_NOT_KNOWN.has(key))
      yield `${key}: no UN number for ${demanding.join(", ")}`;
  }
}
