import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Progress } from "../../basics/progress.ts";
import { chunks } from "../../database/chunks.ts";
import type { Database, Reader, Tx } from "../../database/database.ts";
import { readFact, writeFact } from "../../database/facts.ts";
import type { SiteFact } from "../../database/schema.ts";
import { SEARCH_BUILDER } from "../../database/search-tables.ts";
import { LOAD_TIMEOUT_MS } from "../../database/transact.ts";
import type { Good, Keeping } from "./good.ts";
import { openShopGoods } from "./shop-goods.ts";
import type { Ids } from "./write.ts";
import { insertAll } from "./write.ts";

/** Goods in temporary tables, ready to be merged into the catalogue. */
export interface Staged {
  /** Id of this load. */
  readonly token: string;
  /** The ids of the items, existing or new. */
  readonly items: Ids;
  /** The columns that were written; none where nothing is staged. */
  readonly columns: { readonly items: readonly string[]; readonly packs: readonly string[] };
}

const GOODS_BATCH = 200;
const ITEMS_AT_ONCE = 500;

/** Tables that goods are written into. */
const GOODS_TABLES = ["items", "packs", "item_categories", "item_product_lines"] as const;

/** Tables whose rows are staged: those of goods, and the revisions of data sheets that follow from these. */
export const STAGED_TABLES = [...GOODS_TABLES, "sheet_revisions"] as const;

/** Another load started during this one. */
export class LoadSuperseded extends Error {
  constructor({ hasChanged = false } = {}) {
    super(
      hasChanged
        ? "Another import started meanwhile, when this one had changed some packs: repeat it."
        : "Another import started meanwhile; this one has changed nothing.",
    );
    this.name = "LoadSuperseded";
  }
}

/**
 * Writes goods into temporary tables, in short transactions, so that a server can write in between. Tables of an interrupted load are
 * dropped first. Items and packs whose codes the database has keep their ids.
 */
export async function stageGoods(
  database: Database,
  goods: Iterable<Good>,
  keeping: Keeping,
  onProgress: Progress = () => {},
): Promise<Staged> {
  const token = randomUUID();
  await database.transact(
    async (tx) => {
      await writeFact(tx, "catalogue_load", token);
      await writeFact(tx, SEARCH_BUILDER, token);
      for (const table of STAGED_TABLES) {
        await sql`drop table if exists ${staged(table)}`.execute(tx);
        await sql`create table ${staged(table)} as select * from ${sql.table(table)} where 1 = 0`.execute(
          tx,
        );
      }
    },
    { timeoutMs: LOAD_TIMEOUT_MS },
  );
  const shop = await openShopGoods(database, keeping);
  const columns = { items: new Set<string>(), packs: new Set<string>() };
  let count = 0;
  for (const batch of batches(goods)) {
    const rows = await shop.rowsOf(batch, count);
    await database.transact(
      async (tx) => {
        await expectNewest(tx, token);
        for (const table of GOODS_TABLES) await insertAll(tx, `staged_${table}`, rows[table]);
      },
      { timeoutMs: LOAD_TIMEOUT_MS },
    );
    for (const table of ["items", "packs"] as const) {
      for (const name of Object.keys(rows[table][0] ?? {})) columns[table].add(name);
    }
    count += batch.length;
    onProgress(count);
  }
  await database.transact(
    async (tx) => {
      await expectNewest(tx, token);
      for (const table of ["items", "packs"] as const) {
        await sql`create unique index ${sql.ref(`staged_${table}_by_id`)} on ${staged(table)} (id)`.execute(
          tx,
        );
      }
      await sql`create index staged_items_by_code on ${staged("items")} (code)`.execute(tx);
      await sql`create index staged_sheet_revisions_by_item on ${staged("sheet_revisions")} (item_code)`.execute(
        tx,
      );
      for (const table of ["packs", "item_categories"] as const) {
        await sql`create index ${sql.ref(`staged_${table}_by_item`)} on ${staged(table)} (item_id)`.execute(
          tx,
        );
      }
    },
    { timeoutMs: LOAD_TIMEOUT_MS },
  );
  await stagePacks(database, token, { ids: shop.knownIds(), kept: keeping.packs });
  return {
    token,
    items: shop.items,
    columns: { items: [...columns.items], packs: [...columns.packs] },
  };
}

/** Stages further packs of known items unchanged, without a stock: theirs may change until they are merged. */
async function stagePacks(
  database: Database,
  token: string,
  { ids, kept = new Set() }: { readonly ids: readonly number[]; readonly kept: Keeping["packs"] },
): Promise<void> {
  for (const some of chunks(ids, ITEMS_AT_ONCE)) {
    await database.transact(
      async (tx) => {
        await expectNewest(tx, token);
        const { rows } = await sql<{ id: number; code: string }>`select id, code from packs
          where item_id in (${sql.join(some)})
          and not exists (select 1 from staged_packs as other where other.id = packs.id)`.execute(
          tx,
        );
        const staying = rows.filter(({ code }) => kept === "all" || kept.has(code));
        if (staying.length === 0) return;
        const packs = sql.join(staying.map(({ id }) => id));
        await sql`insert into staged_packs select * from packs where id in (${packs})`.execute(tx);
        await sql`update staged_packs set stock = null where id in (${packs})`.execute(tx);
      },
      { timeoutMs: LOAD_TIMEOUT_MS },
    );
  }
}

/**
 * Throws `LoadSuperseded` where another load has started; `hasChanged` says whether this one has changed something before. Writes the
 * fact, so that until the transaction ends no other load can start, whose tables this one would write into.
 */
export async function expectNewest(tx: Tx, token: string, hasChanged = false): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable("site_facts")
    .set({ value: token })
    .where("name", "=", "catalogue_load" satisfies SiteFact)
    .where("value", "=", token)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new LoadSuperseded({ hasChanged });
}

/** Drops the temporary tables of a load, unless another load has started. */
export async function dropStaged(database: Database, load: Staged): Promise<void> {
  await database.transact(
    async (tx) => {
      if (await isSuperseded(tx, load)) return;
      for (const table of STAGED_TABLES) await sql`drop table ${staged(table)}`.execute(tx);
    },
    { timeoutMs: LOAD_TIMEOUT_MS },
  );
}

/** Whether another load has started since. */
export async function isSuperseded(read: Reader, { token }: Staged): Promise<boolean> {
  return (await readFact(read, "catalogue_load")) !== token;
}

/** The temporary table of a table. */
export function staged(table: (typeof STAGED_TABLES)[number]) {
  return sql.table(`staged_${table}`);
}

function* batches(goods: Iterable<Good>): Generator<Good[]> {
  let batch: Good[] = [];
  for (const good of goods) {
    batch.push(good);
    if (batch.length === GOODS_BATCH) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
