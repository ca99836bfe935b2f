import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    guest: "您好，请登录",
    why: "登录后显示您的折扣价、到货通知与历史订单。",
    hello: (name: string) => `您好，${name}`,
    orders: "我的订单",
    favourites: "我的收藏",
  },
  en: {
    guest: "Welcome. Please log in",
    why: "Log in for your prices, stock alerts and past orders.",
    hello: (name) => `Hello, ${name}`,
    orders: "Orders",
    favourites: "Favourites",
  },
});
