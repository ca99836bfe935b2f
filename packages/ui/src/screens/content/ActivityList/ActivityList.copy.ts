import type { Copy } from "../../../language/language.tsx";

export const copy: Copy<{ home: string; title: string }> = {
  zh: { home: "首页", title: "活动" },
  en: { home: "Home", title: "Activities" },
};
