import { writeFileSync } from "node:fs";
import { openRdkit } from "../../structures/rdkit.ts";
import { demoCatalogue } from "../demo.ts";
import { MOLECULES, moleculeAt } from "../molecules.ts";
import { readReference } from "./read.ts";

/**
 * Makes the table that the search is compared with: every molecule is matched with every pattern by RDKit, without fingerprints, pages
 * or any other code of the search. The answer to a pattern is one bit per molecule, base64.
 */
const MADE = 5000;

const folder = new URL(".", import.meta.url);
const rdkit = await openRdkit();
const { substances } = await demoCatalogue();
const demo = new Set(substances.flatMap(({ smiles }) => (smiles === null ? [] : [smiles])));
const made = new Set<string>();
for (let number = 0; made.size < MADE && number < MOLECULES; number += 1) {
  const smiles = moleculeAt(number);
  const molecule = rdkit.get_mol(smiles);
  if (!molecule) continue;
  molecule.delete();
  if (!demo.has(smiles)) made.add(smiles);
}
writeFileSync(new URL("molecules.txt", folder), `${[...made].join("\n")}\n`);

const { molecules, patterns } = await readReference();
const rows = patterns.map(({ notation, text }) => {
  const query = notation === "smiles" ? rdkit.get_mol(text) : rdkit.get_qmol(text);
  if (!query) throw new Error(`not a pattern: ${text}`);
  return { query, bits: new Uint8Array(Math.ceil(molecules.length / 8)) };
});
for (const [at, smiles] of molecules.entries()) {
  const molecule = rdkit.get_mol(smiles);
  if (!molecule) continue;
  for (const { query, bits } of rows) {
    const isHit = molecule.get_substruct_match(query, `{"useChirality":true}`) !== "{}";
    if (isHit) bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
  }
  molecule.delete();
}
const table = rows.map(({ bits }) => Buffer.from(bits).toString("base64"));
writeFileSync(new URL("hits.txt", folder), `${table.join("\n")}\n`);
console.log(`${molecules.length} molecules, ${patterns.length} patterns`);
