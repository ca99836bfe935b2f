import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: "抵扣券",
    none: "暂无可用的抵扣券。",
    usable: (count: number) => `${count} 张可用`,
    terms: (reach: string, subtract: string) => `满 ${reach} 减 ${subtract}`,
    until: (day: string) => `${day} 前有效，试剂可用`,
    missing: (amount: string) => `再买 ¥${amount} 试剂可用`,
    howFar: (terms: string) => `${terms}：距可用金额`,
    withoutCoupon: "不使用抵扣券",
  },
  en: {
    title: "Coupon",
    none: "You have no coupons at the moment.",
    usable: (count) => `${count} can be used`,
    terms: (reach, subtract) => `¥${subtract} off ¥${reach} or more`,
    until: (day) => `Valid before ${day}, for reagents`,
    missing: (amount) => `Add ¥${amount} of reagents to use it`,
    howFar: (terms) => `${terms}: progress`,
    withoutCoupon: "Without a coupon",
  },
});
