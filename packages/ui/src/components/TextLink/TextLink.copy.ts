export const copy = {
  zh: { opensNewWindow: "（在新窗口打开）" },
  en: { opensNewWindow: " (opens in a new window)" },
};
