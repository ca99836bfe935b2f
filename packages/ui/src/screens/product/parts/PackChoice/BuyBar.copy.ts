import type { Copy } from "../../../../language/language.tsx";

/** The words around the count of what is chosen, and the action. */
interface Words {
  beforeCount: string;
  afterCount: string;
  add: string;
}

export const copy: Copy<Words> = {
  zh: { beforeCount: "已选 ", afterCount: " 件", add: "加入购物车" },
  en: { beforeCount: "", afterCount: " chosen", add: "Add to cart" },
};
