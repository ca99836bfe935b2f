import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    until: (day: string) => `报价有效期至 ${day}，数量不可修改`,
    over: (day: string) => `报价已于 ${day} 到期，按目录价购买`,
    overWithoutPrice: (day: string) => `报价已于 ${day} 到期，请重新询价`,
    enquire: "去询价",
  },
  en: {
    until: (day) => `Quoted price until ${day}, for this quantity`,
    over: (day) => `The quote expired on ${day}; the list price applies`,
    overWithoutPrice: (day) => `The quote expired on ${day}; please enquire again`,
    enquire: "Enquire",
  },
});
