import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    corrected: (smallest: number, largest: number) => `请填写 ${smallest} 到 ${largest} 的整数`,
    correctFirst: (codes: string) => `请先改正 ${codes} 的数量。`,
    comma: "、",
    increase: (label: string) => `${label}加一`,
    decrease: (label: string) => `${label}减一`,
  },
  en: {
    corrected: (smallest, largest) => `Enter a whole number from ${smallest} to ${largest}`,
    correctFirst: (codes) => `Correct the quantity of ${codes} first.`,
    comma: ", ",
    increase: (label) => `${label}: one more`,
    decrease: (label) => `${label}: one less`,
  },
});
