import { hazardFaults, identityFaults, linkFaults, propertyFaults } from "./fact-rules.ts";
import { readFactTables } from "./fact-tables.ts";
import type { FactTables } from "./fact-tables.ts";
import { structureFaults } from "./structure-rules.ts";

/**
 * The problems of the demo catalogue's facts: check digits, duplicates, formula and mass against the structure, impossible constants,
 * codes without wording, dangling references. Empty when there are none.
 */
export function factFaults(tables: FactTables): string[] {
  return [
    ...linkFaults(tables),
    ...identityFaults(tables),
    ...propertyFaults(tables),
    ...hazardFaults(tables),
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
