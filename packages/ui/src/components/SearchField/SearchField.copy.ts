import type { Copy } from "../../language/language.tsx";

export const copy: Copy<{ clear: string }> = {
  zh: { clear: "清除" },
  en: { clear: "Clear" },
};
