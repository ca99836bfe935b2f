import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { home: "首页", chemists: "查看技术团队" },
  en: { home: "Home", chemists: "See the chemists" },
});
