import type { Facet, SortOrder } from "@reagent/domain/facet";
import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    facets: {
      purity: "纯度",
      size: "包装",
      price: "目录价",
      stock: "库存",
      hazard: "管制与危险性",
    } satisfies Record<Facet, string>,
    values: {
      purity: {
        "99.9": "≥99.9%",
        "99": "99% – 99.9%",
        "98": "98% – 99%",
        "95": "95% – 98%",
        "below-95": "<95%",
        "not-stated": "未标注",
      },
      size: {
        "up-to-1": "≤1 g / mL",
        "up-to-25": "1 – 25 g / mL",
        "up-to-500": "25 – 500 g / mL",
        "over-500": ">500 g / mL",
        other: "其他单位",
      },
      price: {
        "under-50": "¥50 以下",
        "under-200": "¥50 – 200",
        "under-500": "¥200 – 500",
        "under-2000": "¥500 – 2,000",
        "from-2000": "¥2,000 以上",
        "on-request": "询价",
      },
      stock: { "in-stock": "仅看现货" },
      hazard: {
        none: "无管制标记",
        "acute-poison": "剧毒化学品",
        hazardous: "危险化学品",
        "drug-precursor": "易制毒化学品",
        "drug-precursor-1": "易制毒第一类",
        "drug-precursor-2": "易制毒第二类",
        "drug-precursor-3": "易制毒第三类",
        "explosive-precursor": "易制爆危险化学品",
        "low-boiling": "低沸点",
      },
    },
    category: "分类",
    usual: { catalogue: "默认排序", search: "默认排序" },
    orders: {
      "price-up": "价格从低到高",
      "price-down": "价格从高到低",
      purity: "纯度从高到低",
    } satisfies Record<Exclude<SortOrder, "usual">, string>,
    total: (grades: string, substances: string | undefined) =>
      `共 ${substances === undefined ? "" : `${substances} 种物质、`}${grades} 个规格`,
  },
  en: {
    facets: {
      purity: "Purity",
      size: "Pack size",
      price: "List price",
      stock: "Stock",
      hazard: "Hazard and regulation",
    },
    values: {
      purity: {
        "99.9": "99.9% or more",
        "99": "99–99.9%",
        "98": "98–99%",
        "95": "95–98%",
        "below-95": "Under 95%",
        "not-stated": "Not stated",
      },
      size: {
        "up-to-1": "Up to 1 g or mL",
        "up-to-25": "1–25 g or mL",
        "up-to-500": "25–500 g or mL",
        "over-500": "Over 500 g or mL",
        other: "Other units",
      },
      price: {
        "under-50": "Under ¥50",
        "under-200": "¥50–200",
        "under-500": "¥200–500",
        "under-2000": "¥500–2,000",
        "from-2000": "¥2,000 and over",
        "on-request": "Price on request",
      },
      stock: { "in-stock": "In stock only" },
      hazard: {
        none: "Not regulated",
        "acute-poison": "Highly toxic chemical",
        hazardous: "Hazardous chemical",
        "drug-precursor": "Drug precursor",
        "drug-precursor-1": "Drug precursor, class 1",
        "drug-precursor-2": "Drug precursor, class 2",
        "drug-precursor-3": "Drug precursor, class 3",
        "explosive-precursor": "Explosive precursor",
        "low-boiling": "Low-boiling",
      },
    },
    category: "Category",
    usual: { catalogue: "Catalogue order", search: "Best match" },
    orders: {
      "price-up": "Price, low to high",
      "price-down": "Price, high to low",
      purity: "Purity, high to low",
    },
    total: (grades, substances) => {
      const ofGrades = `${grades} ${grades === "1" ? "grade" : "grades"}`;
      if (substances === undefined) return ofGrades;
      return `${substances} ${substances === "1" ? "substance" : "substances"}, ${ofGrades}`;
    },
  },
});
