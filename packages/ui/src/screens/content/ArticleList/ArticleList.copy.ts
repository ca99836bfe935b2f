import type { Copy } from "../../../language/language.tsx";

export const copy: Copy<{ home: string; lists: string }> = {
  zh: { home: "首页", lists: "新闻与文章" },
  en: { home: "Home", lists: "News and articles" },
};
