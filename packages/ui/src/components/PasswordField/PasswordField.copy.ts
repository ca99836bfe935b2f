import type { Copy } from "../../language/language.tsx";

export const copy: Copy<{ show: string; hide: string }> = {
  zh: { show: "显示密码", hide: "隐藏密码" },
  en: { show: "Show password", hide: "Hide password" },
};
