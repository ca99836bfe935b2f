import { MOST_BASKET_LINES } from "@reagent/domain/basket";
import { MOST_WISHES, type PointRange } from "@reagent/domain/gift";
import type { GiftOrderStatus } from "@reagent/domain/gift-order";
import { LARGEST_QUANTITY } from "@reagent/domain/quantity";
import { defineMessages } from "./define-messages.ts";
import type { LocalizedText } from "./message.ts";

/** Why a call of the orchard is refused. */
export const orchardMessages = defineMessages({
  delisted: { zh: "该礼品已下架", en: "This gift has been taken off the shelves" },
  missing: { zh: "没有找到该礼品。", en: "This gift was not found." },
  stockLeft: (left: number) =>
    left > 0
      ? {
          zh: `该礼品库存不足，目前仅剩 ${left} 件。`,
          en: `There are not enough of this gift: only ${left} left.`,
        }
      : { zh: "该礼品已兑完。", en: "This gift is out of stock." },
  noSuchLine: { zh: "果篮中没有该礼品。", en: "This gift is not in the basket." },
  tooManyOfOne: {
    zh: `果篮中同一礼品的数量不能超过 ${LARGEST_QUANTITY}。`,
    en: `The basket holds at most ${LARGEST_QUANTITY} of one gift.`,
  },
  tooManyLines: {
    zh: `果篮中最多放 ${MOST_BASKET_LINES} 种礼品。`,
    en: `The basket holds at most ${MOST_BASKET_LINES} different gifts.`,
  },
  tooManyWishes: {
    zh: `最多收藏 ${MOST_WISHES} 种礼品。`,
    en: `You can keep at most ${MOST_WISHES} gifts for later.`,
  },
  emptyBasket: { zh: "果篮内还没有礼品。", en: "The basket is empty." },
  /** When an empty basket is to be ordered (storefront §5, orchard cart). */
  nothingChosen: {
    zh: "您还没有选择商品，请选择商品！",
    en: "You have not chosen any gifts yet. Please choose some.",
  },
  tooFewGrains: {
    zh: "麦粒不足，不能下单！麦粒可通过购买麦克林试剂获得。",
    en: "You do not have enough grains to order this. Grains are earned by buying reagents.",
  },
  someDelisted: (names: readonly string[]) => ({
    zh: `以下礼品已下架，请移除后再提交：${names.join("、")}`,
    en: `These gifts have been taken off the shelves. Please remove them: ${names.join(", ")}`,
  }),
  someOutOfStock: (gifts: readonly { readonly name: string; readonly stock: number }[]) => ({
    zh: `以下礼品库存不足，请调整数量后再提交：${gifts
      .map(({ name, stock }) => `${name}（剩 ${stock} 件）`)
      .join("、")}`,
    en: `There are not enough of these gifts. Please change the quantities: ${gifts
      .map(({ name, stock }) => `${name} (${stock} left)`)
      .join(", ")}`,
  }),
  basketChanged: {
    zh: "果篮内容或麦粒合计有变化，请核对后再提交。",
    en: "The basket or its total has changed. Please check it before you submit the order.",
  },
  stepImpossible: {
    zh: "该订单的状态不允许此操作。",
    en: "The status of this order does not allow this step.",
  },
  paidAlready: {
    zh: "该订单已支付，如需取消请联系客服。",
    en: "This order has been paid. Please contact customer service to cancel it.",
  },
  orderMissing: { zh: "没有找到该订单。", en: "This order was not found." },
  orderCancelled: {
    zh: "该订单已取消，不能支付。",
    en: "This order was cancelled and cannot be paid.",
  },
});

/** The names of the statuses of a gift order (customer centre §4, gift order). */
export const giftOrderStatusNames: Readonly<Record<GiftOrderStatus, LocalizedText>> = {
  unconfirmed: { zh: "未确认", en: "Unconfirmed" },
  confirmed: { zh: "已确认", en: "Confirmed" },
  shipped: { zh: "已发货", en: "Shipped" },
  cancelled: { zh: "已取消", en: "Cancelled" },
};

/** The label of a range of prices. */
export function pointRangeLabel({ least, most }: PointRange): LocalizedText {
  if (most === null) return { zh: `${least} 麦粒以上`, en: `${least} grains or more` };
  if (least === 0) return { zh: `${most} 麦粒以内`, en: `Up to ${most} grains` };
  return { zh: `${least}–${most} 麦粒`, en: `${least}–${most} grains` };
}
