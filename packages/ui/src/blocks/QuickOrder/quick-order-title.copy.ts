import { defineCopy } from "../../language/define-copy.ts";

/** Also the dialog's title while the form's code is loading. */
export const copy = defineCopy({
  zh: { title: "快速订购" },
  en: { title: "Quick order" },
});
