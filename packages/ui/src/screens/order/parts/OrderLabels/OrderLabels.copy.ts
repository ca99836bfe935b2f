import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: "打印瓶签",
    lead: "每瓶一张，带象形图、批号和瓶子页面的二维码；不含已退回和未登记批号的瓶子。",
  },
  en: {
    title: "Print labels of the bottles",
    lead: "One for each bottle, with pictograms, batch and the QR code of its page; without bottles that were returned, or whose batch was not recorded.",
  },
});
