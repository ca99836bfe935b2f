import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { all: "全部", allOf: (list: string) => `全部${list}` },
  en: { all: "All", allOf: (list) => `All ${list.toLowerCase()}` },
});
