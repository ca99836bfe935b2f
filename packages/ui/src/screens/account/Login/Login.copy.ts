import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: "登录",
    welcome: "登录后显示您的折扣价、库存提醒与历史订单。",
    loggedIn: "您已经登录。",
    goOn: "查看我的订单",
  },
  en: {
    title: "Log in",
    welcome: "Log in to see your own prices, stock notes and past orders.",
    loggedIn: "You are logged in already.",
    goOn: "See my orders",
  },
});
