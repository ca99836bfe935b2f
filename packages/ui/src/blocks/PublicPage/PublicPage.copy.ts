import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { home: "首页", orchard: "麦粒果园" },
  en: { home: "Home", orchard: "The orchard" },
});
