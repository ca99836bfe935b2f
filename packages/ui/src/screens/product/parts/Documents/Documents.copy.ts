import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    documents: "文件",
    safetyDataSheet: "安全技术说明书 MSDS",
    basfSafetyDataSheet: "BASF MSDS",
    languages: { cn: "中文", en: "English" },
    certificate: "质检报告 COA",
    specification: "规格文件",
    spectrum: "图谱文件",
    nmr: "核磁图谱 NMR",
    instruction: "产品使用说明",
    byBatch: "按批号",
    open: "查看",
  },
  en: {
    documents: "Documents",
    safetyDataSheet: "Safety data sheet",
    basfSafetyDataSheet: "BASF safety data sheet",
    languages: { cn: "中文", en: "English" },
    certificate: "Certificate of analysis",
    specification: "Specification",
    spectrum: "Spectrum",
    nmr: "NMR spectra",
    instruction: "Instructions for use",
    byBatch: "By batch",
    open: "Open",
  },
});
