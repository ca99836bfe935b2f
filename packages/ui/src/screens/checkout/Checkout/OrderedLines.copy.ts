import type { Copy } from "../../../language/language.tsx";

interface Words {
  kinds: Readonly<Record<"reagent" | "instrument", string>>;
  product: string;
  stock: string;
  price: string;
  quantity: string;
  subtotal: string;
  itemNumber: (number: string) => string;
}

export const copy: Copy<Words> = {
  zh: {
    kinds: { reagent: "试剂", instrument: "仪器耗材" },
    product: "商品",
    stock: "库存与货期",
    price: "折扣价",
    quantity: "数量",
    subtotal: "小计",
    itemNumber: (number) => `客户物料号 ${number}`,
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
};
