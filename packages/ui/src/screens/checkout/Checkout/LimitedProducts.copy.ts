import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: "以下商品暂不能下单",
    hint: "移除的商品仍保留在购物车中，只是不再勾选。",
    remove: "移除这些商品",
    removing: "移除中...",
    file: "去备案",
    back: "返回",
  },
  en: {
    title: "These products cannot be ordered now",
    hint: "What you remove stays in your cart, unselected.",
    remove: "Remove these products",
    removing: "Removing…",
    file: "File your information",
    back: "Back",
  },
});
