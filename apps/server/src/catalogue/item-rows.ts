import type { ItemRow } from "@reagent/api/contract/product";
import { fen } from "@reagent/domain/money";
import { priceBarrier } from "@reagent/domain/purchase";
import type { Selectable } from "kysely";
import type { Language } from "../basics/language.ts";
import { RevisionedLruCache } from "../basics/revisioned-lru-cache.ts";
import type { Viewer } from "../basics/viewer.ts";
import type { Database, Reader } from "../database/database.ts";
import { readFact } from "../database/facts.ts";
import type { Schema } from "../database/schema.ts";
import { favouritesAmong } from "./favourites.ts";
import { drawingOf, LISTED_COLUMNS, listedFacts } from "./item-facts.ts";
import { cheapestPack, isPromoted, soldAs } from "./prices.ts";
import type { PromotedRow, SoldRow } from "./prices.ts";
import { safetyLevelOf } from "./safety-level.ts";

type Row = Pick<
  Selectable<Schema["items"]>,
  (typeof LISTED_COLUMNS)[number] | "structure_svg" | "picture"
>;

/** The columns of a pack that decide what a list shows of it. */
interface PackRow extends PromotedRow, SoldRow {
  readonly pack: string;
  readonly has_futures_discount: number;
}

/** Cached rows of both languages together, about 40 MB. */
const CACHED_ROWS = 20_000;

/** Items as lists show them. Rows are cached as guests see them until the catalogue changes. */
export class ItemRows {
  readonly #database: Database;
  readonly #rows = new RevisionedLruCache<ItemRow>(CACHED_ROWS);

  constructor(database: Database) {
    this.#database = database;
  }

  /** The rows of items in the order of their ids; unknown ids are left out. */
  async read(ids: readonly number[], { customer, language }: Viewer): Promise<ItemRow[]> {
    if (ids.length === 0) {
      return [];
    }
    const [rows, favourites] = await Promise.all([
      this.#guestRows(ids, language),
      favouritesAmong(this.#database.read, customer, ids),
    ]);
    return ids.flatMap((id) => {
      const row = rows.get(id);
      return row ? [favourites.has(id) ? { ...row, isFavourite: true } : row] : [];
    });
  }

  async #guestRows(ids: readonly number[], language: Language): Promise<Map<number, ItemRow>> {
    const revision = (await readFact(this.#database.read, "catalogue_revision")) ?? "";
    const keyOf = (id: number) => `${language}${id}`;
    const rows = new Map<number, ItemRow>();
    for (const id of ids) {
      const cached = this.#rows.get(revision, keyOf(id));
      if (cached) {
        rows.set(id, cached);
      }
    }
    const missing = ids.filter((id) => !rows.has(id));
    for (const row of await readRows(this.#database.read, missing, language)) {
      this.#rows.set(revision, keyOf(Number(row.itemId)), row);
      rows.set(Number(row.itemId), row);
    }
    return rows;
  }
}

async function readRows(
  reader: Reader,
  ids: readonly number[],
  language: Language,
): Promise<ItemRow[]> {
  if (ids.length === 0) {
    return [];
  }
  const [items, packs] = await Promise.all([
    reader
      .selectFrom("items")
      .select([...LISTED_COLUMNS, "structure_svg", "picture"])
      .where("id", "in", ids)
      .execute(),
    readPacks(reader, ids),
  ]);
  return items.map((item) => itemRow(item, packs.get(item.id) ?? [], language));
}

/** The listed packs by the ids of their items. */
async function readPacks(reader: Reader, ids: readonly number[]): Promise<Map<number, PackRow[]>> {
  const rows = await reader
    .selectFrom("packs")
    .select([
      "item_id",
      "pack",
      "specification",
      "is_enquiry_only",
      "is_bulk",
      "list_price",
      "sales_price",
      "promotion",
      "has_futures_discount",
    ])
    .where("item_id", "in", ids)
    .where("is_bulk", "=", 0)
    .orderBy("id")
    .execute();
  return Map.groupBy(rows, (row) => row.item_id);
}

function itemRow(row: Row, packs: readonly PackRow[], language: Language): ItemRow {
  const isLowBoiling = safetyLevelOf(row.safe_level) === "low-boiling";
  const cheapest = cheapestPack(packs, { isLowBoiling });
  return {
    ...listedFacts(row, language),
    drawing: drawingOf(row),
    isFavourite: false,
    fromPrice: cheapest ? fen(cheapest.list_price) : null,
    fromPack: cheapest?.pack ?? "",
    hasPromotion: packs.some((pack) => isPromoted(pack) && !priceBarrier(soldAs(pack))),
    isFutures: packs.some((pack) => pack.has_futures_discount === 1),
  };
}
