import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { label: "精选", goods: "实验室化学试剂" },
  en: { label: "Highlights", goods: "Laboratory chemicals" },
});
