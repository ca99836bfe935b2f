import { fen, type Fen } from "@reagent/domain/money";
import { normalise } from "@reagent/domain/search-text";
import type { Item } from "../catalogue/catalogue.ts";
import type { Database } from "../database/database.ts";
import { reservedOfAny } from "./load/reserved.ts";

/** Facts of an item that the shop has, each of which several columns of a file state. */
export interface KnownItem {
  readonly kind: Item["kind"];
  readonly safeLevel: number;
  readonly isRare: boolean;
}

/** A pack that the shop has. */
export interface KnownPack {
  readonly itemCode: string;
  /** As its size is written: "500mL". */
  readonly size: string;
  readonly listPrice: Fen;
  readonly salesPrice: Fen;
  readonly promotion: "special-price" | "other" | null;
  readonly isRare: boolean;
  /** What lies on the shelf: what the shop offers, and what orders have reserved. */
  readonly shelf: number;
}

/** The goods that the shop has before an import, and what they may reference. */
export interface KnownGoods {
  item(code: string): KnownItem | undefined;
  /** The pack with a product code, in any case. */
  pack(productCode: string): KnownPack | undefined;
  /** The packs of an item. */
  packsOf(itemCode: string): readonly KnownPack[];
  /** The ids of articles, and of activities. */
  readonly articles: ReadonlySet<number>;
  readonly activities: ReadonlySet<number>;
}

/** What an empty shop has. */
export const NO_GOODS: KnownGoods = {
  item: () => undefined,
  pack: () => undefined,
  packsOf: () => [],
  articles: new Set(),
  activities: new Set(),
};

/** Reads which goods the shop has. */
export async function readKnownGoods(database: Database): Promise<KnownGoods> {
  const { read } = database;
  const items = await read
    .selectFrom("items")
    .select(["code", "kind", "safe_level", "is_rare"])
    .execute();
  const rows = await read
    .selectFrom("packs")
    .innerJoin("items", "items.id", "packs.item_id")
    .select([
      "packs.code",
      "items.code as itemCode",
      "packs.pack as size",
      "packs.list_price",
      "packs.sales_price",
      "packs.promotion",
      "packs.is_rare",
      "packs.stock",
      "packs.id",
    ])
    .orderBy("packs.item_id")
    .orderBy("packs.position")
    .execute();
  const reserved = await reservedOfAny(read, "reagent");
  const packs = rows.map(({ code, itemCode, size, promotion, ...row }) => ({
    code,
    pack: {
      itemCode,
      size,
      listPrice: fen(row.list_price),
      salesPrice: fen(row.sales_price),
      promotion,
      isRare: row.is_rare === 1,
      shelf: row.stock + reserved({ id: row.id, code }),
    },
  }));
  const byItemCode = new Map(
    items.map(({ code, kind, safe_level, is_rare }) => [
      code,
      { kind, safeLevel: safe_level, isRare: is_rare === 1 },
    ]),
  );
  const byCode = new Map(packs.map(({ code, pack }) => [normalise(code), pack]));
  const byItem = Map.groupBy(byCode.values(), ({ itemCode }) => itemCode);
  return {
    item: (code) => byItemCode.get(code),
    pack: (productCode) => byCode.get(normalise(productCode)),
    packsOf: (itemCode) => byItem.get(itemCode) ?? [],
    ...(await readOwnContent(database, { keepsDemo: true })),
  };
}

/** What stays where a file replaces the catalogue: no goods, and of the content what is not the demo's. */
export async function readOwnGoods(database: Database): Promise<KnownGoods> {
  return { ...NO_GOODS, ...(await readOwnContent(database, { keepsDemo: false })) };
}

async function readOwnContent({ read }: Database, { keepsDemo }: { readonly keepsDemo: boolean }) {
  const idsIn = async (table: "articles" | "activities") => {
    const rows = await read.selectFrom(table).select(["id", "is_demo"]).execute();
    return new Set(rows.flatMap(({ id, is_demo }) => (keepsDemo || is_demo === 0 ? id : [])));
  };
  return { articles: await idsIn("articles"), activities: await idsIn("activities") };
}
