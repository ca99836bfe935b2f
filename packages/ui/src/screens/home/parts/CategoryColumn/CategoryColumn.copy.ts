import type { Copy } from "../../../../language/language.tsx";

export const copy: Copy<{ label: string; failed: string }> = {
  zh: { label: "分类一览", failed: "分类未能加载。" },
  en: { label: "Categories at a glance", failed: "The categories could not be loaded." },
};
