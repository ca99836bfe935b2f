import type { Copy } from "../../../../language/language.tsx";

export const copy: Copy<{ home: string; empty: string; goHome: string }> = {
  zh: { home: "首页", empty: "暂无内容", goHome: "去首页看看" },
  en: { home: "Home", empty: "Nothing here yet", goHome: "Go to the home page" },
};
