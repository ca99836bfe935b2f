import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { callFor: (hotline: string) => `请致电 ${hotline}` },
  en: { callFor: (hotline) => `Please call ${hotline}` },
});
