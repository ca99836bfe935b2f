import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { done: "（已完成）" },
  en: { done: " (done)" },
});
