import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    lacking: "管制商品的备案尚未通过，通过前不能下单：",
    apart: (pairs: string) => `不要同区存放：${pairs}。`,
    pair: (one: string, other: string) => `${one} 与 ${other}`,
    separator: "；",
    note: "存放建议仅供参考，请核对安全技术说明书。",
    toAdvice: "查看存放与安全建议",
  },
  en: {
    lacking: "Regulated products cannot be ordered before these filings are accepted:",
    apart: (pairs) => `Do not store together: ${pairs}.`,
    pair: (one, other) => `${one} and ${other}`,
    separator: "; ",
    note: "Advice on storage only. Check the safety data sheets.",
    toAdvice: "See storage and safety advice",
  },
});
