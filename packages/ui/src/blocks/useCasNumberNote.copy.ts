import { defineCopy } from "../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    checkDigit: (typed: string, checkDigit: number) =>
      `${typed} 不是有效的 CAS 号：校验位应为\u00A0${checkDigit}`,
    date: (typed: string, casNumber: string) =>
      `${typed} 像是表格软件由 CAS 号 ${casNumber} 变成的日期`,
  },
  en: {
    checkDigit: (typed, checkDigit) =>
      `${typed} is not a CAS number: its check digit should be\u00A0${checkDigit}`,
    date: (typed, casNumber) =>
      `${typed} looks like a date that a spreadsheet made of the CAS number ${casNumber}`,
  },
});
