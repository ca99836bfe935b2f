import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { title: "活动", over: "这个活动已经结束。", toIt: "去看看" },
  en: { title: "Activities", over: "This activity has ended.", toIt: "Have a look" },
});
