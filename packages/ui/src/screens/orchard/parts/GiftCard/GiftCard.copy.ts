import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    add: "加入果篮",
    missing: (count: string) => `还差 ${count} 麦粒`,
  },
  en: {
    add: "Add to basket",
    missing: (count) => `${count} more grains needed`,
  },
});
