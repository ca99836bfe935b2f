import type { CouponStatus } from "@reagent/domain/coupon";
import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    lead: "提交订单时选用，按试剂商品金额计算；取消订单后退回。",
    byStatus: "按状态",
    all: "全部",
    statuses: {
      unused: "未使用",
      used: "已使用",
      voided: "已作废",
      expired: "已过期",
      other: "其他",
    } satisfies Record<CouponStatus, string>,
    subtracted: "抵扣金额",
    condition: "使用条件",
    reach: (amount: string) => `试剂满 ¥${amount}`,
    received: "领取时间",
    valid: "有效期",
    until: "至",
    status: "状态",
    none: "您还没有抵扣券",
    noneOfStatus: "没有这种状态的抵扣券",
  },
  en: {
    lead: "Choose a coupon at checkout; it applies to reagents. If the order is cancelled, you get it back.",
    byStatus: "By status",
    all: "All",
    statuses: {
      unused: "Unused",
      used: "Used",
      voided: "Voided",
      expired: "Expired",
      other: "Other",
    },
    subtracted: "Discount",
    condition: "Condition",
    reach: (amount) => `Reagents of ¥${amount} or more`,
    received: "Received",
    valid: "Valid",
    until: "to",
    status: "Status",
    none: "You have no coupons yet",
    noneOfStatus: "No coupons with this status",
  },
});
