import { defineCopy } from "../../language/define-copy.ts";
import type { ChoiceGroup } from "./suggestion-groups.ts";

export const copy = defineCopy({
  zh: {
    list: "搜索建议",
    groups: {
      recent: "最近搜索",
      meant: "您要找的是",
      substances: "物质",
      items: "产品",
      categories: "商品分类",
    } satisfies Record<ChoiceGroup["kind"], string>,
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
      substances: "Substances",
      items: "Products",
      categories: "Categories",
    },
    clear: "Clear recent searches",
    count: (count) => `${count} suggestion${count === 1 ? "" : "s"}`,
    none: "No suggestions",
  },
});
