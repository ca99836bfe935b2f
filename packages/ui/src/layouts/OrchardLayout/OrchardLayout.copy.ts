import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    back: "返回商城",
    /** Read by screen readers after the shop's name. */
    home: "首页",
    orchard: "麦粒果园",
    account: "果园账户",
    orders: "我的订单",
    grains: "我的麦粒",
    addresses: "地址管理",
    wishes: "心愿单",
    search: "搜索礼品",
    submit: "搜索",
    basket: "果篮",
    unit: (_count: number) => "麦粒",
    expiring: (count: string) => `其中 ${count} 将于 12 月 31 日失效`,
    logIn: "登录后查看麦粒",
  },
  en: {
    back: "Back to the shop",
    home: " home",
    orchard: "The orchard",
    account: "Orchard account",
    orders: "Orders",
    grains: "Grains",
    addresses: "Addresses",
    wishes: "Wish list",
    search: "Search gifts",
    submit: "Search",
    basket: "Basket",
    unit: (count) => (count === 1 ? "grain" : "grains"),
    expiring: (count) => `${count} of them expire on 31 December`,
    logIn: "Log in to see your grains",
  },
});
