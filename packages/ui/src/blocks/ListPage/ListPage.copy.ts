import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { reset: "重置" },
  en: { reset: "Reset" },
});
