import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    due: "应付金额",
    goods: "商品金额",
    coupon: "抵扣券",
    freight: "运费",
    paying: "正在支付...",
  },
  en: {
    due: "Amount due",
    goods: "Goods",
    coupon: "Coupon",
    freight: "Freight",
    paying: "Paying…",
  },
});
