import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    orchard: "麦粒果园",
    account: "果园账户",
    orders: "我的订单",
    grains: "我的麦粒",
    addresses: "地址管理",
    details: "详情",
    activities: "活动",
  },
  en: {
    orchard: "The orchard",
    account: "Orchard account",
    orders: "Orders",
    grains: "Grains",
    addresses: "Addresses",
    details: "Details",
    activities: "Activities",
  },
});
