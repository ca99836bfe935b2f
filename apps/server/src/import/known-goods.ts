import { fen, type Fen } from "@reagent/domain/money";
import { normalise } from "@reagent/domain/search-text";
import type { Database } from "../database/database.ts";

/** A pack that the shop has. */
export interface KnownPack {
  readonly itemCode: string;
  /** As its size is written: "500mL". */
  readonly size: string;
  readonly listPrice: Fen;
}

/** The goods that the shop has before an import. */
export interface KnownGoods {
  hasItem(code: string): boolean;
  /** The pack with a product code, in any case. */
  pack(productCode: string): KnownPack | undefined;
  /** The packs of an item. */
  packsOf(itemCode: string): readonly KnownPack[];
}

/** What an empty shop has, and one whose catalogue is replaced. */
export const NO_GOODS: KnownGoods = {
  hasItem: () => false,
  pack: () => undefined,
  packsOf: () => [],
};

/** Reads which goods the shop has. */
export async function readKnownGoods({ read }: Database): Promise<KnownGoods> {
  const items = await read.selectFrom("items").select("code").execute();
  const rows = await read
    .selectFrom("packs")
    .innerJoin("items", "items.id", "packs.item_id")
    .select(["packs.code", "items.code as itemCode", "packs.pack as size", "packs.list_price"])
    .orderBy("packs.item_id")
    .orderBy("packs.position")
    .execute();
  const packs = rows.map(({ code, itemCode, size, list_price }) => ({
    code,
    pack: { itemCode, size, listPrice: fen(list_price) },
  }));
  const codes = new Set(items.map(({ code }) => code));
  const byCode = new Map(packs.map(({ code, pack }) => [normalise(code), pack]));
  const byItem = Map.groupBy(byCode.values(), ({ itemCode }) => itemCode);
  return {
    hasItem: (code) => codes.has(code),
    pack: (productCode) => byCode.get(normalise(productCode)),
    packsOf: (itemCode) => byItem.get(itemCode) ?? [],
  };
}
