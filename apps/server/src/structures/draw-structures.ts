import type { Progress } from "../basics/progress.ts";
import { raiseRevision } from "../catalogue/revision.ts";
import type { Database } from "../database/database.ts";
import { LOAD_TIMEOUT_MS } from "../database/transact.ts";
import type { StructureDrawer } from "./structure-drawer.ts";

const BATCH_SIZE = 400;
const MAX_CACHED_DRAWINGS = 5000;
/** How often the revision is incremented while drawing, in milliseconds, so that caches show the new drawings. */
const REVISION_INTERVAL_MS = 10_000;

interface Undrawn {
  readonly id: number;
  readonly smiles: string;
}

/** Draws the structures of all items without a drawing and stores them, also while a server runs. */
export async function drawStructures(
  database: Database,
  drawer: StructureDrawer,
  onProgress: Progress,
): Promise<void> {
  const drawings = new Map<string, string | null>();
  let raisedAt = performance.now();
  let done = 0;
  for (
    let items = await undrawnItems(database, 0);
    items.length > 0;
    items = await undrawnItems(database, items.at(-1)?.id ?? 0)
  ) {
    if (drawings.size > MAX_CACHED_DRAWINGS) drawings.clear();
    const missing = [...new Set(items.map(({ smiles }) => smiles))].filter(
      (smiles) => !drawings.has(smiles),
    );
    const drawn = await drawer.draw(missing);
    for (const [at, smiles] of missing.entries()) drawings.set(smiles, drawn[at] ?? null);
    await storeDrawings(database, items, drawings);
    done += items.length;
    onProgress(done);
    if (performance.now() - raisedAt > REVISION_INTERVAL_MS) {
      await database.transact(raiseRevision, { timeoutMs: LOAD_TIMEOUT_MS });
      raisedAt = performance.now();
    }
  }
  if (done > 0) await database.transact(raiseRevision, { timeoutMs: LOAD_TIMEOUT_MS });
}

async function undrawnItems({ read }: Database, after: number): Promise<Undrawn[]> {
  const rows = await read
    .selectFrom("items")
    .select(["id", "smiles"])
    .where("structure_svg", "is", null)
    .where("smiles", "is not", null)
    .where("id", ">", after)
    .orderBy("id")
    .limit(BATCH_SIZE)
    .execute();
  return rows.flatMap(({ id, smiles }) => (smiles === null ? [] : { id, smiles }));
}

async function storeDrawings(
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
    { timeoutMs: LOAD_TIMEOUT_MS },
  );
}
