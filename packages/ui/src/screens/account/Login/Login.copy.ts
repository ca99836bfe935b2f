import type { Copy } from "../../../language/language.tsx";

interface Words {
  title: string;
  welcome: string;
  loggedIn: string;
  goOn: string;
}

export const copy: Copy<Words> = {
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
};
