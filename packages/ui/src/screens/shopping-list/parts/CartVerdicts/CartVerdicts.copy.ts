import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    added: (count: number) => `已将 ${count} 个产品加入购物车。`,
    addedNone: "没有产品加入购物车。",
    refused: (count: number) => `以下 ${count} 个产品未能加入：`,
    showCart: "查看购物车",
  },
  en: {
    added: (count) =>
      count === 1
        ? "1 product was added to the cart."
        : `${count} products were added to the cart.`,
    addedNone: "No product was added to the cart.",
    refused: (count) =>
      count === 1 ? "1 product could not be added:" : `${count} products could not be added:`,
    showCart: "View cart",
  },
});
