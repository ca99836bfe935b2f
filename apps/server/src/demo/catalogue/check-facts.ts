import { hazardFaults, identityFaults, linkFaults, propertyFaults } from "./fact-rules.ts";
import { readFactTables } from "./fact-tables.ts";
import type { FactTables } from "./fact-tables.ts";
import { structureFaults } from "./structure-rules.ts";

/**
 * Everything that is wrong with the facts of the demo catalogue: check digits, what occurs twice, formula and mass against the
 * structure, impossible constants, codes without wording, rows that point at nothing. Empty when all is well.
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
