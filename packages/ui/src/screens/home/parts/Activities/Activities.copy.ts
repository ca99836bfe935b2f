import type { Copy } from "../../../../language/language.tsx";

export const copy: Copy<{ title: string; all: string }> = {
  zh: { title: "活动", all: "全部活动" },
  en: { title: "Activities", all: "All activities" },
};
