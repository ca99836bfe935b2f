import type { Copy } from "../../../language/language.tsx";

interface Words {
  title: string;
  none: string;
  usable: (count: number) => string;
  terms: (reach: string, subtract: string) => string;
  until: (day: string) => string;
  missing: (amount: string) => string;
  howFar: (terms: string) => string;
  withoutCoupon: string;
}

export const copy: Copy<Words> = {
  zh: {
    title: "抵扣券",
    none: "暂无可用的抵扣券。",
    usable: (count) => `${count} 张可用`,
    terms: (reach, subtract) => `满 ${reach} 减 ${subtract}`,
    until: (day) => `${day} 前有效，试剂可用`,
    missing: (amount) => `再买 ¥${amount} 试剂可用`,
    howFar: (terms) => `${terms}：距可用金额`,
    withoutCoupon: "不使用抵扣券",
  },
  en: {
    title: "Coupon",
    none: "You have no coupons at the moment.",
    usable: (count) => `${count} can be used`,
    terms: (reach, subtract) => `¥${subtract} off from ¥${reach}`,
    until: (day) => `Valid before ${day}, for reagents`,
    missing: (amount) => `¥${amount} more of reagents to use it`,
    howFar: (terms) => `${terms}: how far it is`,
    withoutCoupon: "Without a coupon",
  },
};
