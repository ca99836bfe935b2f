import type { Copy } from "../../../../language/language.tsx";

interface Words {
  aliases: string;
  items: (name: string) => string;
  code: string;
  specification: string;
  storage: string;
  listPrice: string;
  actions: string;
  priceAndStock: string;
  priceAndStockOf: (itemCode: string) => string;
  specificationOf: (itemCode: string) => string;
}

export const copy: Copy<Words> = {
  zh: {
    aliases: "别名",
    items: (name) => `${name}的规格`,
    code: "项目号",
    specification: "规格",
    storage: "贮存",
    listPrice: "目录价",
    actions: "收藏、对比与文件",
    priceAndStock: "价格与库存",
    priceAndStockOf: (itemCode) => `${itemCode} 的价格与库存`,
    specificationOf: (itemCode) => `${itemCode} 的规格文件`,
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
};
