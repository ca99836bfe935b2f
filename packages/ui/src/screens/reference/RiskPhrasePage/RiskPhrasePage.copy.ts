import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    lead: "GHS 之前的欧盟标签制度（67/548/EEC 号指令，2015 年起停用）的风险术语（R）、安全术语（S）和危险符号，供查阅旧标签和旧文献。",
    sections: {
      symbols: "危险符号",
      risk: "R 风险术语",
      combinedRisk: "R 风险术语的组合",
      safety: "S 安全术语",
      combinedSafety: "S 安全术语的组合",
    },
    toStatements: "查看现行的 GHS 危险性说明与防范说明",
  },
  en: {
    lead: "The risk phrases (R), safety phrases (S) and hazard symbols of the European labels before the GHS (Directive 67/548/EEC, no longer used since 2015), to look up what old labels and texts say.",
    sections: {
      symbols: "Hazard symbols",
      risk: "R phrases",
      combinedRisk: "Combined R phrases",
      safety: "S phrases",
      combinedSafety: "Combined S phrases",
    },
    toStatements: "See the GHS statements in use today",
  },
});
