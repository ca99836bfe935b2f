import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    kinds: { reagent: "试剂", instrument: "仪器耗材" },
    product: "商品",
    delivery: "预计发货",
    stock: "库存",
    price: "折扣价",
    quantity: "数量",
    subtotal: "小计",
    comma: "；",
    showAll: (count: number) => `显示全部 ${count} 种商品`,
  },
  en: {
    kinds: { reagent: "Reagents", instrument: "Instruments and consumables" },
    product: "Product",
    delivery: "Ships",
    stock: "Stock",
    price: "Your price",
    quantity: "Quantity",
    subtotal: "Subtotal",
    comma: "; ",
    showAll: (count) => `Show all ${count} products`,
  },
});
