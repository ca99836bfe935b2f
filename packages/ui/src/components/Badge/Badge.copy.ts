import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    "special-price": "特价",
    promotion: "促销",
    futures: "期货",
    rare: "稀缺",
    hazard: "危化",
    precursor: "易制毒",
    "explosive-precursor": "易制爆",
    bio: "生物",
    "price-on-request": "POA",
    default: "默认",
  },
  en: {
    "special-price": "Special price",
    promotion: "Promotion",
    futures: "Made to order",
    rare: "Rare",
    hazard: "Hazardous",
    precursor: "Drug precursor",
    "explosive-precursor": "Explosive precursor",
    bio: "Biological",
    "price-on-request": "POA",
    default: "Default",
  },
});
