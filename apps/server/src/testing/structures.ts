import { raiseRevision } from "../catalogue/revision.ts";
import type { Database } from "../database/database.ts";
import { forgetColumns } from "../listing/stored-columns.ts";
import { item } from "./fixture.ts";

/** Adds an item for each SMILES, the first with id `first`, and raises the catalogue's revision. */
export async function addStructures(
  database: Database,
  first: number,
  all: readonly string[],
): Promise<void> {
  const rows = all.map((smiles, at) => ({
    ...item({
      id: first + at,
      code: `S${first + at}`,
      name_zh: `结构 ${first + at}`,
      name_en: `Structure ${first + at}`,
      cas: "",
    }),
    smiles,
    structure_svg: null,
  }));
  await database.transact(async (tx) => {
    for (let from = 0; from < rows.length; from += 100)
      await tx
        .insertInto("items")
        .values(rows.slice(from, from + 100))
        .execute();
    await forgetColumns(tx);
    await raiseRevision(tx);
  });
}

/** SMILES of a ladder of four-membered rings. The atom `labelled` is carbon-13. */
export function ladder(rungs: number, labelled?: number): string {
  const atoms = Array.from({ length: 2 * rungs }, (_, at) => {
    const isEnd = at === rungs - 1 || at === rungs;
    const ring = isEnd ? "" : `%${10 + Math.min(at, 2 * rungs - 1 - at)}`;
    const hydrogen = at === 0 || isEnd || at === 2 * rungs - 1 ? "H2" : "H";
    return `${at === labelled ? `[13C${hydrogen}]` : "C"}${ring}`;
  });
  return atoms.join("");
}

/** SMARTS of a chain that no ladder has: RDKit tries all paths, and each rung takes it half as long again. */
export function hardPattern(rungs: number): string {
  return `${"C~".repeat(rungs)}C(~C)(~C)~C`;
}
