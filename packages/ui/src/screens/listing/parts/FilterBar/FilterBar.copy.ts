import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    label: "筛选与排序",
    sort: "排序",
    chosen: "已选条件",
    remove: (name: string) => `去掉条件：${name}`,
    removeAll: "清除全部",
  },
  en: {
    label: "Filters and sorting",
    sort: "Sort by",
    chosen: "Chosen filters",
    remove: (name) => `Remove the filter ${name}`,
    removeAll: "Clear all",
  },
});
