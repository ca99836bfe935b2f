import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    kinds: { reagent: "试剂", instrument: "仪器耗材" },
    product: "商品",
    stock: "库存与货期",
    price: "折扣价",
    quantity: "数量",
    subtotal: "小计",
    itemNumber: (number: string) => `客户物料号 ${number}`,
  },
  en: {
    kinds: { reagent: "Reagents", instrument: "Instruments and consumables" },
    product: "Product",
    stock: "Availability",
    price: "Your price",
    quantity: "Quantity",
    subtotal: "Subtotal",
    itemNumber: (number) => `Your item no. ${number}`,
  },
});
