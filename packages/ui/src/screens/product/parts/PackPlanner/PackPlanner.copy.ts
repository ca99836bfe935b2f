import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { title: "按用量选包装", loading: "加载中" },
  en: { title: "Choose packs by amount", loading: "Loading" },
});
