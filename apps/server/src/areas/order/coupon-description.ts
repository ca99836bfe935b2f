import { fen, toYuan } from "@reagent/domain/money";
import type { Language } from "../../basics/language.ts";
import type { Reader } from "../../database/database.ts";
import type { StoredOrder } from "../../ordering/orders/find-order.ts";

/** The coupon of an order in words; empty where it has none. */
export async function couponDescription(
  reader: Reader,
  { coupon_id, customer_id, coupon_amount }: StoredOrder,
  language: Language,
): Promise<string> {
  if (coupon_id === null) {
    return "";
  }
  const coupon = await reader
    .selectFrom("coupons")
    .select("reach_amount")
    .where("id", "=", coupon_id)
    .where("customer_id", "=", customer_id)
    .executeTakeFirst();
  const off = toYuan(fen(coupon_amount));
  if (!coupon) {
    return { zh: `减 ${off} 元`, en: `¥${off} off` }[language];
  }
  const reach = toYuan(fen(coupon.reach_amount));
  return { zh: `满 ${reach} 元减 ${off} 元`, en: `¥${off} off ¥${reach} or more` }[language];
}
