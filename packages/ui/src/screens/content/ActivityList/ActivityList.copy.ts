import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { home: "首页", title: "活动" },
  en: { home: "Home", title: "Activities" },
});
