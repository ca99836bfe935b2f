import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    hazards: "危险性",
    showAll: "查看危险性说明",
    signalWord: "警示词",
    unNumber: "联合国编号",
    hazardNumber: "危化品序号",
    statements: "危险性说明",
    reference: "GHS 危险性说明与象形图对照",
  },
  en: {
    hazards: "Hazards",
    showAll: "Show hazard statements",
    signalWord: "Signal word",
    unNumber: "UN number",
    hazardNumber: "Hazardous chemicals list",
    statements: "Hazard statements",
    reference: "All GHS hazard statements and pictograms",
  },
});
