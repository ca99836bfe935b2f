import type { InstrumentOrder, InstrumentPrice } from "@reagent/domain/instrument-facet";
import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    category: "分类",
    brand: "品牌",
    price: "目录价",
    prices: {
      "under-100": "¥100 以下",
      "under-500": "¥100 – 500",
      "under-2000": "¥500 – 2,000",
      "under-10000": "¥2,000 – 10,000",
      "from-10000": "¥10,000 以上",
    } satisfies Record<InstrumentPrice, string>,
    orders: {
      usual: "默认排序",
      "price-up": "价格从低到高",
      "price-down": "价格从高到低",
      name: "名称 A–Z",
    } satisfies Record<InstrumentOrder, string>,
    totals: {
      list: (count: string) => `共 ${count} 个系列`,
      search: (count: string) => `共 ${count} 个规格`,
    },
  },
  en: {
    category: "Category",
    brand: "Brand",
    price: "List price",
    prices: {
      "under-100": "Under ¥100",
      "under-500": "¥100–500",
      "under-2000": "¥500–2,000",
      "under-10000": "¥2,000–10,000",
      "from-10000": "¥10,000 and over",
    },
    orders: {
      usual: "Catalogue order",
      "price-up": "Price, low to high",
      "price-down": "Price, high to low",
      name: "Name, A to Z",
    },
    totals: {
      list: (count) => `${count} ${count === "1" ? "product" : "products"}`,
      search: (count) => `${count} ${count === "1" ? "variant" : "variants"}`,
    },
  },
});
