import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { nothingChosen: "请填写货号数量后再加入购物车！" },
  en: { nothingChosen: "Please fill in the quantity before adding to cart." },
});
