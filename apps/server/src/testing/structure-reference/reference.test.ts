import { beforeAll, describe, expect, it } from "vitest";
import { ColumnsBuilder } from "../../structures/columns-builder.ts";
import type { StructureColumns } from "../../structures/columns.ts";
import { StructureSearchRun } from "../../structures/engine.ts";
import { fingerprintsOf } from "../../structures/fingerprint.ts";
import { readQuery } from "../../structures/query.ts";
import { openRdkit, type Rdkit, using } from "../../structures/rdkit.ts";
import { readReference } from "./read.ts";

const { molecules, patterns, hits } = await readReference();
const PREPARING_MS = 280_000;

let rdkit: Rdkit;
let columns: StructureColumns;

beforeAll(async () => {
  rdkit = await openRdkit();
  const builder = new ColumnsBuilder(molecules.length);
  for (const [position, smiles] of molecules.entries()) {
    const molecule = rdkit.get_mol(smiles);
    if (!molecule) continue;
    const { bits, canonical } = using(molecule, (it) => ({
      bits: fingerprintsOf(rdkit, it, "C"),
      canonical: it.get_smiles(),
    }));
    builder.add({ smiles, canonical, atoms: 1, bits, items: [position], position });
  }
  columns = builder.build();
}, PREPARING_MS);

/** Searches to the end; the places of the molecules that are found, and in how many steps. */
function search(text: string) {
  const query = readQuery(rdkit, text, "substructure");
  if (typeof query === "string") throw new Error(`${text}: ${query}`);
  const run = new StructureSearchRun(rdkit, columns, {
    query,
    match: "substructure",
    threshold: 0,
  });
  let steps = 0;
  for (; !run.isComplete; steps += 1) run.step();
  const found = [...run.ids()].toSorted((one, other) => one - other);
  const { undecided } = run;
  run.close();
  return { kind: query.kind, found, undecided, steps };
}

describe("the hits of a substructure search", () => {
  it("the hits of a substructure search are compared for 74 patterns over the demo's and 5,000 further molecules", () => {
    expect(patterns).toHaveLength(74);
    expect(hits).toHaveLength(74);
    expect(molecules.length).toBeGreaterThan(5400);
    expect(columns.count).toBe(molecules.length);
    expect(hits.filter((found) => found.length > 0).length).toBeGreaterThan(60);
  });

  it.each(patterns.map((pattern, at) => ({ ...pattern, at })))(
    "the hits of a substructure search equal RDKit's for $notation $text",
    ({ text, notation, at }) => {
      const { kind, found, undecided } = search(text);
      expect({ kind, undecided }).toEqual({ kind: notation, undecided: 0 });
      expect(found).toEqual(hits[at]);
    },
    60_000,
  );

  it.each([
    ["[Cl,Br]-C=*", 1000],
    ["[F,Cl,Br,I]c1ccccc1", 2500],
    ["c1cc([F,Cl])ccc1[N,O]", 2500],
  ])("the hits of the pattern %s are looked for in less than %i structures", (text, most) => {
    expect(search(text).steps).toBeLessThan(most);
  });
});
