import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    label: "快捷面板",
    logIn: "登录",
    account: "我的账户",
    favourites: "收藏",
    cart: "购物车",
    orders: "订单",
    quickOrder: "快速订购",
    wechat: "微信",
    suggestion: "投诉建议",
    toTop: "回到顶部",
  },
  en: {
    label: "Quick panel",
    logIn: "Log in",
    account: "Your account",
    favourites: "Favourites",
    cart: "Cart",
    orders: "Orders",
    quickOrder: "Quick order",
    wechat: "WeChat",
    suggestion: "Suggestions",
    toTop: "Back to top",
  },
});
