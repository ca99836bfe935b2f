import type { Copy } from "../../../language/language.tsx";

interface Words {
  add: string;
  opensNewWindow: string;
  comma: string;
  recentlyViewed: string;
}

export const copy: Copy<Words> = {
  zh: {
    add: "加入购物车",
    opensNewWindow: "（在新窗口打开）",
    comma: "，",
    recentlyViewed: "最近浏览",
  },
  en: {
    add: "Add to cart",
    opensNewWindow: " (opens in a new window)",
    comma: ", ",
    recentlyViewed: "Recently viewed",
  },
};
