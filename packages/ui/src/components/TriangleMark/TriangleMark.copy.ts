import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { name: "特规品" },
  en: { name: "Special item" },
});
