import { randomUUID } from "node:crypto";
import type { Progress } from "../../basics/progress.ts";
import type { Pack } from "../../catalogue/catalogue.ts";
import { raiseRevision } from "../../catalogue/revision.ts";
import { chunks } from "../../database/chunks.ts";
import type { Database, Reader, Tx } from "../../database/database.ts";
import { readFact, writeFact } from "../../database/facts.ts";
import { LOAD_TIMEOUT_MS } from "../../database/transact.ts";
import { forgetColumns } from "../../listing/stored-columns.ts";
import { reservedOf } from "./reserved.ts";
import { packRow } from "./rows.ts";
import { withoutFalsePromotion } from "./shop-goods.ts";
import { expectNewest } from "./staging.ts";
import { upsertAll } from "./write.ts";

const PACKS_AT_ONCE = 400;

/** What a file changes of packs that the shop has. */
export interface PackChanges {
  readonly packs: readonly Pack[];
  /** The columns of the database that the packs state. */
  readonly stated: ReadonlySet<string>;
  /** What is added to the stock of packs, by product code, or taken from it. */
  readonly stockChanges?: ReadonlyMap<string, number>;
  /** Names the file by its contents: where its import was interrupted, the next continues after what was changed. */
  readonly fileHash?: string;
}

/**
 * Changes packs that the shop has, in short transactions, so that orders can be placed in between; where it is interrupted, it is to be
 * repeated. A stated stock lies on the shelf; what orders have reserved of it stays theirs. A change of the stock is made once, also where
 * it is interrupted and repeated. The search has nothing of these columns, and the listings read them anew.
 */
export async function changePacks(
  database: Database,
  { packs, stated, stockChanges = new Map(), fileHash = "" }: PackChanges,
  onProgress: Progress = () => {},
): Promise<void> {
  const token = randomUUID();
  const options = { timeoutMs: LOAD_TIMEOUT_MS };
  await database.transact((tx) => writeFact(tx, "catalogue_load", token), options);
  const isOnce = stockChanges.size > 0;
  const last = isOnce ? ((await readUnfinished(database.read))[fileHash] ?? "") : "";
  const ordered = packs.toSorted((one, other) => compare(one.code, other.code));
  const left = ordered.filter(({ code }) => compare(code, last) > 0);
  let count = packs.length - left.length;
  for (const some of chunks(left, PACKS_AT_ONCE)) {
    await database.transact(async (tx) => {
      await expectNewest(tx, token, count > 0);
      const byCode = new Map(some.map((pack) => [pack.code, pack]));
      await change(tx, byCode, { stated, stockChanges });
      if (isOnce) await writeUnfinished(tx, fileHash, some.at(-1)?.code);
    }, options);
    count += some.length;
    onProgress(count, packs.length);
  }
  await database.transact(async (tx) => {
    if (isOnce) await writeUnfinished(tx, fileHash, undefined);
    await forgetColumns(tx);
    await raiseRevision(tx);
  }, options);
}

/** By code units, so that the order is the same everywhere. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The last product code that was changed by each interrupted import of stock changes, by the hash of its file. */
async function readUnfinished(reader: Reader): Promise<Readonly<Record<string, string>>> {
  const stored = (await readFact(reader, "unfinished_stock_changes")) ?? "{}";
  return JSON.parse(stored) as Record<string, string>;
}

async function writeUnfinished(tx: Tx, fileHash: string, last: string | undefined): Promise<void> {
  const { [fileHash]: _, ...others } = await readUnfinished(tx);
  const unfinished = last === undefined ? others : { ...others, [fileHash]: last };
  await writeFact(tx, "unfinished_stock_changes", JSON.stringify(unfinished));
}

async function change(
  tx: Tx,
  packs: ReadonlyMap<string, Pack>,
  {
    stated,
    stockChanges,
  }: {
    readonly stated: ReadonlySet<string>;
    readonly stockChanges: ReadonlyMap<string, number>;
  },
): Promise<void> {
  const rows = await tx
    .selectFrom("packs")
    .selectAll()
    .where("code", "in", [...packs.keys()])
    .execute();
  if (rows.length === 0) return;
  const reserved = await reservedOf(tx, "reagent", stated.has("stock") ? rows : []);
  const changed = rows.map((row) => {
    const pack = packs.get(row.code);
    if (!pack) return row;
    const next = Object.entries(
      packRow(pack, { id: row.id, itemId: row.item_id, position: row.position }),
    );
    const changes = Object.fromEntries(next.filter(([name]) => stated.has(name)));
    const stock = stated.has("stock")
      ? Math.max(0, pack.stock - (reserved.get(row.code) ?? 0))
      : Math.max(0, row.stock + (stockChanges.get(row.code) ?? 0));
    return withoutFalsePromotion({ ...row, ...changes, stock });
  });
  await upsertAll(tx, "packs", "id", changed);
}
