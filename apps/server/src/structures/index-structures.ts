import type { Progress } from "../basics/progress.ts";
import { raiseRevision } from "../catalogue/revision.ts";
import type { Database } from "../database/database.ts";
import { readFact, writeFact } from "../database/facts.ts";
import { LOAD_TIMEOUT_MS } from "../database/transact.ts";
import { storedRevision } from "../listing/stored-columns.ts";
import type { PreparedStructure } from "./prepared.ts";
import type { WorkerThreads } from "./worker-threads.ts";

const BATCH_SIZE = 400;

interface IndexOptions {
  readonly onProgress?: Progress | undefined;
  /** Called with a structure that could not be read in time. */
  readonly onLate?: ((smiles: string) => void) | undefined;
  /** Whether to end after the batch that is calculated, as far as the threads get; the next call completes the rest. */
  readonly isStopped?: () => boolean;
}

/**
 * Calculates what the structure search needs of each SMILES of the catalogue that it does not know yet, and stores it with the drawing
 * where an item has none, also while a server runs. Removes what no item has any more.
 */
export async function indexStructures(
  database: Database,
  threads: WorkerThreads<PreparedStructure>,
  { onProgress = () => {}, onLate = () => {}, isStopped = () => false }: IndexOptions = {},
): Promise<void> {
  const revision = await storedRevision(database.read);
  // Looking for what is missing reads all items, which a server that starts does not repeat.
  if (revision !== "" && (await readFact(database.read, "structures_known_for")) === revision)
    return;
  let done = 0;
  let smiles = await unknownSmiles(database, "");
  let preparing = threads.run(smiles);
  while (smiles.length > 0 && !isStopped()) {
    const prepared = await preparing;
    smiles = await unknownSmiles(database, smiles.at(-1) ?? "");
    // The threads go on while this one stores.
    preparing = threads.run(smiles);
    for (const { row, isLate } of prepared) if (isLate) onLate(row.smiles);
    await store(database, prepared);
    done += prepared.length;
    onProgress(done);
  }
  await preparing;
  const removed = await removeUnused(database);
  if (smiles.length === 0 && !isStopped())
    await database.transact((tx) => writeFact(tx, "structures_known_for", revision), {
      timeoutMs: LOAD_TIMEOUT_MS,
    });
  if (done > 0 || removed) await database.transact(raiseRevision, { timeoutMs: LOAD_TIMEOUT_MS });
}

async function unknownSmiles({ read }: Database, after: string): Promise<string[]> {
  const rows = await read
    .selectFrom("items")
    .leftJoin("structures", "structures.smiles", "items.smiles")
    .select("items.smiles")
    .distinct()
    .where("structures.active_part", "is", null)
    .where("items.smiles", ">", after)
    .orderBy("items.smiles")
    .limit(BATCH_SIZE)
    .execute();
  return rows.flatMap(({ smiles }) => (smiles === null ? [] : [smiles]));
}

async function store(database: Database, prepared: readonly PreparedStructure[]): Promise<void> {
  await database.transact(
    async (tx) => {
      await tx
        .insertInto("structures")
        .values(prepared.map(({ row }) => row))
        .onConflict((conflict) =>
          conflict
            .column("smiles")
            .doUpdateSet((row) => ({ active_part: row.ref("excluded.active_part") })),
        )
        .execute();
      for (const { row, svg } of prepared) {
        if (svg === null) continue;
        await tx
          .updateTable("items")
          .set({ structure_svg: svg })
          .where("smiles", "=", row.smiles)
          .where("structure_svg", "is", null)
          .execute();
      }
    },
    { timeoutMs: LOAD_TIMEOUT_MS },
  );
}

async function removeUnused(database: Database): Promise<boolean> {
  const isUnused = database.read
    .selectFrom("structures")
    .select("structures.smiles")
    .leftJoin("items", "items.smiles", "structures.smiles")
    .where("items.id", "is", null);
  const unused = await isUnused.limit(1).executeTakeFirst();
  if (!unused) return false;
  await database.transact(
    (tx) => tx.deleteFrom("structures").where("smiles", "in", isUnused).execute(),
    { timeoutMs: LOAD_TIMEOUT_MS },
  );
  return true;
}
