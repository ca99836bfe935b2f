import type { Copy } from "../../language/language.tsx";

type Words = {
  /** What the field did with a number out of bounds. */
  corrected: (smallest: number, largest: number) => string;
  increase: (label: string) => string;
  decrease: (label: string) => string;
};

export const copy: Copy<Words> = {
  zh: {
    corrected: (smallest, largest) => `请填写 ${smallest} 到 ${largest} 的整数`,
    increase: (label) => `${label}加一`,
    decrease: (label) => `${label}减一`,
  },
  en: {
    corrected: (smallest, largest) => `Enter a whole number from ${smallest} to ${largest}`,
    increase: (label) => `${label}: one more`,
    decrease: (label) => `${label}: one less`,
  },
};
