import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    note: "仅供参考，不影响下单",
    classOf: (code: string, name: string) => `${code} ${name}`,
    apart: (pairs: number) => `到货后分开存放：${pairs} 组`,
    from: "与",
    doNotMix: (pairs: number) => `不要相互接触或混合：${pairs} 组`,
    mixNote: "未列出的组合不表示可以混合",
    with: "与",
    grades: { danger: "危险：", caution: "注意：" },
    pair: (one: string, other: string) => `${one} 与 ${other}`,
    reason: (why: string) => `${why}。`,
    comma: "、",
  },
  en: {
    note: "Advice only; it does not affect your order",
    classOf: (code, name) => `${code} ${name}`,
    apart: (pairs) => (pairs === 1 ? "Store apart: one pair" : `Store apart: ${pairs} pairs`),
    from: "from",
    doNotMix: (pairs) =>
      pairs === 1 ? "Keep from each other: one pair" : `Keep from each other: ${pairs} pairs`,
    mixNote: "Pairs that are not listed may react as well",
    with: "with",
    grades: { danger: "Danger:", caution: "Caution:" },
    pair: (one, other) => `${one} and ${other}`,
    reason: (why) => `${why}.`,
    comma: ", ",
  },
});
