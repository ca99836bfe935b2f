import { defineCopy } from "../../language/define-copy.ts";

/** The message for a key that is missing from the form's own table. */
export const copy = defineCopy({
  zh: { check: "请检查此项" },
  en: { check: "Please check this field" },
});
