import { defineCopy } from "../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    checkDigit: (typed: string, checkDigit: number) =>
      `${typed} 不是有效的 CAS 号：校验位应为\u00A0${checkDigit}`,
  },
  en: {
    checkDigit: (typed, checkDigit) =>
      `${typed} is not a CAS number: its check digit should be\u00A0${checkDigit}`,
  },
});
