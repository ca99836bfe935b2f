import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: "用词",
    lead: "商城自己说的每一句话，中英对照，取自各组件的 copy 文件；“…”处填入数值。",
    help: "文案、名称、文件，可输入多个词",
    name: "名称",
  },
  en: {
    title: "Words",
    lead: "Everything that the shop says of its own, side by side, read from the copy files; “…” stands where a value goes.",
    help: "Texts, names and files; several words are all looked for",
    name: "Name",
  },
});
