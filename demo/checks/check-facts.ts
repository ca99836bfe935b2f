import { identityFaults, precursorFaults, propertyFaults } from "./fact-rules.ts";
import { type Fact, pureFacts } from "./facts.ts";
import { classificationFaults, labelFaults, limitFaults, transportFaults } from "./hazard-rules.ts";
import { structureFaults } from "./structure-rules.ts";

/**
 * The problems of the facts that an import does not see: duplicates, grades of one substance that differ, formula and mass against the
 * structure, impossible constants, labels that do not follow from their statements, classifications that contradict them, missing UN numbers, or such of another class, classes of precursor that are not
 * those of the national lists. Empty where there are none.
 */
export function factFaults(facts: readonly Fact[]): string[] {
  const pure = pureFacts(facts);
  return [
    ...identityFaults(facts, pure),
    ...propertyFaults(pure),
    ...labelFaults(facts),
    ...classificationFaults(facts),
    ...limitFaults(facts),
    ...transportFaults(facts),
    ...precursorFaults(pure),
    ...structureFaults(pure),
  ];
}
