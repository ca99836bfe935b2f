import type { Copy } from "../../../../language/language.tsx";

interface Words {
  due: string;
  goods: string;
  coupon: string;
  freight: string;
  paying: string;
}

export const copy: Copy<Words> = {
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
};
