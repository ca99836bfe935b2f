import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: "全部规格",
    note: "价格为人民币，数量以 EA 计",
    table: (spuCode: string) => `${spuCode} 的全部规格`,
    skuCode: "货号",
    stock: "库存与货期",
    listPrice: "目录价",
    ownPrice: "您的折扣价",
    action: "操作",
    add: "加入购物车",
  },
  en: {
    title: "All options",
    note: "Prices in RMB, quantities in EA",
    table: (spuCode) => `All options of ${spuCode}`,
    skuCode: "Product code",
    stock: "Availability",
    listPrice: "List price",
    ownPrice: "Your price",
    action: "Actions",
    add: "Add to cart",
  },
});
