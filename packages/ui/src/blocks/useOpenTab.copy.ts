import { defineCopy } from "../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    blocked: "浏览器拦截了新窗口",
    hint: "请点击下面的链接打开；如不希望再次出现，请在浏览器中允许本站打开新窗口。",
    open: "打开文件",
  },
  en: {
    blocked: "The browser blocked a new window",
    hint: "Open it with the link below. To avoid this, allow this site to open windows.",
    open: "Open the document",
  },
});
