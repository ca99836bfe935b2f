import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { home: "首页", empty: "暂无内容", goHome: "去首页看看" },
  en: { home: "Home", empty: "Nothing here yet", goHome: "Go to the home page" },
});
