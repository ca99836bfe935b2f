import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    titleOfPage: (page: number) => `仪器耗材 第 ${page} 页`,
    none: "暂无仪器耗材",
    toHome: "返回首页",
  },
  en: {
    titleOfPage: (page) => `Instruments and consumables, page ${page}`,
    none: "There are no instruments or consumables yet",
    toHome: "Back to the home page",
  },
});
