import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { clear: "清除" },
  en: { clear: "Clear" },
});
