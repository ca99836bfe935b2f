import type { Copy } from "../../../../language/language.tsx";

export const copy: Copy<{ label: string; goods: string }> = {
  zh: { label: "精选", goods: "实验室化学试剂" },
  en: { label: "Highlights", goods: "Laboratory chemicals" },
};
