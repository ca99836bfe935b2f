import { filingGoods } from "@reagent/domain/filing-goods";
import { freightByKind } from "@reagent/domain/freight";
import { fen, sum, times } from "@reagent/domain/money";
import { filingsForAll, type RestrictableLine } from "@reagent/domain/restriction";
import type { Cart, CartLine } from "../../contract/cart.ts";
import type { RequiredFiling } from "../../contract/filing.ts";
import { checkoutMessages } from "../../messages/checkout.ts";
import { details } from "./details.ts";
import { instruments } from "./instruments.ts";
import { gradeOf, type ItemCode, itemRow } from "./items.ts";
import type { Language, SampleViewer } from "./language.ts";
import { packs } from "./packs.ts";

interface Chosen {
  readonly quantity: number;
  readonly customerItemNumber?: string;
  readonly isSelected?: boolean;
}

function reagentLine(
  code: ItemCode,
  size: string,
  chosen: Chosen,
  language: Language,
  viewer: SampleViewer,
): CartLine {
  const row = itemRow(code, language);
  const pack = packs(code, language, viewer).find((each) => each.pack === size);
  if (!pack) throw new Error(`${code} has no pack of ${size}`);
  const { quantity, customerItemNumber = "", isSelected = true } = chosen;
  const { pictograms, hazardStatements, signalWord } = details(gradeOf(code).substance, language);
  return {
    productId: pack.productId,
    itemId: row.itemId,
    itemCode: code,
    productCode: pack.productCode,
    hazardNumber: row.hazardNumber,
    name: row.chineseName,
    englishName: row.englishName,
    specification: row.specification,
    pack: pack.pack,
    attributes: null,
    drawing: row.drawing,
    stock: pack.stock,
    expectedDelivery: pack.expectedDelivery,
    deliveryDescription: pack.deliveryDescription,
    listPrice: pack.listPrice ?? fen(0),
    salesPrice: pack.salesPrice,
    isPromoted: pack.isPromoted,
    promotionMark: pack.promotionMark,
    isFutures: pack.isFutures,
    isDrugPrecursor: row.isDrugPrecursor,
    isExplosivePrecursor: row.isExplosivePrecursor,
    quantity,
    total: times(pack.salesPrice ?? pack.listPrice ?? fen(0), quantity),
    customerItemNumber,
    pinnedBatch: "",
    quotedUntil: "",
    isQuoteOver: false,
    isSelected,
    casNumber: row.casNumber,
    smiles: row.smiles,
    pictograms,
    hazardStatements,
    signalWord,
  };
}

function instrumentLine(
  skuId: string,
  quantity: number,
  language: Language,
  viewer: SampleViewer,
): CartLine {
  const sku = instruments(language, viewer).find((each) => each.skuId === skuId);
  if (!sku) throw new Error(`no instrument ${skuId}`);
  const price = sku.salesPrice ?? sku.listPrice ?? fen(0);
  return {
    productId: sku.skuId,
    itemId: sku.skuId.slice(0, -1),
    itemCode: sku.spuCode,
    productCode: sku.skuCode,
    hazardNumber: "",
    name: sku.chineseName,
    englishName: sku.englishName,
    specification: "",
    pack: "",
    attributes: sku.attributes,
    drawing: sku.drawing,
    stock: sku.stock,
    expectedDelivery: sku.expectedDelivery,
    deliveryDescription: sku.deliveryDescription,
    listPrice: sku.listPrice ?? fen(0),
    salesPrice: sku.salesPrice,
    isPromoted: sku.isPromoted,
    promotionMark: sku.promotionMark,
    isFutures: sku.isFutures,
    isDrugPrecursor: false,
    isExplosivePrecursor: false,
    quantity,
    total: times(price, quantity),
    customerItemNumber: "",
    pinnedBatch: "",
    quotedUntil: "",
    isQuoteOver: false,
    isSelected: true,
    casNumber: "",
    smiles: "",
    pictograms: [],
    hazardStatements: [],
    signalWord: "none",
  };
}

/** A cart with both kinds of lines: one line is unselected, one is a special price, one is made to order. */
export function cart(
  language: Language = "zh",
  viewer: Exclude<SampleViewer, "guest"> = "customer",
): Cart {
  return cartOf(
    [
      reagentLine(
        "S812046",
        "100g",
        { quantity: 1, customerItemNumber: "YF-2026-0518" },
        language,
        viewer,
      ),
      reagentLine("S812046", "500g", { quantity: 1 }, language, viewer),
      reagentLine(
        "A801119",
        "4L",
        { quantity: 2, customerItemNumber: "YF-2026-0519" },
        language,
        viewer,
      ),
      reagentLine("M809115", "5g", { quantity: 3, isSelected: false }, language, viewer),
    ],
    [instrumentLine("70013", 2, language, viewer)],
  );
}

/** Why a cart cannot be ordered while other orders wait to be paid. */
export const overLimit = checkoutMessages.tooManyOrders(20);

/** A cart of given lines, with the money of those that are selected. */
export function cartOf(
  reagents: readonly CartLine[],
  instrumentLines: readonly CartLine[] = [],
): Cart {
  const selectedSum = (lines: readonly CartLine[]) =>
    sum(lines.filter(({ isSelected }) => isSelected).map(({ total }) => total));
  const goods = { reagent: selectedSum(reagents), instrument: selectedSum(instrumentLines) };
  return {
    reagents,
    instruments: instrumentLines,
    total: sum([goods.reagent, goods.instrument]),
    freight: freightByKind(goods),
    overLimit: "",
    filings: requiredFilings(reagents),
  };
}

/** What became of a filing; without a licence, none is required. */
export type FilingDecision = Pick<RequiredFiling, "state" | "refusal"> &
  Partial<Pick<RequiredFiling, "poisonLicence">>;

export const NOTHING_FILED: FilingDecision = { state: "none", refusal: "" };

/** An accepted filing, without the licence that the shop requires for highly toxic chemicals. */
export const withoutLicence: FilingDecision = {
  state: "accepted",
  refusal: "",
  poisonLicence: "missing",
};

/** The filings that lines require, of a customer who has not filed anything, or whose filings are in a state. */
export function requiredFilings(
  lines: readonly RestrictableLine[],
  decision: FilingDecision = NOTHING_FILED,
): RequiredFiling[] {
  return filingsForAll(lines).map((kind) => ({
    kind,
    goods: filingGoods(kind, lines),
    ...decision,
    poisonLicence: (kind === "explosive" && decision.poisonLicence) || "not-required",
  }));
}
