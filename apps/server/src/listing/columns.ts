import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { FACET_NAMES, FACETS, type Facet, type Filters } from "@reagent/domain/facet";
import { facetsOf, purityOf } from "@reagent/domain/item-facets";
import { fen } from "@reagent/domain/money";
import { substanceOf } from "@reagent/domain/substance";
import { readCategories } from "../areas/home/categories.ts";
import { lowestPrice } from "../areas/product/prices.ts";
import { safetyLevelOf } from "../areas/product/safety-level.ts";
import type { Database } from "../database/database.ts";

/** How many items are read per turn of the event loop. */
const BATCH_SIZE = 1000;

/** The price of items on request, greater than all others. */
export const ON_REQUEST = 2 ** 31 - 1;

/** Columns of all items in the catalogue's order, for listings: about 44 bytes per item. An item's place is its index in them. */
export interface Columns {
  readonly ids: Int32Array;
  /** The places of items by id. */
  readonly placeOf: ReadonlyMap<number, number>;
  /** The place of the first item of each item's substance. */
  readonly substances: Int32Array;
  /** The facets' values, one bit each. */
  readonly facets: Uint32Array;
  /** The lowest list price in fen. */
  readonly prices: Int32Array;
  /** The purity in percent; 0 where unknown. */
  readonly purities: Float32Array;
  /** The places of the items in a category and its descendants, by the category's id. */
  readonly inCategory: ReadonlyMap<number, Int32Array>;
}

/** The bits of every facet's values, in the order of `FACETS`. */
export const FACET_BITS: readonly {
  readonly facet: Facet;
  readonly value: string;
  readonly bit: number;
}[] = FACET_NAMES.flatMap((facet) => FACETS[facet].map((value) => ({ facet, value }))).map(
  (each, at) => ({ ...each, bit: 1 << at }),
);

const bitOf = new Map(FACET_BITS.map(({ facet, value, bit }) => [`${facet} ${value}`, bit]));

/** The bits of values of one facet. */
export function bitsOf(facet: Facet, values: readonly string[]): number {
  return values.reduce((bits, value) => bits | (bitOf.get(`${facet} ${value}`) ?? 0), 0);
}

/** Reads the columns of the whole catalogue, in batches. */
export async function readColumns({ read }: Database): Promise<Columns> {
  const items = await read
    .selectFrom("items")
    .select(["id", "position"])
    .orderBy("position")
    .orderBy("id")
    .execute();
  const columns = {
    ids: Int32Array.from(items, ({ id }) => id),
    placeOf: new Map(items.map(({ id }, place) => [id, place])),
    substances: new Int32Array(items.length),
    facets: new Uint32Array(items.length),
    prices: new Int32Array(items.length).fill(ON_REQUEST),
    purities: new Float32Array(items.length),
  };
  const inLeaf = new Map<number, number[]>();
  const firstPlaces = new Map<string, number>();
  for (let from = 0; from < items.length; from += BATCH_SIZE) {
    const ids = columns.ids.subarray(from, from + BATCH_SIZE);
    for (const source of await readSources(read, ids)) {
      const { id, substance, categories, fromPrice, specification } = source;
      const place = columns.placeOf.get(id) ?? 0;
      const first = firstPlaces.get(substance) ?? place;
      firstPlaces.set(substance, first);
      columns.substances[place] = first;
      columns.facets[place] = allBits(
        facetsOf({
          ...source,
          fromPrice: fromPrice === null ? null : fen(fromPrice),
        }),
      );
      columns.prices[place] = fromPrice ?? ON_REQUEST;
      columns.purities[place] = purityOf(specification) ?? 0;
      for (const category of categories) {
        const places = inLeaf.get(category);
        if (places) places.push(place);
        else inLeaf.set(category, [place]);
      }
    }
    await yieldToEventLoop();
  }
  return { ...columns, inCategory: await withAncestors(read, inLeaf) };
}

function allBits(filters: Filters): number {
  return FACET_NAMES.reduce((bits, facet) => bits | bitsOf(facet, filters[facet]), 0);
}

type Reader = Database["read"];

async function readSources(read: Reader, among: Int32Array) {
  const ids = [...among];
  const [items, packs, categories] = await Promise.all([
    read
      .selectFrom("items")
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
      .execute(),
    read
      .selectFrom("packs")
      .select([
        "item_id",
        "pack",
        "list_price",
        "stock",
        "specification",
        "is_enquiry_only",
        "is_bulk",
      ])
      .where("item_id", "in", ids)
      .where("is_bulk", "=", 0)
      .execute(),
    read
      .selectFrom("item_categories")
      .select(["item_id", "category_id"])
      .where("item_id", "in", ids)
      .execute(),
  ]);
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

/** Adds to each category the items of its descendants, each once, in order. */
async function withAncestors(
  read: Reader,
  inLeaf: ReadonlyMap<number, readonly number[]>,
): Promise<ReadonlyMap<number, Int32Array>> {
  const categories = await readCategories(read);
  const parentOf = new Map(categories.map(({ id, parent_id }) => [id, parent_id]));
  const places = new Map<number, Set<number>>(categories.map(({ id }) => [id, new Set()]));
  for (const [leaf, own] of inLeaf) {
    for (let at: number | null | undefined = leaf; at; at = parentOf.get(at)) {
      for (const place of own) places.get(at)?.add(place);
    }
  }
  return new Map([...places].map(([id, own]) => [id, Int32Array.from(own).toSorted()]));
}
