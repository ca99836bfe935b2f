import { compositionOf, hillFormula } from "@reagent/domain/composition";
import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { Instrument } from "../../catalogue/catalogue.ts";
import { type Goods, goodsIn, type GoodsTable, TABLES_OF } from "../../catalogue/goods-tables.ts";
import { awaitedLater } from "../../database/awaited-later.ts";
import type { Database } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";
import type { SearchEntry } from "../../search/search.ts";
import type { Ids } from "./write.ts";

const BATCH_SIZE = 500;

const COLUMNS = [
  "id",
  "code",
  "name_zh",
  "name_en",
  "aliases_zh",
  "aliases_en",
  "specification_zh",
  "specification_en",
  "cas",
  "mdl",
  "einecs",
  "formula",
] as const;

type Row = Pick<Selectable<Schema["items"]>, (typeof COLUMNS)[number]>;

/** Search entries of reagents, common ones first: short names, then those that are sold in many grades, then the catalogue's order. */
export async function reagentEntries(
  { read }: Database,
  goods: Goods,
): Promise<{ readonly count: number; readonly entries: AsyncGenerator<SearchEntry> }> {
  const all = inCommonOrder(goods);
  const { rows } = await sql<GoodsRef>`${sql.raw(all)}`.execute(read);
  return { count: rows.length, entries: entriesOf(read, rows) };
}

async function* entriesOf(
  read: Database["read"],
  rows: readonly GoodsRef[],
): AsyncGenerator<SearchEntry> {
  const batchFrom = (at: number) => awaitedLater(readBatch(read, rows.slice(at, at + BATCH_SIZE)));
  // The database reads a batch while the one before it is used.
  let next = batchFrom(0);
  for (let at = 0; at < rows.length; at += BATCH_SIZE) {
    const batch = await next;
    next = batchFrom(at + BATCH_SIZE);
    yield* batch;
  }
}

interface GoodsRef {
  readonly id: number;
  readonly source: GoodsTable;
}

/** The entries of goods, in their order. */
async function readBatch(
  read: Database["read"],
  batch: readonly GoodsRef[],
): Promise<SearchEntry[]> {
  const entries = new Map<number, SearchEntry>();
  for (const [source, refs] of Map.groupBy(batch, (ref) => ref.source)) {
    const ids = refs.map(({ id }) => id);
    for (const entry of await readEntries(read, source, ids)) entries.set(entry.target, entry);
  }
  return batch.flatMap(({ id }) => entries.get(id) ?? []);
}

function inCommonOrder(goods: Goods): string {
  return `select id, source from (${goodsIn(goods, "id, name_zh, position")}) as goods
    order by length(name_zh), count(*) over (partition by name_zh) desc, position, id`;
}

async function readEntries(
  read: Database["read"],
  source: GoodsTable,
  ids: readonly number[],
): Promise<SearchEntry[]> {
  const tables = TABLES_OF[source];
  const items = await read
    .selectFrom(tables.items as "items")
    .select(COLUMNS)
    .where("id", "in", ids)
    .execute();
  const packs = await read
    .selectFrom(tables.packs as "packs")
    .select(["item_id", "code", "pack"])
    .where("item_id", "in", ids)
    .orderBy("position")
    .execute();
  const packsOf = Map.groupBy(packs, (pack) => pack.item_id);
  return items.map((item) => reagentEntry(item, packsOf.get(item.id) ?? []));
}

/** The search entry of an item: names, aliases, formula, CAS, MDL and EC number, item and product codes, specification. */
function reagentEntry(
  item: Row,
  packs: readonly { readonly code: string; readonly pack: string }[],
): SearchEntry {
  const { id, code, cas, mdl, einecs, formula, name_zh, name_en, aliases_zh, aliases_en } = item;
  const aliases = [aliases_zh, aliases_en].flatMap((stored) => JSON.parse(stored) as string[]);
  const composition = formula === null ? undefined : compositionOf(formula);
  return {
    target: id,
    // While a formula is typed, it is found like a code, in both notations.
    codes: [
      code,
      ...packs.map((pack) => pack.code),
      cas,
      mdl,
      einecs,
      formula,
      composition ? hillFormula(composition) : null,
    ].filter(isKnown),
    names: [name_zh, name_en],
    aliases,
    packs: packs.map(({ pack }) => pack),
    others: [item.specification_zh, item.specification_en, ...gradeNames(item.specification_zh)],
    formula,
  };
}

/** The Chinese names of the grades that a specification abbreviates. */
const GRADE_NAMES: ReadonlyMap<string, string> = new Map([
  ["GR", "优级纯"],
  ["AR", "分析纯"],
  ["CP", "化学纯"],
  ["HPLC", "色谱纯"],
]);

function gradeNames(specification: string): string[] {
  return specification.split(/\P{L}+/u).flatMap((word) => GRADE_NAMES.get(word) ?? []);
}

/** Search entries of instruments, one per variant. */
export function* instrumentEntries(
  instruments: readonly Instrument[],
  ids: Pick<Ids, "of">,
): Generator<SearchEntry> {
  for (const { code, name, skus } of instruments) {
    for (const sku of skus) {
      const of = { id: ids.of(sku.code), code: sku.code, name_zh: name.zh, name_en: name.en };
      yield skuEntry(of, code);
    }
  }
}

/** The same from the catalogue. */
export async function storedInstrumentEntries({ read }: Database): Promise<SearchEntry[]> {
  const rows = await read
    .selectFrom("instrument_skus as skus")
    .innerJoin("instruments", "instruments.id", "skus.instrument_id")
    .select([
      "skus.id",
      "skus.code",
      "instruments.code as instrumentCode",
      "instruments.name_zh",
      "instruments.name_en",
    ])
    .orderBy("instruments.position")
    .orderBy("skus.position")
    .execute();
  return rows.map((row) => skuEntry(row, row.instrumentCode));
}

function skuEntry(
  sku: Pick<Row, "id" | "code" | "name_zh" | "name_en">,
  instrumentCode: string,
): SearchEntry {
  return {
    target: sku.id,
    codes: [sku.code, instrumentCode],
    names: [sku.name_zh, sku.name_en],
    aliases: [],
    packs: [],
    others: [],
    formula: null,
  };
}

function isKnown(text: string | null): text is string {
  return text !== null;
}
