import type { Copy } from "../../../../language/language.tsx";

interface Words {
  kinds: Readonly<Record<"reagent" | "instrument", string>>;
  product: string;
  delivery: string;
  stock: string;
  price: string;
  quantity: string;
  subtotal: string;
  comma: string;
  showAll: (count: number) => string;
}

export const copy: Copy<Words> = {
  zh: {
    kinds: { reagent: "试剂", instrument: "仪器耗材" },
    product: "商品",
    delivery: "预计发货",
    stock: "库存",
    price: "折扣价",
    quantity: "数量",
    subtotal: "小计",
    comma: "；",
    showAll: (count) => `显示全部 ${count} 种商品`,
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
};
