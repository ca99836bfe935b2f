import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { home: "首页", lists: "新闻与文章" },
  en: { home: "Home", lists: "News and articles" },
});
