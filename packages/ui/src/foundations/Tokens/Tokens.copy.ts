import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: "设计变量",
    lead: "主题的全部变量，供设计工具读取。文件的格式为设计变量社区组的 2025.10 版，浅色、深色、果园、语言与减少动效是其中的修饰项。",
    file: "变量文件",
    help: "名称、代码或取值",
    name: "名称",
    code: "代码写法",
    value: "当前取值",
    copy: (code: string) => `复制 ${code}`,
    copied: (code: string) => `已复制 ${code}`,
    failed: "未能复制，请手动选取",
  },
  en: {
    title: "Design tokens",
    lead: "All tokens of the theme, for design tools. The file has the format of the Design Tokens Community Group, 2025.10; light, dark, the orchard, the language and less motion are its modifiers.",
    file: "The file of the tokens",
    help: "Name, code or value",
    name: "Name",
    code: "In code",
    value: "Value here",
    copy: (code) => `Copy ${code}`,
    copied: (code) => `Copied ${code}`,
    failed: "Could not copy: please select it by hand",
  },
});
