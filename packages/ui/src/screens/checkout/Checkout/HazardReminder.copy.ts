import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    apart: (pairs: string) => `不要同区存放：${pairs}。`,
    pair: (one: string, other: string) => `${one} 与 ${other}`,
    separator: "；",
    poisons: "剧毒化学品须持公安机关核发的购买许可证：",
    poisonDuty: "。请在下单前将许可证随备案提交，或联系客服核验。",
    doNotMix: "不要相互接触或混合：",
    with: "与",
    happens: (what: string) => `（${what}）`,
    more: (count: number) => (count > 0 ? `；另有 ${count} 组，见购物车。` : "。"),
    note: "存放建议仅供参考，请核对安全技术说明书。",
    toAdvice: "查看存放与安全建议",
  },
  en: {
    apart: (pairs) => `Do not store together: ${pairs}.`,
    pair: (one, other) => `${one} and ${other}`,
    separator: "; ",
    poisons:
      "A licence of the Chinese public security organs is needed for highly toxic chemicals: ",
    poisonDuty: ". Submit it with your filing, or ask our service to check it, before you order.",
    doNotMix: "Keep from each other: ",
    with: "with",
    happens: (what) => ` (${what})`,
    more: (count) => (count > 0 ? `; ${count} more in the cart.` : "."),
    note: "Advice on storage only. Check the safety data sheets.",
    toAdvice: "See storage and safety advice",
  },
});
