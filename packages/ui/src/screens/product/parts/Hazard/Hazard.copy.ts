import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    hazards: "危险性",
    showAll: "查看危险性说明",
    signalWord: "警示词",
    unNumber: "联合国编号",
    serialNumber: "危化品序号",
    hazardCatalogue: "危险化学品目录",
    listed: "已列入",
    regulation: "管制类别",
    drugPrecursor: "易制毒化学品",
    explosivePrecursor: "易制爆危险化学品",
    regulationComma: "、",
    statements: "危险性说明",
    reference: "GHS 危险性说明与象形图对照",
  },
  en: {
    hazards: "Hazards",
    showAll: "Show hazard statements",
    signalWord: "Signal word",
    unNumber: "UN number",
    serialNumber: "Number in the catalogue of hazardous chemicals",
    hazardCatalogue: "Catalogue of hazardous chemicals",
    listed: "Listed",
    regulation: "Regulated as",
    drugPrecursor: "Drug precursor",
    explosivePrecursor: "Explosive precursor",
    regulationComma: ", ",
    statements: "Hazard statements",
    reference: "All GHS hazard statements and pictograms",
  },
});
