import type { Copy } from "../../../language/language.tsx";

export const copy: Copy<{
  hello: (name: string) => string;
  logIn: string;
  register: string;
  logOut: string;
  yours: string;
  favourites: string;
  cart: string;
  orders: string;
  quickOrder: string;
  sections: string;
  lookups: string;
  structure: string;
  certificate: string;
  safetyDataSheet: string;
  batch: string;
  shipping: string;
  help: string;
  helpCentre: string;
  suggestion: string;
  hotline: string;
  settings: string;
}> = {
  zh: {
    hello: (name) => `您好，${name}`,
    logIn: "登录",
    register: "免费注册",
    logOut: "退出",
    yours: "我的",
    favourites: "我的收藏",
    cart: "购物车",
    orders: "我的订单",
    quickOrder: "快速订购",
    sections: "更多",
    lookups: "查询",
    structure: "结构式检索",
    certificate: "质检报告 COA",
    safetyDataSheet: "安全说明书 MSDS",
    batch: "批号查询",
    shipping: "发货查询",
    help: "帮助",
    helpCentre: "帮助中心",
    suggestion: "投诉建议",
    hotline: "热线",
    settings: "语言与主题",
  },
  en: {
    hello: (name) => `Hello, ${name}`,
    logIn: "Log in",
    register: "Register",
    logOut: "Log out",
    yours: "Yours",
    favourites: "Favourites",
    cart: "Cart",
    orders: "Orders",
    quickOrder: "Quick order",
    sections: "More",
    lookups: "Look-ups",
    structure: "Structure search",
    certificate: "Certificate (COA)",
    safetyDataSheet: "Safety data sheet (MSDS)",
    batch: "Batch",
    shipping: "Shipping",
    help: "Help",
    helpCentre: "Help centre",
    suggestion: "Suggestions",
    hotline: "Hotline",
    settings: "Language and theme",
  },
};
