import type { Copy } from "../../../../language/language.tsx";

export const copy: Copy<{ callFor: (hotline: string) => string }> = {
  zh: { callFor: (hotline) => `请致电 ${hotline}` },
  en: { callFor: (hotline) => `Please call ${hotline}` },
};
