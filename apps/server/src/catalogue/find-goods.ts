import type { GoodsKind } from "@reagent/domain/goods-kind";
import { attributeTexts } from "@reagent/domain/instrument-choice";
import { inLanguage, type Language } from "../basics/language.ts";
import type { PriceViewer } from "../basics/viewer.ts";
import type { Reader } from "../database/database.ts";
import { type Goods, packGoods, skuGoods } from "./goods.ts";
import { packsFor } from "./packs.ts";
import { attributesIn, skusOf } from "./skus.ts";

/** A pack or a SKU by its product code. */
export interface GoodsKey {
  readonly kind: GoodsKind;
  readonly productCode: string;
}

/** The goods of a kind with these product codes, with the prices of a viewer; unknown codes are left out. */
export async function readGoods(
  reader: Reader,
  { kind, productCodes }: { readonly kind: GoodsKind; readonly productCodes: readonly string[] },
  viewer: PriceViewer,
): Promise<Goods[]> {
  if (productCodes.length === 0) return [];
  if (kind === "instrument") {
    const skus = skusOf(reader).where("instrument_skus.code", "in", productCodes);
    return (await skus.execute()).map(skuGoods);
  }
  const packs = packsFor(reader, viewer).where("packs.code", "in", productCodes);
  return (await packs.execute()).map(packGoods);
}

/** The goods with a product code; undefined where they are not in the catalogue. */
export async function findGoods(
  reader: Reader,
  { kind, productCode }: GoodsKey,
  viewer: PriceViewer,
): Promise<Goods | undefined> {
  const [goods] = await readGoods(reader, { kind, productCodes: [productCode] }, viewer);
  return goods;
}

/** What is stored of the goods, so that the list names them when they are not in the catalogue any more. */
export function namesOf(goods: Goods) {
  const packIn = (language: Language, comma: string) =>
    goods.kind === "reagent"
      ? goods.pack
      : attributeTexts(attributesIn(inLanguage(goods, "specification", language))).join(comma);
  return {
    item_code: goods.item_code,
    name_zh: goods.name_zh,
    name_en: goods.name_en,
    pack_zh: packIn("zh", "，"),
    pack_en: packIn("en", ", "),
  };
}
