import type { Copy } from "../../../../language/language.tsx";

export const copy: Copy<{ lines: string; certificate: string }> = {
  zh: { lines: "产品线", certificate: "质检报告查询" },
  en: { lines: "Product lines", certificate: "Certificate of analysis" },
};
