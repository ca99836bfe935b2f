import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { home: "首页", newest: "最新动态", cards: "活动剪影", all: "全部动态", more: "更多" },
  en: {
    home: "Home",
    newest: "Latest",
    cards: "What we did",
    all: "All reports",
    more: "More",
  },
});
