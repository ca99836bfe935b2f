import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { home: "首页", party: "党建" },
  en: { home: "Home", party: "Party building" },
});
