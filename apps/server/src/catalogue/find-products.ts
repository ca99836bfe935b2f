import { codes } from "@reagent/api/contract/envelope";
import { cartMessages } from "@reagent/api/messages/cart";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import type { Language } from "../basics/language.ts";
import { Refusal } from "../basics/refusal.ts";
import type { Tx } from "../database/database.ts";

/** A product of the catalogue by its codes, with its names. */
export interface Product {
  readonly kind: GoodsKind;
  readonly product_code: string;
  readonly item_code: string;
  readonly name_zh: string;
  readonly name_en: string;
  /** Empty for an instrument. */
  readonly pack: string;
}

/** A product that a call names. */
interface Named {
  readonly kind: GoodsKind | "unknown";
  readonly productCode: string;
}

/** The products with the named codes, in their order. Refuses all where one is not in the catalogue. */
export async function findProducts(
  tx: Tx,
  named: readonly Named[],
  language: Language,
): Promise<Product[]> {
  const codesOf = (kind: GoodsKind) =>
    named.filter((each) => each.kind === kind).map(({ productCode }) => productCode);
  const known = [
    ...(await readPacks(tx, codesOf("reagent"))),
    ...(await readSkus(tx, codesOf("instrument"))),
  ];
  return named.map(({ kind, productCode }) => {
    const product = known.find((each) => each.kind === kind && each.product_code === productCode);
    if (!product) throw new Refusal(codes.badRequest, cartMessages.unknownProduct[language]);
    return product;
  });
}

async function readPacks(tx: Tx, wanted: readonly string[]): Promise<Product[]> {
  if (wanted.length === 0) return [];
  const rows = await tx
    .selectFrom("packs")
    .innerJoin("items", "items.id", "packs.item_id")
    .select([
      "packs.code as product_code",
      "items.code as item_code",
      "items.name_zh",
      "items.name_en",
      "packs.pack",
    ])
    .where("packs.code", "in", wanted)
    .execute();
  return rows.map((row) => ({ ...row, kind: "reagent" }));
}

async function readSkus(tx: Tx, wanted: readonly string[]): Promise<Product[]> {
  if (wanted.length === 0) return [];
  const rows = await tx
    .selectFrom("instrument_skus")
    .innerJoin("instruments", "instruments.id", "instrument_skus.instrument_id")
    .select([
      "instrument_skus.code as product_code",
      "instruments.code as item_code",
      "name_zh",
      "name_en",
    ])
    .where("instrument_skus.code", "in", wanted)
    .execute();
  return rows.map((row) => ({ ...row, kind: "instrument", pack: "" }));
}
