import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    choose: "选择文件",
    chooseFor: (label: string) => `选择文件：${label}`,
    replace: "更换文件",
    replaceFor: (label: string) => `更换文件：${label}`,
    drop: (label: string) => `拖放或粘贴文件：${label}`,
    none: "未选择文件，也可拖放到此处",
    sending: (percent: number) => `上传中 ${percent}%`,
  },
  en: {
    choose: "Choose a file",
    chooseFor: (label) => `Choose a file: ${label}`,
    replace: "Replace",
    replaceFor: (label) => `Replace the file: ${label}`,
    drop: (label) => `Drop or paste a file: ${label}`,
    none: "No file chosen. You can drop one here.",
    sending: (percent) => `Uploading ${percent}%`,
  },
});
