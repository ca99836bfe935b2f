import { setTimeout as sleep } from "node:timers/promises";
import { eachText } from "../structures/each-text.ts";
import { type PreparedStructure, unsearchedRow } from "../structures/prepared.ts";

/**
 * A thread that prepares structures without reading them, and does not answer all: what begins with "C1" keeps it busy for ever, and
 * what begins with "C2" ends it. What begins with "C3" takes a second, but no processor time, as on a busy machine.
 */
export const calculate = eachText(async (smiles): Promise<PreparedStructure> => {
  if (smiles.startsWith("C2")) return ended(smiles);
  while (smiles.startsWith("C1"));
  if (smiles.startsWith("C3")) await sleep(1000);
  return { row: unsearchedRow(smiles), svg: `<svg data-smiles="${smiles}"/>` };
});

function ended(smiles: string): Promise<never> {
  process.nextTick(() => {
    throw new Error(`not prepared: ${smiles}`);
  });
  return new Promise(() => undefined);
}
