import type { Copy } from "../../../../language/language.tsx";

export const copy: Copy<{ nothingChosen: string }> = {
  zh: { nothingChosen: "请填写货号数量后再加入购物车！" },
  en: { nothingChosen: "Please fill in the quantity before adding to cart." },
};
