import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: "以下商品暂不能下单",
    hint: "移除的商品仍保留在购物车中，只是不再勾选。",
    hintEverything:
      "本次订单只有这些商品。移除后将返回购物车，商品仍保留在购物车中，只是不再勾选。",
    nothingLeft: "已移除，订单中没有其他商品。请重新勾选要购买的商品。",
    remove: "移除这些商品",
    removing: "移除中...",
    notRemoved: "未能移除，请重试。",
    back: "返回",
  },
  en: {
    title: "These products cannot be ordered now",
    hint: "What you remove stays in your cart, unselected.",
    hintEverything:
      "The order has no other products. Without them you go back to your cart, where they stay, unselected.",
    nothingLeft:
      "They have been removed, and nothing is left to order. Please select products in your cart.",
    remove: "Remove these products",
    removing: "Removing…",
    notRemoved: "Could not remove them. Please try again.",
    back: "Back",
  },
});
