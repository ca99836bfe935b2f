import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    welcome: "登录后显示您的折扣价、库存提醒与历史订单。",
    loggedIn: "您已经登录。",
    goOn: "查看我的订单",
  },
  en: {
    welcome: "Log in to see your own prices, stock notes and past orders.",
    loggedIn: "You are logged in already.",
    goOn: "See my orders",
  },
});
