import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    aliases: "别名",
    items: (name: string) => `${name}的规格`,
    code: "项目号",
    specification: "规格",
    storage: "贮存",
    listPrice: "目录价",
    actions: "收藏、对比与文件",
    priceAndStock: "价格与库存",
    priceAndStockOf: (itemCode: string) => `${itemCode} 的价格与库存`,
    specificationOf: (itemCode: string) => `${itemCode} 的规格文件`,
  },
  en: {
    aliases: "Aliases",
    items: (name) => `Grades of ${name}`,
    code: "Item code",
    specification: "Specification",
    storage: "Storage",
    listPrice: "List price",
    actions: "Favourite, comparison and documents",
    priceAndStock: "Price and stock",
    priceAndStockOf: (itemCode) => `Price and stock of ${itemCode}`,
    specificationOf: (itemCode) => `Specification document of ${itemCode}`,
  },
});
