import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: "结构编辑器",
    loading: "正在加载结构编辑器",
    failed: "结构编辑器没有加载出来，可以在下方输入结构。",
  },
  en: {
    title: "Structure editor",
    loading: "The structure editor is loading",
    failed: "The structure editor could not be loaded. You can enter a structure below.",
  },
});
