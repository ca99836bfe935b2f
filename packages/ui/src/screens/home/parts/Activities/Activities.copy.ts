import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { title: "活动", all: "全部活动" },
  en: { title: "Activities", all: "All activities" },
});
