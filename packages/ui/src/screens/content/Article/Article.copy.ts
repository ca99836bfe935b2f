import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { goods: "文中产品" },
  en: { goods: "Products in this article" },
});
