import type { Database } from "../database/database.ts";
import type { Drafting } from "./drafting.ts";
import { raiseRevision } from "./revision.ts";
import { PATIENCE_MS } from "./staging.ts";
import type { Progress } from "./staging.ts";

const ITEMS_AT_ONCE = 400;
const DRAWINGS_REMEMBERED = 5000;
/** How often caches are told, in milliseconds; until then they remember items without their drawings. */
const TELLING_MS = 10_000;

interface Undrawn {
  readonly id: number;
  readonly smiles: string;
}

/** Draws the structures of all items that have one and no drawing yet, and keeps the drawings, while a server may serve. */
export async function drawStructures(
  database: Database,
  drafting: Drafting,
  onProgress: Progress,
): Promise<void> {
  const drawings = new Map<string, string | null>();
  let told = performance.now();
  let done = 0;
  for (
    let items = await undrawnItems(database, 0);
    items.length > 0;
    items = await undrawnItems(database, items.at(-1)?.id ?? 0)
  ) {
    if (drawings.size > DRAWINGS_REMEMBERED) drawings.clear();
    const missing = [...new Set(items.map(({ smiles }) => smiles))].filter(
      (smiles) => !drawings.has(smiles),
    );
    const drawn = await drafting.draw(missing);
    for (const [at, smiles] of missing.entries()) drawings.set(smiles, drawn[at] ?? null);
    await keep(database, items, drawings);
    done += items.length;
    onProgress(done);
    if (performance.now() - told > TELLING_MS) {
      await database.transact(raiseRevision, { patienceMs: PATIENCE_MS });
      told = performance.now();
    }
  }
  if (done > 0) await database.transact(raiseRevision, { patienceMs: PATIENCE_MS });
}

async function undrawnItems({ read }: Database, after: number): Promise<Undrawn[]> {
  const rows = await read
    .selectFrom("items")
    .select(["id", "smiles"])
    .where("structure_svg", "is", null)
    .where("smiles", "is not", null)
    .where("id", ">", after)
    .orderBy("id")
    .limit(ITEMS_AT_ONCE)
    .execute();
  return rows.flatMap(({ id, smiles }) => (smiles === null ? [] : { id, smiles }));
}

async function keep(
  database: Database,
  items: readonly Undrawn[],
  drawings: ReadonlyMap<string, string | null>,
): Promise<void> {
  await database.transact(
    async (tx) => {
      for (const { id, smiles } of items) {
        await tx
          .updateTable("items")
          .set({ structure_svg: drawings.get(smiles) ?? null })
          .where("id", "=", id)
          .where("smiles", "=", smiles)
          .execute();
      }
    },
    { patienceMs: PATIENCE_MS },
  );
}
