import type { PictogramCode } from "@reagent/domain/ghs";
import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    lead: "全球化学品统一分类和标签制度（GHS）的标准说明，供查阅标签和安全技术说明书。H 说明描述危险性，P 说明给出防范措施。",
    sections: {
      pictograms: "象形图",
      hazard: "H 危险性说明",
      combinedHazard: "H 危险性说明的组合",
      laterHazard: "后续版本增加的 H 说明",
      european: "欧盟补充说明（EUH 等）",
      precautionary: "P 防范说明",
      combinedPrecautionary: "P 防范说明的组合",
      laterPrecautionary: "后续版本增加的 P 说明组合",
    },
    pictograms: {
      GHS01: "爆炸物；A、B 型自反应物质和有机过氧化物",
      GHS02:
        "易燃气体、气雾剂、液体和固体；自燃、自热和遇水放出易燃气体的物质；B 至 F 型自反应物质和有机过氧化物",
      GHS03: "氧化性气体、液体和固体",
      GHS04: "加压气体",
      GHS05: "金属腐蚀；皮肤腐蚀；严重眼损伤",
      GHS06: "急性毒性，类别 1 至 3",
      GHS07: "急性毒性，类别 4；皮肤和眼刺激；皮肤致敏；呼吸道刺激；麻醉效应；危害臭氧层",
      GHS08: "呼吸道致敏；致突变、致癌、生殖毒性；特异性靶器官毒性，类别 1 和 2；吸入危害",
      GHS09: "危害水生环境",
    } satisfies Record<PictogramCode, string>,
    toPhrases: "查看以前的 R/S 术语",
  },
  en: {
    lead: "The standard statements of the Globally Harmonized System (GHS), to look up what labels and safety data sheets say. H statements describe hazards, P statements the precautions.",
    sections: {
      pictograms: "Pictograms",
      hazard: "H statements",
      combinedHazard: "Combined H statements",
      laterHazard: "H statements added by later editions",
      european: "European statements (EUH and others)",
      precautionary: "P statements",
      combinedPrecautionary: "Combined P statements",
      laterPrecautionary: "Combined P statements added by later editions",
    },
    pictograms: {
      GHS01: "Explosives; self-reactive substances and organic peroxides of types A and B",
      GHS02:
        "Flammable gases, aerosols, liquids and solids; pyrophoric and self-heating substances, and those that release flammable gas in contact with water; self-reactive substances and organic peroxides of types B to F",
      GHS03: "Oxidising gases, liquids and solids",
      GHS04: "Gases under pressure",
      GHS05: "Corrosion of metals; skin corrosion; serious eye damage",
      GHS06: "Acute toxicity, categories 1 to 3",
      GHS07:
        "Acute toxicity, category 4; skin and eye irritation; skin sensitisation; respiratory irritation; narcotic effects; hazard to the ozone layer",
      GHS08:
        "Respiratory sensitisation; mutagenicity, carcinogenicity, reproductive toxicity; specific target organ toxicity, categories 1 and 2; aspiration hazard",
      GHS09: "Hazard to the aquatic environment",
    },
    toPhrases: "See the former R and S phrases",
  },
});
