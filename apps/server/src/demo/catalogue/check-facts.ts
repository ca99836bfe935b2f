import { identityFaults, linkFaults, precursorFaults, propertyFaults } from "./fact-rules.ts";
import { readFactTables } from "./fact-tables.ts";
import type { FactTables } from "./fact-tables.ts";
import { hazardFaults, labelFaults, solutionFaults, transportFaults } from "./hazard-rules.ts";
import { structureFaults } from "./structure-rules.ts";

/**
 * The problems of the demo catalogue's facts: check digits, duplicates, formula and mass against the structure, impossible constants,
 * codes without wording, labels that do not follow from their statements, solutions without composition, missing UN numbers, classes of precursor that are not those of the national lists, dangling references. Empty when there are none.
 */
export function factFaults(tables: FactTables): string[] {
  return [
    ...linkFaults(tables),
    ...identityFaults(tables),
    ...propertyFaults(tables),
    ...hazardFaults(tables),
    ...labelFaults(tables),
    ...solutionFaults(tables),
    ...transportFaults(tables),
    ...precursorFaults(tables),
    ...structureFaults(tables),
  ];
}

if (import.meta.main) {
  const tables = readFactTables();
  const faults = factFaults(tables);
  for (const fault of faults) console.error(fault);
  console.log(`${String(tables.substances.length)} substances, ${String(faults.length)} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
