import type { Copy } from "../../../../language/language.tsx";

export const copy: Copy<{ title: string; loading: string }> = {
  zh: { title: "按用量选包装", loading: "加载中" },
  en: { title: "Plan by amount", loading: "Loading" },
};
