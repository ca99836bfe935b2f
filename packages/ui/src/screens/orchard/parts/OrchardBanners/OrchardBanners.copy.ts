import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { label: "果园活动" },
  en: { label: "News of the orchard" },
});
