import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { show: "显示密码", hide: "隐藏密码" },
  en: { show: "Show password", hide: "Hide password" },
});
