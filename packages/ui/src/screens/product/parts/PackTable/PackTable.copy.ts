import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    table: (itemCode: string) => `${itemCode} 的价格与库存`,
    code: "货号",
    pack: "包装",
    perUnit: "折合单价",
    stock: "库存与货期",
    listPrice: "目录价",
    ownPrice: "您的折扣价",
    quantity: "数量",
    quantityOf: (productCode: string) => `${productCode} 的数量`,
    enquire: "询价",
    showAll: (count: number) => `显示全部 ${count} 个包装`,
    noPacks: "所述产品现货更新中， 敬请垂询：",
    lowBoiling: "低沸点产品下单详询",
  },
  en: {
    table: (itemCode) => `Price and stock of ${itemCode}`,
    code: "Product code",
    pack: "Pack",
    perUnit: "Price per unit",
    stock: "Availability",
    listPrice: "List price",
    ownPrice: "Your price",
    quantity: "Quantity",
    quantityOf: (productCode) => `Quantity of ${productCode}`,
    enquire: "Enquire",
    showAll: (count) => `Show all ${count} packs`,
    noPacks: "Stock of this product is being updated. Please call us: ",
    lowBoiling: "Low-boiling product: please call to order",
  },
});
