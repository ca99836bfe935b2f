import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { title: "搜索产品", placeholder: "名称、CAS、货号、分子式", submit: "搜索" },
  en: { title: "Search products", placeholder: "Name, CAS, code, formula", submit: "Search" },
});
