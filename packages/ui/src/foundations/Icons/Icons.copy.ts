import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: "图标",
    lead: "一套图标，一种线宽。能放下文字时就用文字；单独出现的图标一定有名称。",
    set: "在用的图标",
    pictograms: "GHS 象形图",
  },
  en: {
    title: "Icons",
    lead: "One set, one stroke. Where a word fits, take the word; an icon that stands alone has a name.",
    set: "Icons in use",
    pictograms: "GHS pictograms",
  },
});
