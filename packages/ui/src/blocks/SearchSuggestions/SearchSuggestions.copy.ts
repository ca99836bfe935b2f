import { defineCopy } from "../../language/define-copy.ts";
import type { ChoiceGroup } from "./suggestion-groups.ts";

export const copy = defineCopy({
  zh: {
    list: "搜索建议",
    groups: {
      recent: "最近搜索",
      meant: "您要找的是",
      substances: "CAS 号",
      items: "产品",
    } satisfies Record<ChoiceGroup["kind"], string>,
    checkDigit: (typed: string, checkDigit: number) =>
      `${typed} 不是有效的 CAS 号：校验位应为\u00A0${checkDigit}`,
    clear: "清除最近搜索",
    /** Announced when the list changes. */
    count: (count: number) => `${count} 条建议`,
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
});
