import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    /** Read by screen readers after the shop's name. */
    home: "首页",
    search: "搜索",
    placeholder: "名称、CAS、货号、分子式",
    submit: "搜索",
    lookups: "查询",
    structure: "结构式",
    certificate: "COA",
    safetyDataSheet: "MSDS",
    batch: "批量",
    cart: "购物车",
  },
  en: {
    home: " home",
    search: "Search",
    placeholder: "Name, CAS, code",
    submit: "Search",
    lookups: "Look-ups",
    structure: "Structure",
    certificate: "COA",
    safetyDataSheet: "MSDS",
    batch: "Batch",
    cart: "Cart",
  },
});
