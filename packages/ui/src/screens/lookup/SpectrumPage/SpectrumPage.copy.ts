import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    ofItem: (itemCode: string) => `${itemCode} 的图谱`,
    ofBatch: (batchCode: string, productCode: string) => `${productCode} 批号 ${batchCode} 的图谱`,
    product: "查看产品",
    none: "暂无图谱！",
    missing: "没有找到所要的图谱",
    missingHint: "请核对地址中的货号与批号，或搜索产品。",
    nothingAsked: "没有说明要查看哪个产品的图谱",
    nothingAskedHint: "请在产品页的“图谱”中查看，或搜索产品。",
    search: "批量查询",
  },
  en: {
    ofItem: (itemCode) => `Spectra of ${itemCode}`,
    ofBatch: (batchCode, productCode) => `Spectra of ${productCode}, batch ${batchCode}`,
    product: "See the product",
    none: "No spectra yet.",
    missing: "The spectra were not found",
    missingHint: "Check the codes of product and batch in the address, or search for the product.",
    nothingAsked: "The address does not say which product's spectra to show",
    nothingAskedHint: "Find them on the page of the product, or search for it.",
    search: "Search for products",
  },
});
