import type { StructureMatch } from "@reagent/domain/structure-search";
import { beforeAll, describe, expect, it } from "vitest";
import { demoCatalogue } from "../testing/demo.ts";
import { ColumnsBuilder } from "./columns-builder.ts";
import type { StructureColumns } from "./columns.ts";
import { readForSearch, StructureSearchRun } from "./engine.ts";
import { describeStructure } from "./fingerprint.ts";
import { openRdkit, type Rdkit, using } from "./rdkit.ts";

const SLOW_MS = 240_000;
const { substances } = await demoCatalogue();
const drawn = [...new Set(substances.flatMap(({ smiles }) => (smiles === null ? [] : [smiles])))];

let rdkit: Rdkit;
let columns: StructureColumns;
/** The places of the drawings by the key of their largest part. */
const byPart = new Map<string, number[]>();

beforeAll(async () => {
  rdkit = await openRdkit();
  const builder = new ColumnsBuilder(drawn.length);
  for (const [position, smiles] of drawn.entries()) {
    const record = describeStructure(rdkit, smiles);
    if (!record) throw new Error(`not read: ${smiles}`);
    builder.add({ smiles, ...record, items: [position], position });
    byPart.set(record.partKey, [...(byPart.get(record.partKey) ?? []), position]);
  }
  columns = builder.build();
}, SLOW_MS);

/** Searches to the end; an empty text where it ends within the steps and finds the drawing, otherwise why not. */
function problemOf(text: string, match: StructureMatch, position: number): string {
  const query = readForSearch(rdkit, text, match);
  if (typeof query === "string" || query.kind === "inchi")
    return `read as ${JSON.stringify(query)}`;
  const keyed = match === "exact" ? byPart.get(query.partKey) : undefined;
  const run = new StructureSearchRun(rdkit, columns, { query, match, threshold: 0.9, keyed });
  let steps = 0;
  for (; !run.isComplete && steps <= drawn.length; steps += 1) run.step();
  const { isComplete, undecided } = run;
  const isFound = run.ids().includes(position);
  run.close();
  if (!isComplete) return `has not ended after ${steps} steps`;
  if (undecided > 0) return `${undecided} structures are undecided`;
  return isFound ? "" : `is not found by ${query.code}`;
}

function molblockOf(smiles: string): string {
  const molecule = rdkit.get_mol(smiles);
  if (!molecule) throw new Error(smiles);
  return using(molecule, (it) => it.get_molblock());
}

describe("the drawings of the demo", () => {
  it("the drawings of the demo are searched for, all 525 of them", () => {
    expect(drawn).toHaveLength(525);
  });

  it.each<StructureMatch>(["exact", "substructure", "similarity"])(
    "the drawings of the demo each find themselves within their steps in a search of the kind %s",
    (match) => {
      const problems = drawn
        .map((smiles, position) => ({ smiles, problem: problemOf(smiles, match, position) }))
        .filter(({ problem }) => problem !== "");
      expect(problems).toEqual([]);
    },
    SLOW_MS,
  );

  it(
    "the drawings of the demo each find themselves as a molfile",
    () => {
      const problems = drawn
        .map((smiles, position) => ({
          smiles,
          problem: problemOf(molblockOf(smiles), "exact", position),
        }))
        .filter(({ problem }) => problem !== "");
      expect(problems).toEqual([]);
    },
    SLOW_MS,
  );
});
