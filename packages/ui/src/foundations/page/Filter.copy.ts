import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    filter: "筛选",
    count: (shown: number, all: number) => `${all} 条中的 ${shown} 条`,
  },
  en: {
    filter: "Filter",
    count: (shown: number, all: number) => `${shown} of ${all}`,
  },
});
