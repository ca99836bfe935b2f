import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { find: "查询", reset: "重置" },
  en: { find: "Search", reset: "Reset" },
});
