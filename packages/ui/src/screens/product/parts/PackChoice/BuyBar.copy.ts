import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { beforeCount: "已选 ", afterCount: " 件", add: "加入购物车" },
  en: { beforeCount: "", afterCount: " chosen", add: "Add to cart" },
});
