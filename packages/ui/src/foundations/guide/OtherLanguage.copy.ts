import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { here: "本页中文版" },
  en: { here: "This page in English" },
});
