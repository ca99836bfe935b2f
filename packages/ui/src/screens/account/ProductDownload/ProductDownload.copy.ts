import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    lead: "每个分类一个 CSV 表格，含货号、名称、CAS 号、分子式、规格、包装、目录价、您的折扣价、贮存和危险性信息，可用 Excel 或 WPS 打开。",
    category: "分类",
    items: "产品数",
    actions: "操作",
    download: "下载",
    downloadOf: (category: string) => `下载 ${category} 的产品资料`,
    started: (fileName: string) => `开始下载 ${fileName}`,
    none: "还没有可下载的产品资料",
  },
  en: {
    lead: "One CSV table for each category, with codes, names, CAS numbers, formulas, grades, packs, list prices, your prices, storage and hazards. Opens in Excel and other spreadsheets.",
    category: "Category",
    items: "Products",
    actions: "Actions",
    download: "Download",
    downloadOf: (category) => `Download the product data of ${category}`,
    started: (fileName) => `Downloading ${fileName}`,
    none: "There is no product data to download yet",
  },
});
