import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Progress } from "../../basics/progress.ts";
import type { Item, Substance } from "../../catalogue/catalogue.ts";
import type { Database, Tx } from "../../database/database.ts";
import { readFact, writeFact } from "../../database/facts.ts";
import { LOAD_TIMEOUT_MS } from "../../database/transact.ts";
import { itemRow, packRow } from "./rows.ts";
import { idsOf, insertAll } from "./write.ts";
import type { Ids } from "./write.ts";

/** An item with its substance. */
export interface Good {
  readonly item: Item;
  readonly substance: Substance;
}

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
const CODES_BATCH = 1000;

/** Tables whose rows are staged. */
export const STAGED_TABLES = ["items", "packs", "item_categories", "item_product_lines"] as const;

/** Another load started during this one, which has changed nothing. */
export class LoadSuperseded extends Error {
  constructor() {
    super("Another import started meanwhile; this one has changed nothing.");
    this.name = "LoadSuperseded";
  }
}

/**
 * Writes goods into temporary tables, in short transactions, so that a server can write in between. Tables of an interrupted load are
 * dropped first. Items and packs whose codes the database has keep their ids; `keptPacks` stay as they are in the database.
 */
export async function stageGoods(
  database: Database,
  goods: Iterable<Good>,
  keptPacks: ReadonlySet<string> = new Set(),
  onProgress: Progress = () => {},
): Promise<Staged> {
  const token = randomUUID();
  await database.transact(
    async (tx) => {
      await writeFact(tx, "catalogue_load", token);
      for (const table of STAGED_TABLES) {
        await sql`drop table if exists ${staged(table)}`.execute(tx);
        await sql`create table ${staged(table)} as select * from ${sql.table(table)} where 1 = 0`.execute(
          tx,
        );
      }
    },
    { timeoutMs: LOAD_TIMEOUT_MS },
  );
  const items = idsOf(await database.read.selectFrom("items").select(["id", "code"]).execute());
  const packs = { next: await nextPackId(database) };
  const columns = { items: new Set<string>(), packs: new Set<string>() };
  let count = 0;
  for (const batch of batches(goods)) {
    const known = await packIds(database, batch);
    let next = packs.next;
    const idOfPack = (code: string) => known.get(code) ?? next++;
    const rows = rowsOf(batch, count, items, idOfPack);
    await database.transact(
      async (tx) => {
        await expectNewest(tx, token);
        for (const table of STAGED_TABLES) await insertAll(tx, `staged_${table}`, rows[table]);
      },
      { timeoutMs: LOAD_TIMEOUT_MS },
    );
    for (const table of ["items", "packs"] as const) {
      for (const name of Object.keys(rows[table][0] ?? {})) columns[table].add(name);
    }
    packs.next = next;
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
      for (const table of ["packs", "item_categories"] as const) {
        await sql`create index ${sql.ref(`staged_${table}_by_item`)} on ${staged(table)} (item_id)`.execute(
          tx,
        );
      }
    },
    { timeoutMs: LOAD_TIMEOUT_MS },
  );
  await stagePacks(database, token, [...keptPacks]);
  return { token, items, columns: { items: [...columns.items], packs: [...columns.packs] } };
}

/** Stages existing packs of staged items unchanged, without a stock: theirs may change until they are merged. */
async function stagePacks(
  database: Database,
  token: string,
  codes: readonly string[],
): Promise<void> {
  for (let at = 0; at < codes.length; at += CODES_BATCH) {
    const some = codes.slice(at, at + CODES_BATCH);
    await database.transact(
      async (tx) => {
        await expectNewest(tx, token);
        const { rows } = await sql<{
          id: number;
        }>`select id from packs where code in (${sql.join(some)})
          and exists (select 1 from staged_items as staged where staged.id = packs.item_id)
          and not exists (select 1 from staged_packs as other where other.id = packs.id)`.execute(
          tx,
        );
        if (rows.length === 0) return;
        const ids = sql.join(rows.map(({ id }) => id));
        await sql`insert into staged_packs select * from packs where id in (${ids})`.execute(tx);
        await sql`update staged_packs set stock = null where id in (${ids})`.execute(tx);
      },
      { timeoutMs: LOAD_TIMEOUT_MS },
    );
  }
}

/** Throws `LoadSuperseded` where another load has started. */
export async function expectNewest(tx: Tx, token: string): Promise<void> {
  if ((await readFact(tx, "catalogue_load")) !== token) throw new LoadSuperseded();
}

/** Drops the temporary tables of a load, unless another load has started. */
export async function dropStaged(database: Database, { token }: Staged): Promise<void> {
  await database.transact(
    async (tx) => {
      if ((await readFact(tx, "catalogue_load")) !== token) return;
      for (const table of STAGED_TABLES) await sql`drop table ${staged(table)}`.execute(tx);
    },
    { timeoutMs: LOAD_TIMEOUT_MS },
  );
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

/** The first id for new packs. Lines of carts name packs that were deleted, and must not become lines of others. */
async function nextPackId({ read }: Database): Promise<number> {
  const pack = await read
    .selectFrom("packs")
    .select((of) => of.fn.max<number | null>("id").as("last"))
    .executeTakeFirstOrThrow();
  const line = await read
    .selectFrom("cart_lines")
    .select((of) => of.fn.max<number | null>("product_id").as("last"))
    .where("kind", "=", "reagent")
    .executeTakeFirstOrThrow();
  return Math.max(Number(pack.last ?? 0), Number(line.last ?? 0)) + 1;
}

async function packIds(database: Database, goods: readonly Good[]): Promise<Map<string, number>> {
  const codes = goods.flatMap(({ item }) => item.packs.map(({ code }) => code));
  if (codes.length === 0) return new Map();
  const rows = await database.read
    .selectFrom("packs")
    .select(["id", "code"])
    .where("code", "in", codes)
    .execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
}

/** The rows of a batch of goods that starts at number `first` of the load. */
function rowsOf(
  batch: readonly Good[],
  first: number,
  items: Ids,
  idOfPack: (code: string) => number,
) {
  const positioned = batch.map(({ item, substance }, at) => ({
    item,
    substance,
    position: first + at,
    item_id: items.of(item.code),
  }));
  return {
    items: positioned.map(({ item, substance, item_id: id, position }) =>
      itemRow(item, substance, { id, position }),
    ),
    packs: positioned.flatMap(({ item, item_id: itemId }) =>
      item.packs.map((pack, position) =>
        packRow(pack, { id: idOfPack(pack.code), itemId, position }),
      ),
    ),
    item_categories: positioned.flatMap(({ item, item_id }) =>
      item.categories.map((category_id, position) => ({ item_id, category_id, position })),
    ),
    item_product_lines: positioned.flatMap(({ item, item_id, position }) =>
      item.productLines.map((product_line_id) => ({ item_id, product_line_id, position })),
    ),
  };
}
