import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    contents: "本页内容",
    changed: "更新于",
    print: "打印本页",
    missing: "没有找到这个页面",
    missingWords: "它可能还没有发布，或者地址有误。",
    toHome: "去首页看看",
  },
  en: {
    contents: "On this page",
    changed: "Last changed",
    print: "Print this page",
    missing: "Page not found",
    missingWords: "It may not be published yet, or the address may be mistyped.",
    toHome: "Go to the home page",
  },
});
