import { fen, permille } from "@reagent/domain/money";
import type { BulkPack, Pack } from "../../contract/product.ts";
import type { LocalizedText } from "../../messages/message.ts";
import { gradeOf, type ItemCode, itemIdOf } from "./items.ts";
import type { Language, SampleViewer } from "./language.ts";

interface Size {
  readonly pack: string;
  /** In fen; null when the price is on request. */
  readonly price: number | null;
  readonly stock: number;
  readonly promotion?: "special-price" | "promotion";
  readonly isFutures?: boolean;
  readonly isEnquiryOnly?: boolean;
  readonly hasTriangle?: boolean;
  readonly isRare?: boolean;
}

/** The packs by item; an item without an entry has none. */
const sizes: Partial<Record<ItemCode, readonly Size[]>> = {
  B810527: [
    { pack: "5mL", price: 2800, stock: 64 },
    { pack: "100mL", price: 4600, stock: 40 },
    { pack: "500mL", price: 8800, stock: 8, promotion: "special-price" },
    { pack: "2.5L", price: 32500, stock: 2 },
    { pack: "10L", price: 112000, stock: 0, isFutures: true },
    { pack: "20L", price: 208000, stock: 0, isFutures: true },
    { pack: "25L", price: 248000, stock: 0, isFutures: true },
  ],
  B810528: [
    { pack: "25mL", price: 6200, stock: 12 },
    { pack: "100mL", price: 16800, stock: 5, promotion: "promotion" },
  ],
  B810529: [{ pack: "1mL", price: 18000, stock: 1, isRare: true }],
  B810530: [{ pack: "10×1mL", price: 14500, stock: 7 }],
  S812046: [
    { pack: "25g", price: 5800, stock: 37 },
    { pack: "100g", price: 14800, stock: 6 },
    { pack: "500g", price: 45600, stock: 2, promotion: "special-price" },
    { pack: "2.5kg", price: 188000, stock: 0, isFutures: true },
    { pack: "10kg", price: null, stock: 0 },
  ],
  S812047: [{ pack: "1mL", price: 21000, stock: 4 }],
  M809114: [
    { pack: "25g", price: 5800, stock: 20 },
    { pack: "500g", price: 62000, stock: 3 },
  ],
  M809115: [{ pack: "5g", price: 12800, stock: 0, isFutures: true }],
  P807402: [{ pack: "100g", price: 9600, stock: 15, isEnquiryOnly: true }],
  V806733: [
    { pack: "100g", price: 3900, stock: 86 },
    { pack: "1kg", price: 26800, stock: 9, promotion: "promotion" },
  ],
  V806734: [{ pack: "100mg", price: 16800, stock: 11 }],
  N811820: [{ pack: "25g", price: 3500, stock: 48 }],
  E809056: [
    { pack: "500mL", price: 2200, stock: 320, hasTriangle: true },
    { pack: "4×2.5L", price: 28800, stock: 18, hasTriangle: true },
    { pack: "25L", price: 49800, stock: 6 },
  ],
  D807731: [{ pack: "500mL", price: 4600, stock: 25 }],
  A801119: [
    { pack: "1L", price: 8800, stock: 52 },
    { pack: "4L", price: 28600, stock: 31 },
  ],
  T818452: [
    { pack: "100g", price: 4800, stock: 22 },
    { pack: "1kg", price: 29800, stock: 10 },
  ],
  P816410: [{ pack: "500g", price: 26800, stock: 4 }],
  B813377: [{ pack: "1g", price: 168000, stock: 0, isFutures: true }],
};

const shanghai = { zh: "上海仓", en: "Shanghai warehouse" };
const wuhan = { zh: "武汉仓，3 天送达", en: "Wuhan warehouse, delivered in 3 days" };

function delivery(stock: number): LocalizedText {
  if (stock <= 0) return { zh: "", en: "" };
  const { zh, en } = stock > 5 ? shanghai : wuhan;
  const count = stock > 10 ? ">10" : String(stock);
  return { zh: `现货 ${count};${zh}`, en: `${count} in stock;${en}` };
}

const expected: LocalizedText = { zh: "期货，约 2 周", en: "Made to order, about 2 weeks" };

/** The viewer's price, in permille of the list price. */
const rates = { customer: 900, university: 850 } as const;

/** A pack that is sold by enquiry has no price, like one that is priced on request. */
function isUnpriced({ price, isEnquiryOnly }: Size): boolean {
  return price === null || isEnquiryOnly === true;
}

function ownPrice(size: Size, viewer: SampleViewer) {
  const { price, promotion } = size;
  if (price === null || isUnpriced(size) || viewer === "guest") return null;
  return permille(fen(price), promotion === "special-price" ? 800 : rates[viewer]);
}

/** The packs of an item: a guest sees list prices, others their own prices too. */
export function packs(
  code: ItemCode,
  language: Language = "zh",
  viewer: SampleViewer = "customer",
): readonly Pack[] {
  return (sizes[code] ?? []).map((size, index) => ({
    productId: `${itemIdOf(code)}${index + 1}`,
    productCode: `${code}-${size.pack}`,
    category: size.hasTriangle ? "triangle" : "ordinary",
    isRare: size.isRare ?? false,
    listPrice: size.price === null || isUnpriced(size) ? null : fen(size.price),
    salesPrice: ownPrice(size, viewer),
    isPromoted: size.promotion !== undefined,
    promotionMark: size.promotion ?? "special-price",
    isFutures: size.isFutures ?? false,
    deliveryDescription: delivery(size.stock)[language],
    expectedDelivery: size.isFutures ? expected[language] : "",
    stock: size.stock,
    isEnquiryOnly: size.isEnquiryOnly ?? false,
    pack: size.pack,
    unit: "EA",
    specification: size.price === null ? "POA" : gradeOf(code).specification[language],
  }));
}

/** Bulk sizes, which are sold on request. */
export function bulkPacks(code: ItemCode): readonly BulkPack[] {
  if (gradeOf(code).category !== "bulk") return [];
  return ["25kg", "200kg"].map((pack) => ({ productCode: `${code}-${pack}`, pack, unit: "EA" }));
}
