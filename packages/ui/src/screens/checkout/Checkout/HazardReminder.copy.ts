import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    apart: (pairs: string) => `不要同区存放：${pairs}。`,
    pair: (one: string, other: string) => `${one} 与 ${other}`,
    separator: "；",
    note: "存放建议仅供参考，请核对安全技术说明书。",
    toAdvice: "查看存放与安全建议",
  },
  en: {
    apart: (pairs) => `Do not store together: ${pairs}.`,
    pair: (one, other) => `${one} and ${other}`,
    separator: "; ",
    note: "Advice on storage only. Check the safety data sheets.",
    toAdvice: "See storage and safety advice",
  },
});
