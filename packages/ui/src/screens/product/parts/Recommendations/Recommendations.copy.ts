import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { title: "相关产品" },
  en: { title: "Related products" },
});
