import { shop } from "@reagent/api/contract/shop";
import { formatYuan, type Fen } from "@reagent/domain/money";
import type { Words } from "../../http/language.ts";

const hotline = shop.hotlines[0];

/** Why an order is refused. */
export const checkoutMessages = {
  nothingSelected: {
    zh: "您还没有选择商品，请先在购物车中选择。",
    en: "Nothing is selected. Please choose in your cart what to order.",
  },
  addressUnchosen: { zh: "请选择收货地址！", en: "Please choose a delivery address." },
  addressMissing: {
    zh: "没有找到该收货地址，请重新选择。",
    en: "This delivery address was not found. Please choose another.",
  },
  invoiceTypeRequired: { zh: "请选择开票类型！", en: "Please choose an invoice type." },
  invoiceAddressMissing: {
    zh: "没有找到该收票地址，请刷新页面后重试。",
    en: "This invoice address was not found. Please reload the page and try again.",
  },
  couponUnchosen: { zh: "请选择抵扣券！", en: "Please choose a coupon, or none." },
  couponMissing: {
    zh: "没有找到该抵扣券，请重新选择。",
    en: "This coupon was not found. Please choose another.",
  },
  couponOver: {
    zh: "该抵扣券已使用、已失效或不在有效期内，请重新选择。",
    en: "This coupon was used, is no longer valid or not valid yet. Please choose another.",
  },
  customerOrderNumberTooLong: {
    zh: "客户订单号不能超过 50 个字符。",
    en: "Your order number can have at most 50 characters.",
  },
  noteTooLong: {
    zh: "备注不能超过 200 个字符。",
    en: "The note can have at most 200 characters.",
  },
  restricted: {
    zh: "以下产品属于危险化学品或易制爆化学品，完成易制爆信息备案后方可购买。请先备案，或移除后再提交：",
    en: "These products are hazardous or explosive precursors, sold to those who have filed their information. Please file it, or take them out of the order:",
  },
  notSold: {
    zh: `以下产品目前不能在线订购，请移除后再提交，或致电 ${hotline}：`,
    en: `These products cannot be ordered online at the moment. Please take them out of the order, or call ${hotline}:`,
  },
  beijing: {
    zh: "两会期间，寄往北京的货物可能延迟配送，敬请谅解。",
    en: "Deliveries to Beijing may be late while the Two Sessions are held.",
  },
} satisfies Record<string, Words>;

/** Why a coupon that needs more reagents is refused. */
export const couponNotReached = (reachAmount: Fen): Words => ({
  zh: `该抵扣券需试剂金额满 ${formatYuan(reachAmount)} 元方可使用，请重新选择。`,
  en: `This coupon counts from ¥${formatYuan(reachAmount)} of reagents. Please choose another.`,
});
