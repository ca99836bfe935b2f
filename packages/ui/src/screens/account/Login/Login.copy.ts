import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    welcome: "登录后可查看折扣价和历史订单，缺货商品到货后邮件通知您。",
    loggedIn: "您已经登录。",
    goOn: "查看我的订单",
    goBack: "返回刚才的页面",
  },
  en: {
    welcome:
      "Log in to see your own prices and past orders, and to get an e-mail when a product is back in stock.",
    loggedIn: "You are logged in already.",
    goOn: "See my orders",
    goBack: "Back to the page before",
  },
});
