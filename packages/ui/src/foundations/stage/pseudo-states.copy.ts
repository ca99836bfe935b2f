import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { resting: "常态", hover: "悬停", focus: "聚焦", pressed: "按下" },
  en: { resting: "At rest", hover: "Hover", focus: "Focus", pressed: "Pressed" },
});
