import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { label: "分类一览", failed: "分类未能加载。" },
  en: { label: "Categories at a glance", failed: "The categories could not be loaded." },
});
