import { deliveryLines, splitByStock } from "@reagent/domain/stock";
import type { LocalizedText } from "../../basics/language.ts";
import type { OfferRow } from "../../catalogue/prices.ts";

/**
 * The delivery that an order promises for a quantity, as the cart showed it: of what is in stock when the order is placed, and of the
 * rest (decisions, stock of ordered goods).
 */
export function promisedDelivery(
  goods: OfferRow,
  quantity: number,
): { readonly expected_delivery_zh: string; readonly expected_delivery_en: string } {
  const { inStock, beyond } = splitByStock({ stock: goods.stock, quantity });
  const { expected_delivery_zh, expected_delivery_en } = goods;
  if (inStock === 0) {
    return { expected_delivery_zh, expected_delivery_en };
  }
  const zh = deliveryLines(goods.delivery_zh).join("；") || available.zh;
  const en = deliveryLines(goods.delivery_en).join("; ") || available.en;
  if (beyond === 0) {
    return { expected_delivery_zh: zh, expected_delivery_en: en };
  }
  return {
    expected_delivery_zh: `${inStock} EA ${available.zh}；${beyond} EA ${expected_delivery_zh || unknown.zh}`,
    expected_delivery_en: `${inStock} EA ${available.en}; ${beyond} EA ${expected_delivery_en || unknown.en}`,
  };
}

const available: LocalizedText = { zh: "现货", en: "In stock" };
const unknown: LocalizedText = { zh: "货期待确认", en: "Delivery time to be confirmed" };
