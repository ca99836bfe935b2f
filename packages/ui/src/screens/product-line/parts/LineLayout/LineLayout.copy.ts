import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { lines: "产品线", certificate: "质检报告查询" },
  en: { lines: "Product lines", certificate: "Certificate of analysis" },
});
