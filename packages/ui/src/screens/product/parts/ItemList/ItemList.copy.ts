import type { Copy } from "../../../../language/language.tsx";

export const copy: Copy<{ pagerAbove: string }> = {
  zh: { pagerAbove: "列表上方的分页" },
  en: { pagerAbove: "Pages, above the list" },
};
