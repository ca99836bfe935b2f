import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { bulk: "可询大包装" },
  en: { bulk: "Available in bulk" },
});
