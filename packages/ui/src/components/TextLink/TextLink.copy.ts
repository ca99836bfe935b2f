import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { opensNewWindow: "（在新窗口打开）" },
  en: { opensNewWindow: " (opens in a new window)" },
});
