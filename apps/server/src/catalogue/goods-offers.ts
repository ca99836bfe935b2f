import type { SentBasketLine } from "@reagent/api/contract/sent-basket";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { fen } from "@reagent/domain/money";
import { priceBarrier, purchaseBarrier } from "@reagent/domain/purchase";
import type { ListLineState } from "@reagent/domain/shopping-list";
import { inLanguage, type Language } from "../basics/language.ts";
import type { PriceViewer, Viewer } from "../basics/viewer.ts";
import type { Reader } from "../database/database.ts";
import { packsFor } from "./packs.ts";
import { NO_TERMS, type PriceTermsRow } from "./price-terms.ts";
import { offerOf, ownPrice, type PricedRow, soldAs } from "./prices.ts";
import { safetyLevelOf } from "./safety-level.ts";
import { attributesIn, type SkuRow } from "./skus.ts";

/** What the catalogue has of a product of a list or a basket now. */
type Offer = Omit<
  SentBasketLine,
  "kind" | "productCode" | "itemCode" | "chineseName" | "englishName" | "pack" | "quantity"
>;

/** How the catalogue names a product. */
type Names = Pick<SentBasketLine, "itemCode" | "chineseName" | "englishName" | "pack">;

/** Offers by the kind and the code of their products. */
export type Offers = ReadonlyMap<string, { readonly offer: Offer; readonly names: Names }>;

interface Named {
  readonly kind: GoodsKind;
  readonly productCode: string;
}

/** Of instruments, and of what left the catalogue. */
const NO_REAGENT = {
  productId: "",
  specification: "",
  casNumber: "",
  smiles: "",
  hazardNumber: "",
  isDrugPrecursor: false,
  isExplosivePrecursor: false,
  hazardStatements: [],
} as const;

const DELISTED: Offer = {
  ...NO_REAGENT,
  attributes: null,
  state: "delisted",
  price: null,
  stock: 0,
  expectedDelivery: "",
  deliveryDescription: "",
  isFutures: false,
};

const keyOf = ({ kind, productCode }: Named) => `${kind} ${productCode}`;

/** What is offered of a product. */
export const offered = (offers: Offers, product: Named): Offer =>
  offers.get(keyOf(product))?.offer ?? DELISTED;

/** How the catalogue names a product; undefined where it left the catalogue. */
export const namesOf = (offers: Offers, product: Named): Names | undefined =>
  offers.get(keyOf(product))?.names;

/** Packs with what an offer says of them; a query to narrow. */
export const packsToOffer = (reader: Reader, viewer: PriceViewer) =>
  packsFor(reader, viewer).select(["items.smiles", "items.hazard_codes"]);

type PackRow = Awaited<ReturnType<ReturnType<typeof packsToOffer>["execute"]>>[number];

/** The offers of packs and SKUs to a viewer. */
export function offersOf(
  { packs, skus }: { readonly packs: readonly PackRow[]; readonly skus: readonly SkuRow[] },
  viewer: Pick<Viewer, "customer" | "language">,
): Offers {
  return new Map([
    ...packs.map((row) => {
      const product = { kind: "reagent", productCode: row.code } as const;
      const names = { ...namesIn(row), pack: row.pack };
      return [keyOf(product), { offer: packOffer(row, viewer), names }] as const;
    }),
    ...skus.map((row) => {
      const product = { kind: "instrument", productCode: row.code } as const;
      const names = { ...namesIn(row), pack: "" };
      return [keyOf(product), { offer: skuOffer(row, viewer), names }] as const;
    }),
  ]);
}

const namesIn = (row: PackRow | SkuRow) => ({
  itemCode: row.item_code,
  chineseName: row.name_zh,
  englishName: row.name_en,
});

type Asking = Pick<Viewer, "customer" | "language">;

/** Guests see the list price (storefront §6, guests). */
const priceFor = ({ customer }: Asking, row: PricedRow & PriceTermsRow) =>
  customer ? ownPrice(row) : fen(row.list_price);

function packOffer(row: PackRow, viewer: Asking): Offer {
  const { language } = viewer;
  const sold = soldAs(row);
  const isLowBoiling = safetyLevelOf(row.safe_level) === "low-boiling";
  const state: ListLineState = purchaseBarrier({ ...sold, isLowBoiling }) ?? "sold";
  const price = priceBarrier(sold) ? null : priceFor(viewer, row);
  return {
    ...deliveryOf(row, language),
    attributes: null,
    state,
    price,
    productId: String(row.id),
    specification: inLanguage(row, "specification", language),
    casNumber: row.cas ?? "",
    smiles: row.smiles ?? "",
    hazardNumber: row.hazardous_number ?? "",
    isDrugPrecursor: row.is_drug_precursor === 1,
    isExplosivePrecursor: row.is_explosive_precursor === 1,
    hazardStatements: JSON.parse(row.hazard_codes) as string[],
  };
}

function skuOffer(row: SkuRow, viewer: Asking): Offer {
  return {
    ...NO_REAGENT,
    ...deliveryOf(row, viewer.language),
    attributes: attributesIn(inLanguage(row, "attributes", viewer.language)),
    state: "sold",
    price: priceFor(viewer, { ...row, ...NO_TERMS }),
  };
}

function deliveryOf(row: PackRow | SkuRow, language: Language) {
  const { stock, expectedDelivery, deliveryDescription, isFutures } = offerOf(row, language);
  return { stock, expectedDelivery, deliveryDescription, isFutures };
}
