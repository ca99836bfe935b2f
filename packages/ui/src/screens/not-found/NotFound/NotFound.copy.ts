import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: "没有找到这个页面",
    words: "地址可能有误，或者页面已经移走。可以在这里搜索产品，或致电客服。",
    search: "搜索产品",
    placeholder: "名称、CAS、货号、分子式",
    submit: "搜索",
    home: "回到首页",
    categories: "查看产品线",
    call: "客服热线",
  },
  en: {
    title: "Page not found",
    words:
      "The address may be mistyped, or the page has moved. Search for a product here, or call us.",
    search: "Search products",
    placeholder: "Name, CAS, code, formula",
    submit: "Search",
    home: "Back to home",
    categories: "See the product lines",
    call: "Hotline",
  },
});
