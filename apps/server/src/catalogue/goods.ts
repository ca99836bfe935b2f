import type { GoodsKind } from "@reagent/domain/goods-kind";
import { NO_PRECURSOR, type PrecursorMarks } from "@reagent/domain/precursor";
import type { packsFor } from "./packs.ts";
import { NO_TERMS, type PriceTermsRow } from "./price-terms.ts";
import type { OfferRow, PricedRow } from "./prices.ts";
import { whyNotSold } from "./sellable.ts";
import { type SkuRow } from "./skus.ts";

type PackRow = Awaited<ReturnType<ReturnType<typeof packsFor>["execute"]>>[number];

/** A pack or a SKU with the columns that carts and orders need. */
export interface Goods extends PricedRow, PriceTermsRow, OfferRow, PrecursorMarks {
  readonly kind: GoodsKind;
  readonly id: number;
  readonly code: string;
  readonly item_id: number;
  readonly item_code: string;
  readonly name_zh: string;
  readonly name_en: string;
  /** Of an instrument, its attributes as JSON. */
  readonly specification_zh: string;
  readonly specification_en: string;
  readonly pack: string;
  readonly cas: string;
  readonly hazardNumber: string;
  /** Whether it can still be bought through the cart. */
  readonly isSold: boolean;
}

export const packGoods = <Row extends PackRow>(row: Row) => ({
  ...row,
  kind: "reagent" as const,
  cas: row.cas ?? "",
  hazardNumber: row.hazardous_number ?? "",
  isDrugPrecursor: row.is_drug_precursor === 1,
  isExplosivePrecursor: row.is_explosive_precursor === 1,
  isSold: whyNotSold(row) === undefined,
});

export const skuGoods = <Row extends SkuRow>(row: Row) => ({
  ...row,
  kind: "instrument" as const,
  item_id: row.instrument_id,
  specification_zh: row.attributes_zh,
  specification_en: row.attributes_en,
  pack: "",
  cas: "",
  ...NO_TERMS,
  hazardNumber: "",
  ...NO_PRECURSOR,
  isSold: true,
});
