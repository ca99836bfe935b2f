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

describe("the hits of a substructure search", () => {
  it("the hits of a substructure search are compared for 60 patterns over the demo's and 5,000 further molecules", () => {
    expect(patterns).toHaveLength(60);
    expect(hits).toHaveLength(60);
    expect(molecules.length).toBeGreaterThan(5400);
    expect(columns.count).toBe(molecules.length);
    expect(hits.filter((found) => found.length > 0).length).toBeGreaterThan(50);
  });

  it.each(patterns.map((pattern, at) => ({ ...pattern, at })))(
    "the hits of a substructure search equal RDKit's for $notation $text",
    ({ text, notation, at }) => {
      const query = readQuery(rdkit, text, "substructure");
      expect(query).toMatchObject({ kind: notation });
      if (typeof query === "string") return;
      const run = new StructureSearchRun(rdkit, columns, {
        query,
        match: "substructure",
        threshold: 0,
      });
      while (!run.isComplete) run.step();
      expect([...run.ids()].toSorted((one, other) => one - other)).toEqual(hits[at]);
      run.close();
    },
    60_000,
  );
});
