import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { label: "质检报告查询", find: "查询质检报告", byNumber: "按批号查询" },
  en: {
    label: "Find a certificate of analysis",
    find: "Find certificate",
    byNumber: "Find by batch number",
  },
});
