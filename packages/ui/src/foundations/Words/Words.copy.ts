import type { Copy } from "../../language/language.tsx";

interface Words {
  readonly title: string;
  readonly lead: string;
  readonly name: string;
}

export const copy: Copy<Words> = {
  zh: {
    title: "用词",
    lead: "商城自己说的每一句话，中英对照，取自各组件的 copy 文件；“…”处填入数值。",
    name: "名称",
  },
  en: {
    title: "Words",
    lead: "Everything that the shop says of its own, side by side, read from the copy files; “…” stands where a value goes.",
    name: "Name",
  },
};
