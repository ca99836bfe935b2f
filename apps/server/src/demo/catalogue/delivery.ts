import type { Sale, Words } from "../../catalogue/catalogue.ts";
import { isOneIn, oneOf } from "./hash.ts";

/** The facts that decide how a product is shipped. */
export interface Parcel {
  readonly hazards: { readonly hazardousNumber: string | null };
  readonly storageKind: string;
}

const IN_STOCK: readonly [Words, ...Words[]] = [
  { zh: "现货;上海仓，次日送达", en: "In stock;Shanghai warehouse, next day" },
  { zh: "现货;武汉仓，3天送达", en: "In stock;Wuhan warehouse, 3 days" },
  { zh: "现货;天津仓，2天送达", en: "In stock;Tianjin warehouse, 2 days" },
  {
    zh: "现货;上海仓，次日送达;武汉仓，3天送达",
    en: "In stock;Shanghai warehouse, next day;Wuhan warehouse, 3 days",
  },
];
const HAZARDOUS: Words = {
  zh: "现货;危险品仓，每周二、周五发货",
  en: "In stock;Hazardous goods warehouse, ships Tuesdays and Fridays",
};
const COLD: Words = {
  zh: "现货;冷链，每周一至周三发货",
  en: "In stock;Cold chain, ships Mondays to Wednesdays",
};
const EXPECTED: readonly [Words, ...Words[]] = [
  { zh: "补货中，预计7天内发货", en: "Restocking, ships within 7 days" },
  { zh: "期货，约4–6周", en: "Made to order, about 4 to 6 weeks" },
];
const MADE_TO_ORDER: Words = { zh: "期货，约2周", en: "Made to order, about 2 weeks" };
const NOTHING: Words = { zh: "", en: "" };

/** The texts on stock and delivery. Without stock, the delivery text includes the expected date; a few are empty. */
export function deliveryOf({ code, stock, hasFuturesDiscount, parcel }: Question): Answer {
  if (hasFuturesDiscount) return { delivery: MADE_TO_ORDER, expectedDelivery: MADE_TO_ORDER };
  const expectedDelivery = oneOf(EXPECTED, `expected ${code}`);
  if (stock === 0) {
    return isOneIn(15, `silent ${code}`)
      ? { delivery: NOTHING, expectedDelivery: NOTHING }
      : { delivery: expectedDelivery, expectedDelivery };
  }
  if (parcel.storageKind === "frozen") return { delivery: COLD, expectedDelivery };
  if (parcel.hazards.hazardousNumber !== null) return { delivery: HAZARDOUS, expectedDelivery };
  return { delivery: oneOf(IN_STOCK, `delivery ${code}`), expectedDelivery };
}

interface Question {
  readonly code: string;
  readonly stock: number;
  readonly hasFuturesDiscount: boolean;
  readonly parcel: Parcel;
}

type Answer = Pick<Sale, "delivery" | "expectedDelivery">;
