import { startOfDay } from "../basics/day.ts";
import { raiseRevision } from "../catalogue/revision.ts";
import { chunks } from "../database/chunks.ts";
import type { Database } from "../database/database.ts";
import { LOAD_TIMEOUT_MS } from "../database/transact.ts";
import { collectBatches } from "./collect-batches.ts";
import type { FileReport } from "./import.ts";
import { insertAll } from "./load/write.ts";

/** The outcome of an import of batches. */
export interface BatchImportReport extends FileReport {
  readonly batches: number;
}

export interface BatchImportOptions {
  /** Makes the batches exactly what the file has; otherwise other batches stay. */
  readonly replaces?: boolean;
  /** Changes nothing if any row is invalid. */
  readonly isStrict?: boolean;
  /** Only reads the file. */
  readonly isCheck?: boolean;
}

/**
 * Imports batches with the results on their certificates of analysis, in one transaction, also while a server runs. A batch of the file
 * replaces the one with its number and item. Throws `UnreadableFile`.
 */
export async function importBatches(
  database: Database,
  path: string,
  { replaces = false, isStrict = false, isCheck = false }: BatchImportOptions = {},
): Promise<BatchImportReport> {
  const items = await database.read
    .selectFrom("items")
    .select(["id", "code", "retest_months"])
    .execute();
  const ids = new Map(items.map(({ id, code }) => [code, id]));
  const { batches, ...read } = await collectBatches(
    path,
    new Map(items.map(({ code, retest_months }) => [code, retest_months])),
  );
  const report = {
    ...read,
    batches: batches.length,
    isDone: batches.length > 0 && !(isStrict && read.badRows > 0),
  };
  if (!report.isDone || isCheck) return report;
  const rows = batches.flatMap(({ code, itemCode, produced, retest, tests }) => {
    const item_id = ids.get(itemCode);
    const days = { produced_at: startOfDay(produced), retest_at: startOfDay(retest) };
    return item_id === undefined ? [] : { code, item_id, ...days, results: JSON.stringify(tests) };
  });
  await database.transact(
    async (tx) => {
      if (replaces) await tx.deleteFrom("batches").execute();
      for (const some of chunks(rows)) {
        await tx
          .deleteFrom("batches")
          .where(({ eb, refTuple, tuple }) =>
            eb(
              refTuple("item_id", "code"),
              "in",
              some.map(({ item_id, code }) => tuple(item_id, code)),
            ),
          )
          .execute();
        await insertAll(tx, "batches", some);
      }
      await raiseRevision(tx);
    },
    { timeoutMs: LOAD_TIMEOUT_MS },
  );
  return report;
}
