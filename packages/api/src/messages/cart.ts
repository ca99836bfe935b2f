import { MOST_CART_LINES } from "@reagent/domain/cart";
import type { PurchaseBarrier } from "@reagent/domain/purchase";
import { LARGEST_QUANTITY } from "@reagent/domain/quantity";
import { defineMessages } from "./define-messages.ts";
import type { LocalizedText } from "./message.ts";
import { withHotline } from "./with-hotline.ts";

/** Why a change of the cart is refused. */
export const cartMessages = defineMessages({
  tooMany: {
    zh: `购物车中同一商品的数量不能超过 ${LARGEST_QUANTITY}。`,
    en: `The cart holds at most ${LARGEST_QUANTITY} of one product.`,
  },
  full: {
    zh: `购物车最多放 ${MOST_CART_LINES} 种商品，请先下单或移除一部分。`,
    en: `The cart holds at most ${MOST_CART_LINES} different products. Please order or remove some first.`,
  },
  nothingChosen: {
    zh: "请填写货号数量后再加入购物车！",
    en: "Please fill in the quantity before adding to cart.",
  },
  codeMissing: { zh: "必需填写货号。", en: "Please enter a product code." },
  unknownProduct: {
    zh: "没有找到该货号，请检查后再试。",
    en: "This product code was not found. Please check it and try again.",
  },
  noSuchLine: { zh: "购物车中没有该商品。", en: "This product is not in the cart." },
  itemNumberTooLong: {
    zh: "客户货号不能超过 50 个字符。",
    en: "Your item number can have at most 50 characters.",
  },
  unknownBatch: {
    zh: "没有找到该批号，或其库存不按批号管理。",
    en: "This batch was not found, or the stock of this pack is not kept by batch.",
  },
  batchShort: ({ batchCode, free }: { readonly batchCode: string; readonly free: number }) => ({
    zh: `批号 ${batchCode} 仅余 ${free} 件。`,
    en: `Only ${free} of batch ${batchCode} are left.`,
  }),
  quotedQuantity: {
    zh: "该商品按报价的数量和价格购买，数量不能修改。如需更多，请先下单或移除，再重新添加。",
    en: "This product is bought at its quoted price and quantity, which cannot be changed. For more, first order or remove it, then add it again.",
  },
  lineChanged: {
    zh: "购物车中该商品的数量已改变，请重新选择。",
    en: "The quantity of this product in the cart has changed. Please choose again.",
  },
  exchangeGone: {
    zh: "已不能撤销，原商品可重新加入购物车。",
    en: "This can no longer be undone. You can add the original product to the cart again.",
  },
  empty: { zh: "购物车暂无商品", en: "The cart is empty" },
});

/** Why a product is not sold through the cart. */
export const barrierMessages = defineMessages({
  "price-on-request": withHotline((hotline) => ({
    zh: `该产品价格需询价，请致电 ${hotline}。`,
    en: `The price of this product is given on request. Please call ${hotline}.`,
  })),
  "enquiry-only": withHotline((hotline) => ({
    zh: `该产品仅接受询单，请致电 ${hotline}。`,
    en: `This product is sold by enquiry only. Please call ${hotline}.`,
  })),
  "low-boiling": withHotline((hotline) => ({
    zh: `低沸点产品下单详询 ${hotline}。`,
    en: `Low-boiling products are ordered by telephone: ${hotline}.`,
  })),
} satisfies Record<PurchaseBarrier, LocalizedText>);
