import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { outdated: "商城已更新，请重新加载页面。" },
  en: { outdated: "The shop has been updated. Please load the page again." },
});
