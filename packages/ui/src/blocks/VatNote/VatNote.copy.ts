import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { included: (percent: number) => `含 ${percent}% 增值税` },
  en: { included: (percent) => `incl. ${percent}% VAT` },
});
