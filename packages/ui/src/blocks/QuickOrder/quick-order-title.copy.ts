import type { Copy } from "../../language/language.tsx";

/** What the quick order is called, also where its form is not there yet. */
export const copy: Copy<{ title: string }> = {
  zh: { title: "快速订购" },
  en: { title: "Quick order" },
};
