import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: "打印标签",
    lead: "带象形图、批号和本页二维码的标签，可加存放位置、开封日期等文字。",
  },
  en: {
    title: "Print labels",
    lead: "Labels with pictograms, batch and the QR code of this page. Add a text such as the shelf or the day of opening.",
  },
});
