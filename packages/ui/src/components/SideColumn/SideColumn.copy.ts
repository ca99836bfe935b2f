import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { skip: "跳过侧栏" },
  en: { skip: "Skip the side column" },
});
