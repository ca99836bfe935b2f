import type { Copy } from "../../../../language/language.tsx";

export const copy: Copy<{ label: string; find: string }> = {
  zh: { label: "质检报告查询", find: "查询质检报告" },
  en: { label: "Find a certificate of analysis", find: "Find certificate" },
};
