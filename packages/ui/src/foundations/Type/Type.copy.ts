import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: "字体",
    lead: "一套字体，八个字号，行高为中文而设。",
    sizes: "字号",
    size: "字号与行高",
    sample: "水杨醛 Salicylaldehyde，98%，90-02-8",
    weights: "字重",
    weightsLead: "差别由 400 与 600 承担；500 在只有两种字重的系统上会回到 400。",
    figures: "数字",
    figuresLead: "等宽数字，靠右对齐。",
  },
  en: {
    title: "Type",
    lead: "One family, eight sizes, line heights made for Chinese.",
    sizes: "Sizes",
    size: "Size and line",
    sample: "Salicylaldehyde 水杨醛, 98%, 90-02-8",
    weights: "Weights",
    weightsLead:
      "400 and 600 carry a difference; 500 falls back to 400 on systems with two weights.",
    figures: "Figures",
    figuresLead: "Tabular, and aligned at the right.",
  },
});
