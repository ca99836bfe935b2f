import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { inStock: "有货", left: (count: number) => `仅剩 ${count} 件`, none: "暂时换完" },
  en: {
    inStock: "In stock",
    left: (count) => (count === 1 ? "One left" : `${count} left`),
    none: "Out of stock",
  },
});
