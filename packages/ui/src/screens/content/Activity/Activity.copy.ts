import type { Copy } from "../../../language/language.tsx";

export const copy: Copy<{ title: string; over: string; toIt: string }> = {
  zh: { title: "活动", over: "这个活动已经结束。", toIt: "去看看" },
  en: { title: "Activities", over: "This activity is over.", toIt: "Take me there" },
};
