import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    callFor: (hotline: string) => `请致电 ${hotline}`,
    beyond: (inStock: number, beyond: number, delivery: string) =>
      `超出库存：现货 ${inStock} EA，其余 ${beyond} EA ${delivery}`,
    toBeConfirmed: "货期待确认",
  },
  en: {
    callFor: (hotline) => `Please call ${hotline}`,
    beyond: (inStock, beyond, delivery) =>
      `More than in stock: ${inStock} EA in stock, ${beyond} EA ${delivery}`,
    toBeConfirmed: "with a delivery time to be confirmed",
  },
});
