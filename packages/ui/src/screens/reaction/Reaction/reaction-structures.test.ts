import { resolvedReaction } from "@reagent/api/mock/samples/reaction";
import { Molecule } from "openchemlib";
import { describe, expect, it } from "vitest";
import { type FoundRow, viewRows } from "./reaction-rows.ts";
import { openPlan } from "./reaction-state.ts";
import { reactionStructures } from "./reaction-structures.ts";

type Row = readonly [text: string, amount: string, isProduct?: boolean];

/** The counts of a reaction file, and its structures as canonical SMILES. */
async function exported(...rows: readonly Row[]) {
  const plan = openPlan({
    rows: rows.map(([text, amount, isProduct = false]) => ({ text, amount, isProduct })),
    limiting: 0,
  });
  const found = new Map(
    rows.map(([text]): [string, FoundRow] => {
      const { items } = resolvedReaction([text]);
      return [text, { items, isExact: true, molecularWeight: "", viewer: "customer" }];
    }),
  );
  const file = await reactionStructures(
    plan.rows,
    viewRows(plan, { found, filings: [], hasFailed: false }),
  );
  const [head = "", ...blocks] = file?.split("$MOL\n") ?? [];
  return {
    lines: head.split("\n"),
    smiles: blocks.map((block) => Molecule.fromMolfile(block).toSmiles()),
  };
}
const canonical = (smiles: string) => Molecule.fromSmiles(smiles).toSmiles();

describe("the structures of a plan", () => {
  it("are a reaction file of what goes in and of what is made, without solvents and rows without a structure", async () => {
    const { lines, smiles } = await exported(
      ["水杨醛", "10 mmol"],
      ["没有的东西", "2 eq"],
      ["Oc1ccccc1C=Nc1ccccc1", "", true],
      ["Nc1ccccc1", "1 eq"],
      ["CCO", "5 mL/mmol"],
    );
    expect(lines).toEqual(["$RXN", "", "", "", "  2  1", ""]);
    expect(smiles).toEqual(["O=Cc1ccccc1O", "Nc1ccccc1", "Oc1ccccc1C=Nc1ccccc1"].map(canonical));
  });

  it("are none where no row has one", async () => {
    expect((await exported(["没有的东西", "1 eq"])).smiles).toEqual([]);
  });
});
