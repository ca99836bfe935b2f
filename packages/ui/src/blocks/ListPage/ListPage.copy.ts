import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    find: "查询",
    reset: "重置",
    filters: (active: number) => (active > 0 ? `筛选（${active}）` : "筛选"),
  },
  en: {
    find: "Search",
    reset: "Reset",
    filters: (active) => (active > 0 ? `Filters (${active})` : "Filters"),
  },
});
