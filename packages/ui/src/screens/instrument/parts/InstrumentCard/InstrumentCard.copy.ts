import type { Copy } from "../../../../language/language.tsx";

interface Words {
  add: string;
  opensNewWindow: string;
  comma: string;
}

export const copy: Copy<Words> = {
  zh: {
    add: "加入购物车",
    opensNewWindow: "（在新窗口打开）",
    comma: "，",
  },
  en: {
    add: "Add to cart",
    opensNewWindow: " (opens in a new window)",
    comma: ", ",
  },
};
