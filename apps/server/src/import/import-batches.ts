import { BATCH_TABLE, type BatchColumn } from "@reagent/domain/batch-columns";
import type { ExpressionBuilder } from "kysely";
import { dayOf, startOfDay } from "../basics/day.ts";
import { raiseRevision } from "../catalogue/revision.ts";
import { chunks } from "../database/chunks.ts";
import type { Database, Tx } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { LOAD_TIMEOUT_MS } from "../database/transact.ts";
import { type BatchGoods, collectBatches } from "./collect-batches.ts";
import { productCode } from "./collected-item.ts";
import type { Coming } from "./coming.ts";
import type { FileReport, ImportStores } from "./import.ts";
import { writeStocks } from "./load/batch-stocks.ts";
import { keepFormerBatches } from "./load/former-goods.ts";
import { insertAll, type RowOf } from "./load/write.ts";
import { columnsIn } from "./table.ts";

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
  /** What earlier files of a folder bring; this file is only checked. */
  readonly coming?: Coming;
}

/**
 * Imports batches with the results on their certificates of analysis, or with the maker's own certificates, in one transaction, also while
 * a server runs. A batch of the file replaces the one with its number and item, but what the file has no column for. Throws
 * `UnreadableFile`.
 */
export async function importBatches(
  { database, files }: ImportStores,
  path: string,
  { replaces = false, isStrict = false, isCheck = false, coming }: BatchImportOptions = {},
): Promise<BatchImportReport> {
  const { ids, packIds, goods } = await readGoods(database.read, path, coming);
  const { batches, columns, ...read } = await collectBatches(path, goods);
  const report = {
    ...read,
    batches: batches.length,
    isDone: batches.length > 0 && !(isStrict && read.badRows > 0),
  };
  for (const { itemCode, code } of batches) coming?.addBatch(itemCode, code);
  if (!report.isDone || isCheck) return report;
  const rows: BatchRow[] = [];
  for (const { code, itemCode, produced, retest, tests, certificate } of batches) {
    rows.push({
      code,
      item_id: ids.get(itemCode) ?? 0,
      produced_at: startOfDay(produced),
      retest_at: startOfDay(retest),
      results: JSON.stringify(tests),
      certificate: certificate ? await files.store(certificate.bytes) : null,
    });
  }
  const stocks = batches.flatMap(({ code: batchCode, itemCode, packs }) =>
    packs.map(({ pack, stock }) => {
      const sold = productCode(itemCode, pack);
      return { packId: packIds.get(sold) ?? 0, productCode: sold, batchCode, stock };
    }),
  );
  await database.transact(
    async (tx) => {
      await write(tx, rows, { replaces, columns });
      await writeStocks(tx, stocks);
      await raiseRevision(tx);
    },
    { timeoutMs: LOAD_TIMEOUT_MS },
  );
  return report;
}

/** The goods of the shop, and those to come; packs only where the file states their stock. */
async function readGoods(read: Database["read"], path: string, coming: Coming | undefined) {
  const items = await read.selectFrom("items").select(["id", "code", "retest_months"]).execute();
  const hasStock = (await columnsIn(path, BATCH_TABLE)).has("stock");
  const packs = hasStock ? await read.selectFrom("packs").select(["id", "code"]).execute() : [];
  const ids = new Map(items.map(({ id, code }) => [code, id]));
  const packIds = new Map(packs.map(({ id, code }) => [code, id]));
  const batches = await read
    .selectFrom("batches")
    .select(["item_id", "code", "produced_at", "retest_at"])
    .execute();
  const days = new Map(
    batches.map((row) => [
      `${String(row.item_id)} ${row.code}`,
      { produced: dayOf(row.produced_at), retest: dayOf(row.retest_at) },
    ]),
  );
  const goods: BatchGoods = {
    items: new Map([
      ...[...(coming?.items ?? [])].map(
        ([code, { retestMonths }]) => [code, retestMonths] as const,
      ),
      ...items.map(({ code, retest_months }) => [code, retest_months] as const),
    ]),
    daysOf: (itemCode, batchCode) => days.get(`${String(ids.get(itemCode))} ${batchCode}`),
    hasPack: (code) => packIds.has(code) || coming?.hasPack(code) === true,
  };
  return { ids, packIds, goods };
}

type BatchRow = RowOf<"batches">;

async function write(
  tx: Tx,
  rows: readonly BatchRow[],
  { replaces, columns }: { readonly replaces: boolean; readonly columns: ReadonlySet<BatchColumn> },
): Promise<void> {
  const hasTests = columns.has("test_zh") || columns.has("test_en");
  for (const some of chunks(rows)) {
    const before = await tx.selectFrom("batches").selectAll().where(areAmong(some)).execute();
    const known = new Map(before.map((row) => [`${String(row.item_id)} ${row.code}`, row]));
    await tx.deleteFrom("batches").where(areAmong(some)).execute();
    await insertAll(
      tx,
      "batches",
      some.map((row) => {
        const own = known.get(`${String(row.item_id)} ${row.code}`);
        return {
          ...row,
          results: hasTests ? row.results : (own?.results ?? row.results),
          certificate: columns.has("certificate") ? row.certificate : (own?.certificate ?? null),
        };
      }),
    );
  }
  if (replaces) await deleteOthers(tx, rows);
}

/** Deletes the batches that the file does not have; the pages of their bottles stay (rules, page of a bottle). */
async function deleteOthers(tx: Tx, rows: readonly BatchRow[]): Promise<void> {
  const kept = new Set(rows.map(({ item_id, code }) => `${String(item_id)} ${code}`));
  const all = await tx.selectFrom("batches").select(["item_id", "code"]).execute();
  const others = all.filter(({ item_id, code }) => !kept.has(`${String(item_id)} ${code}`));
  for (const some of chunks(others)) {
    const former = await tx
      .selectFrom("batches")
      .innerJoin("items", "items.id", "batches.item_id")
      .selectAll("batches")
      .select("items.code as item_code")
      .where(areAmong(some))
      .execute();
    await keepFormerBatches(
      tx,
      former.map(({ item_id: _, ...batch }) => batch),
    );
    await tx.deleteFrom("batches").where(areAmong(some)).execute();
    await tx.deleteFrom("batch_stocks").where(areStocksOf(some)).execute();
  }
}

function areAmong(batches: readonly Pick<BatchRow, "item_id" | "code">[]) {
  return ({ eb, refTuple, tuple }: ExpressionBuilder<Schema, "batches">) =>
    eb(
      refTuple("batches.item_id", "batches.code"),
      "in",
      batches.map(({ item_id, code }) => tuple(item_id, code)),
    );
}

function areStocksOf(batches: readonly Pick<BatchRow, "item_id" | "code">[]) {
  return ({ exists, selectFrom }: ExpressionBuilder<Schema, "batch_stocks">) =>
    exists(
      selectFrom("packs")
        .select("packs.id")
        .whereRef("packs.id", "=", "batch_stocks.pack_id")
        .where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple("packs.item_id", "batch_stocks.batch_code"),
            "in",
            batches.map(({ item_id, code }) => tuple(item_id, code)),
          ),
        ),
    );
}
