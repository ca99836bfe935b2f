import type { Copy } from "../../../../language/language.tsx";

export const copy: Copy<{ bulk: string }> = {
  zh: { bulk: "可询大包装" },
  en: { bulk: "Available in bulk" },
};
