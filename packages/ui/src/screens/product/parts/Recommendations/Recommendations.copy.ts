import type { Copy } from "../../../../language/language.tsx";

export const copy: Copy<{ title: string }> = {
  zh: { title: "相关产品" },
  en: { title: "Related products" },
};
