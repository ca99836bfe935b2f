import type { Copy } from "../../../../language/language.tsx";

export const copy: Copy<{ title: string }> = {
  zh: { title: "最近浏览" },
  en: { title: "Recently viewed" },
};
