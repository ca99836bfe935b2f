import type { Copy } from "../../../../language/language.tsx";

interface Words {
  nothingLeft: string;
  hint: string;
  removeAll: string;
}

export const copy: Copy<Words> = {
  zh: {
    nothingLeft: "没有符合条件的产品",
    hint: "去掉一些条件再试试。",
    removeAll: "清除全部条件",
  },
  en: {
    nothingLeft: "Nothing meets these filters",
    hint: "Take some of them away and try again.",
    removeAll: "Clear all filters",
  },
};
