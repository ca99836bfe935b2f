import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    "special-price": "特价",
    promotion: "促销",
    futures: "期货",
    rare: "稀缺",
    "acute-poison": "剧毒",
    hazard: "危化",
    "drug-precursor": "易制毒",
    "explosive-precursor": "易制爆",
    bio: "生物",
    bulk: "可询大包装",
    "price-on-request": "POA",
    default: "默认",
  },
  en: {
    "special-price": "Special price",
    promotion: "Promotion",
    futures: "Made to order",
    rare: "Rare",
    "acute-poison": "Highly toxic",
    hazard: "Hazardous",
    "drug-precursor": "Drug precursor",
    "explosive-precursor": "Explosive precursor",
    bio: "Biological",
    bulk: "Bulk on request",
    "price-on-request": "POA",
    default: "Default",
  },
});
