import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { title: "产品线", all: "全部产品线" },
  en: { title: "Product lines", all: "All product lines" },
});
