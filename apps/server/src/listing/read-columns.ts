import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { facetsOf, purityOf } from "@reagent/domain/item-facets";
import { fen } from "@reagent/domain/money";
import { substanceOf } from "@reagent/domain/substance";
import { sql } from "kysely";
import type { Progress } from "../basics/progress.ts";
import { type Goods, goodsIn, type GoodsTable, TABLES_OF } from "../catalogue/goods-tables.ts";
import { lowestPrice } from "../catalogue/prices.ts";
import { safetyLevelOf } from "../catalogue/safety-level.ts";
import type { Database } from "../database/database.ts";
import { allBits, type Columns, ON_REQUEST } from "./columns.ts";

/** How many items are read per turn of the event loop. */
const BATCH_SIZE = 1000;

type Reader = Database["read"];

/** Calculates the columns of goods from their rows, in batches. */
export async function readColumns(
  read: Reader,
  goods: Goods,
  onProgress: Progress = () => {},
): Promise<Columns> {
  const { rows: items } = await sql<{ id: number; source: GoodsTable }>`
    select id, source from (${sql.raw(goodsIn(goods, "id, position"))}) as goods
    order by position, id`.execute(read);
  const columns = {
    ids: Int32Array.from(items, ({ id }) => id),
    substances: new Int32Array(items.length),
    facets: new Uint32Array(items.length),
    prices: new Int32Array(items.length).fill(ON_REQUEST),
    purities: new Float32Array(items.length),
  };
  const inCategory = new Map<number, number[]>();
  const firstRows = new Map<string, number>();
  for (let from = 0; from < items.length; from += BATCH_SIZE) {
    const batch = items.slice(from, from + BATCH_SIZE);
    const sources = await readSources(read, batch);
    for (const [at, { id }] of batch.entries()) {
      const source = sources.get(id);
      if (!source) continue;
      const { substance, categories, fromPrice, specification } = source;
      const row = from + at;
      const first = firstRows.get(substance) ?? row;
      firstRows.set(substance, first);
      columns.substances[row] = first;
      columns.facets[row] = allBits(
        facetsOf({ ...source, fromPrice: fromPrice === null ? null : fen(fromPrice) }),
      );
      columns.prices[row] = fromPrice ?? ON_REQUEST;
      columns.purities[row] = purityOf(specification) ?? 0;
      for (const category of categories) {
        const rows = inCategory.get(category);
        if (rows) rows.push(row);
        else inCategory.set(category, [row]);
      }
    }
    onProgress(from + batch.length, items.length);
    await yieldToEventLoop();
  }
  return { ...columns, ...byCategory(inCategory) };
}

function byCategory(
  inCategory: ReadonlyMap<number, readonly number[]>,
): Pick<Columns, "categories" | "categoryStarts" | "categoryPlaces"> {
  const categories = Int32Array.from(inCategory.keys()).sort();
  const categoryStarts = new Int32Array(categories.length + 1);
  for (const [at, id] of categories.entries())
    categoryStarts[at + 1] = (categoryStarts[at] ?? 0) + (inCategory.get(id)?.length ?? 0);
  const categoryPlaces = new Int32Array(categoryStarts.at(-1) ?? 0);
  for (const [at, id] of categories.entries())
    categoryPlaces.set(inCategory.get(id) ?? [], categoryStarts[at]);
  return { categories, categoryStarts, categoryPlaces };
}

/** What the columns have of goods, by id. */
async function readSources(
  read: Reader,
  batch: readonly { readonly id: number; readonly source: GoodsTable }[],
) {
  const rows = new Map<number, Awaited<ReturnType<typeof readRows>>[number]>();
  for (const [source, refs] of Map.groupBy(batch, (ref) => ref.source)) {
    const ids = refs.map(({ id }) => id);
    for (const row of await readRows(read, source, ids)) rows.set(row.id, row);
  }
  return rows;
}

async function readRows(read: Reader, source: GoodsTable, ids: readonly number[]) {
  const tables = TABLES_OF[source];
  const items = await read
    .selectFrom(tables.items as "items")
    .select([
      "id",
      "cas",
      "name_zh",
      "name_en",
      "specification_zh",
      "hazardous_number",
      "is_drug_precursor",
      "is_explosive_precursor",
      "safe_level",
    ])
    .where("id", "in", ids)
    .execute();
  const packs = await read
    .selectFrom(tables.packs as "packs")
    .select([
      "item_id",
      "pack",
      "list_price",
      // A pack that is staged without a stock keeps its own.
      sql<number>`coalesce(stock, (select own.stock from packs as own
        where own.id = ${sql.ref(`${tables.packs}.id`)}))`.as("stock"),
      "specification",
      "is_enquiry_only",
      "is_bulk",
    ])
    .where("item_id", "in", ids)
    .where("is_bulk", "=", 0)
    .execute();
  const categories = await read
    .selectFrom(tables.categories as "item_categories")
    .select(["item_id", "category_id"])
    .where("item_id", "in", ids)
    .execute();
  const packsOf = Map.groupBy(packs, (pack) => pack.item_id);
  const categoriesOf = Map.groupBy(categories, (row) => row.item_id);
  return items.map((item) => {
    const own = packsOf.get(item.id) ?? [];
    const isLowBoiling = safetyLevelOf(item.safe_level) === "low-boiling";
    return {
      id: item.id,
      substance: substanceOf({
        casNumber: item.cas ?? "",
        chineseName: item.name_zh,
        englishName: item.name_en,
      }),
      casNumber: item.cas ?? "",
      specification: item.specification_zh,
      packs: own.map(({ pack }) => pack),
      fromPrice: lowestPrice(own, { isLowBoiling }),
      isInStock: own.some(({ stock }) => stock > 0),
      isHazardous: item.hazardous_number !== null,
      isDrugPrecursor: item.is_drug_precursor === 1,
      isExplosivePrecursor: item.is_explosive_precursor === 1,
      isLowBoiling,
      categories: (categoriesOf.get(item.id) ?? []).map((row) => row.category_id),
    };
  });
}
