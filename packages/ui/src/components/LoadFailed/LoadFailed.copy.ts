import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { failed: "内容未能加载。", retry: "重试" },
  en: { failed: "This could not be loaded.", retry: "Try again" },
});
