import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    label: "账户与帮助",
    welcome: (shop: string) => `您好，欢迎来到${shop}`,
    hello: (name: string) => `您好，${name}`,
    logIn: "登录",
    register: "免费注册",
    logOut: "退出",
    favourites: "我的收藏",
    cart: "购物车",
    orders: "我的订单",
    orderSheet: "快速下单 / 订购单",
    quickOrder: "快速订购",
    help: "帮助中心",
    hotline: "热线",
  },
  en: {
    label: "Account and help",
    welcome: (shop) => `Welcome to ${shop}`,
    hello: (name) => `Hello, ${name}`,
    logIn: "Log in",
    register: "Register",
    logOut: "Log out",
    favourites: "Favourites",
    cart: "Cart",
    orders: "Orders",
    orderSheet: "Quick order / Order sheet",
    quickOrder: "Quick order",
    help: "Help",
    hotline: "Hotline",
  },
});
