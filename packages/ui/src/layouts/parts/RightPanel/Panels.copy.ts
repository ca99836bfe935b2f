import type { Copy } from "../../../language/language.tsx";

export const copy: Copy<{
  account: string;
  favourites: string;
  cart: string;
  orders: string;
  quickOrder: string;
  all: string;
  noFavourites: string;
  emptyCart: string;
  toCart: string;
  more: (count: number) => string;
  logInFor: Record<"account" | "favourites" | "cart" | "orders", string>;
  hello: (name: string) => string;
  profile: string;
  addresses: string;
  balance: string;
  integral: string;
  allOrders: string;
  unpaid: string;
  paid: string;
  logOut: string;
}> = {
  zh: {
    account: "我的账户",
    favourites: "我的收藏",
    cart: "购物车",
    orders: "我的订单",
    quickOrder: "快速订购",
    all: "查看全部",
    noFavourites: "暂无收藏，请搜索产品添加收藏！",
    emptyCart: "购物车内还没有商品，请去购买吧！",
    toCart: "去购物车",
    more: (count) => `还有 ${count} 种`,
    logInFor: {
      account: "登录后显示您的折扣价、库存提醒与历史订单。",
      favourites: "登录后查看您的收藏。",
      cart: "登录后查看您的购物车。",
      orders: "登录后查看您的订单。",
    },
    hello: (name) => `您好，${name}`,
    profile: "个人信息",
    addresses: "收货地址",
    balance: "预存款",
    integral: "积分",
    allOrders: "全部订单",
    unpaid: "未付款",
    paid: "已付款",
    logOut: "退出",
  },
  en: {
    account: "Your account",
    favourites: "Favourites",
    cart: "Cart",
    orders: "Orders",
    quickOrder: "Quick order",
    all: "See all",
    noFavourites: "No favourites yet. Search for a product and add it.",
    emptyCart: "Nothing in the cart yet.",
    toCart: "To the cart",
    more: (count) => `${count} more`,
    logInFor: {
      account: "Log in for your prices, stock reminders and past orders.",
      favourites: "Log in to see your favourites.",
      cart: "Log in to see your cart.",
      orders: "Log in to see your orders.",
    },
    hello: (name) => `Hello, ${name}`,
    profile: "Personal details",
    addresses: "Delivery addresses",
    balance: "Prepaid balance",
    integral: "Points",
    allOrders: "All orders",
    unpaid: "Unpaid",
    paid: "Paid",
    logOut: "Log out",
  },
};
