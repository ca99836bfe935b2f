import type { Copy } from "../../language/language.tsx";
import type { ChoiceGroup } from "./suggestion-groups.ts";

export const copy: Copy<{
  list: string;
  groups: Record<ChoiceGroup["kind"], string>;
  /** What is wrong with a mistyped CAS number. */
  checkDigit: (typed: string, checkDigit: number) => string;
  clear: string;
  /** Read out when the list changes. */
  count: (count: number) => string;
  none: string;
}> = {
  zh: {
    list: "搜索建议",
    groups: { recent: "最近搜索", meant: "您要找的是", substances: "CAS 号", items: "产品" },
    checkDigit: (typed, checkDigit) => `${typed} 不是有效的 CAS 号：校验位应为\u00A0${checkDigit}`,
    clear: "清除最近搜索",
    count: (count) => `${count} 条建议`,
    none: "没有建议",
  },
  en: {
    list: "Search suggestions",
    groups: {
      recent: "Recent searches",
      meant: "Did you mean",
      substances: "CAS numbers",
      items: "Products",
    },
    checkDigit: (typed, checkDigit) =>
      `${typed} is no CAS number: its check digit should be\u00A0${checkDigit}`,
    clear: "Clear recent searches",
    count: (count) => `${count} suggestion${count === 1 ? "" : "s"}`,
    none: "No suggestions",
  },
};
