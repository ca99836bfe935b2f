import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { home: "首页", title: "产品线", none: "还没有产品线", toHome: "回到首页" },
  en: {
    home: "Home",
    title: "Product lines",
    none: "There are no product lines yet",
    toHome: "Back to home",
  },
});
