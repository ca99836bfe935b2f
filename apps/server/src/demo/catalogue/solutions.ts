import { labelOf } from "@reagent/domain/hazard-label";
import { LISTED } from "@reagent/domain/hazard-listing";
import { mixtureStatements } from "@reagent/domain/mixture";
import type { Component } from "@reagent/domain/mixture";
import { precursorMarks } from "@reagent/domain/precursor";
import type { Hazards } from "../../catalogue/catalogue.ts";
import { describeLooks } from "./facts.ts";
import type { Fact } from "./facts.ts";
import type { Grade, Solution } from "./grades.ts";
import { NO_HAZARDS } from "./hazards.ts";

export type HazardsByCas = ReadonlyMap<string, Hazards>;

/**
 * What an item of a grade contains: the substance itself, or its solution. A solution keeps the identity of the solute; its hazards
 * follow from its components, and what is only known of the solute is absent.
 */
export function materialOf(fact: Fact, grade: Grade, hazards: HazardsByCas): Fact {
  const { solution } = grade;
  if (!solution || fact.cas === null) return fact;
  return {
    ...fact,
    key: `${fact.key}, ${grade.words.en}`,
    appearance: solution.appearance,
    properties: describeLooks(solution.appearance, fact.storageKind),
    density: null,
    meltingPoint: null,
    boilingPoint: null,
    flashPoint: null,
    refractiveIndex: null,
    opticalRotation: null,
    explosionLimits: null,
    hazards: solutionHazards(fact.cas, solution, hazards),
    isLiquid: true,
    gramsPerMillilitre: null,
    boilsAt: null,
  };
}

/** The hazards of a solution. The marks of precursors are the solute's. */
export function solutionHazards(cas: string, solution: Solution, hazards: HazardsByCas): Hazards {
  const components = componentsOf(cas, solution, hazards);
  const statements = mixtureStatements(components);
  const { signal, pictograms } = labelOf(statements);
  const isListed = components.some(
    ({ percent, own }) => percent >= 1 && own.hazardousNumber !== null,
  );
  return {
    signal: signal === "none" ? null : signal,
    pictograms,
    statements,
    unNumber: solution.unNumber,
    hazardousNumber: isListed ? LISTED : null,
    ...precursorMarks(cas, solution.percent),
  };
}

/** The components with their shares. The shares of several solvents are not known: each counts with all that is not solute. */
function componentsOf(
  cas: string,
  { percent, solvents }: Solution,
  hazards: HazardsByCas,
): (Component & { readonly own: Hazards })[] {
  const component = (of: string, share: number) => {
    const own = hazards.get(of) ?? NO_HAZARDS;
    return { percent: share, statements: own.statements, own };
  };
  return [component(cas, percent), ...solvents.map((each) => component(each, 100 - percent))];
}
