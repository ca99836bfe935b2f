import type { Copy } from "../../../../language/language.tsx";

export const copy: Copy<{ title: string; all: string }> = {
  zh: { title: "产品线", all: "全部产品线" },
  en: { title: "Product lines", all: "All product lines" },
};
