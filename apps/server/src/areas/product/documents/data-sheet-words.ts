import type { Words } from "../../../http/language.ts";

export const sheetTitle: Words = { zh: "安全技术说明书（MSDS）", en: "Safety Data Sheet" };

/** The sixteen sections, in the order that the GHS prescribes. */
export const sectionTitles: readonly Words[] = [
  { zh: "化学品及企业标识", en: "Identification" },
  { zh: "危险性概述", en: "Hazards identification" },
  { zh: "成分/组成信息", en: "Composition and ingredients" },
  { zh: "急救措施", en: "First aid measures" },
  { zh: "消防措施", en: "Fire-fighting measures" },
  { zh: "泄漏应急处理", en: "Accidental release measures" },
  { zh: "操作处置与储存", en: "Handling and storage" },
  { zh: "接触控制和个体防护", en: "Exposure controls and personal protection" },
  { zh: "理化特性", en: "Physical and chemical properties" },
  { zh: "稳定性和反应性", en: "Stability and reactivity" },
  { zh: "毒理学信息", en: "Toxicological information" },
  { zh: "生态学信息", en: "Ecological information" },
  { zh: "废弃处置", en: "Disposal considerations" },
  { zh: "运输信息", en: "Transport information" },
  { zh: "法规信息", en: "Regulatory information" },
  { zh: "其他信息", en: "Other information" },
];

interface Advice {
  /** Sections 4 to 8. */
  readonly handling: readonly Words[];
  /** Sections 10 to 13. */
  readonly behaviour: readonly Words[];
  regulations(hazardousNumber: string | null, isPrecursor: boolean): Words;
  readonly closing: Words;
}

/** General advice by the hazards of an item: flammable, corrosive, toxic. */
export function adviceOf(hazardCodes: readonly string[]): Advice {
  const has = (pattern: RegExp) => hazardCodes.some((code) => pattern.test(code));
  const [burns, corrodes, poisons] = [has(/^H2[0-7]/u), has(/^H314/u), has(/^H3[0-3][01]/u)];
  return {
    handling: [
      firstAid(corrodes, poisons),
      fire(burns),
      release(burns),
      storage(burns),
      protection(poisons),
    ],
    behaviour: [stability(burns), toxicology(poisons), ecology(has(/^H4/u)), disposal],
    regulations,
    closing: {
      zh: "本说明书所载信息基于现有资料，仅作为安全处置的指引。",
      en: "This sheet rests on what is known at present and is a guide to safe handling only.",
    },
  };
}

function firstAid(corrodes: boolean, poisons: boolean): Words {
  return {
    zh:
      "皮肤接触：立即脱去污染的衣物，用大量清水冲洗。眼睛接触：用流动清水冲洗至少 15 分钟并就医。吸入：移至空气新鲜处。食入：漱口" +
      (corrodes ? "，不要催吐，立即就医。" : "并就医。") +
      (poisons ? "向医生出示本说明书。" : ""),
    en:
      "Skin: take off soiled clothing at once and rinse with plenty of water. Eyes: rinse under running water for at least 15 minutes and see a doctor. Inhaled: move into fresh air. Swallowed: rinse the mouth" +
      (corrodes ? "; do not induce vomiting; see a doctor at once." : " and see a doctor.") +
      (poisons ? " Show this sheet to the doctor." : ""),
  };
}

function fire(burns: boolean): Words {
  return burns
    ? {
        zh: "可燃。使用干粉、二氧化碳或抗醇泡沫灭火，用水冷却容器。消防人员须佩戴自给式呼吸器。",
        en: "Combustible. Use dry powder, carbon dioxide or alcohol-resistant foam; cool containers with water. Wear self-contained breathing apparatus.",
      }
    : {
        zh: "根据周围火情选择灭火剂。消防人员须佩戴自给式呼吸器。",
        en: "Choose the extinguishing agent by the environment. Wear self-contained breathing apparatus.",
      };
}

function release(burns: boolean): Words {
  return {
    zh: `${burns ? "切断火源。" : ""}疏散人员，佩戴防护用品，用惰性材料吸附或收集，置于密闭容器中。避免进入下水道。`,
    en: `${burns ? "Remove sources of ignition. " : ""}Keep people away, wear protection, take up with inert material into closed containers. Keep out of drains.`,
  };
}

function storage(burns: boolean): Words {
  return {
    zh: `在通风处操作，避免接触皮肤和眼睛。密闭储存${burns ? "，远离火源、热源和氧化剂，采取防静电措施。" : "于阴凉干燥处。"}`,
    en: `Work where the air is drawn off; avoid contact with skin and eyes. Keep tightly closed${burns ? ", away from flames, heat and oxidisers, and guard against static discharge." : " in a cool, dry place."}`,
  };
}

function protection(poisons: boolean): Words {
  return {
    zh: `佩戴防护眼镜和防化手套，穿实验服。${poisons ? "在通风橱内操作，必要时佩戴呼吸防护。" : ""}`,
    en: `Wear safety glasses, chemical-resistant gloves and a laboratory coat. ${poisons ? "Work in a fume hood; wear breathing protection where needed." : ""}`,
  };
}

function stability(burns: boolean): Words {
  return {
    zh: `在规定的储存条件下稳定。${burns ? "避免火源、热源和强氧化剂。" : "避免与不相容物质接触。"}`,
    en: `Stable when stored as stated. ${burns ? "Avoid flames, heat and strong oxidisers." : "Avoid incompatible substances."}`,
  };
}

function toxicology(poisons: boolean): Words {
  return poisons
    ? {
        zh: "有毒，参见第 2 部分的危险性说明。",
        en: "Toxic: see the hazard statements in section 2.",
      }
    : { zh: "无资料，参见第 2 部分。", en: "No data available; see section 2." };
}

function ecology(harmsWater: boolean): Words {
  return harmsWater
    ? {
        zh: "对水生生物有害，避免释放到环境中。",
        en: "Harmful to aquatic life. Avoid release to the environment.",
      }
    : {
        zh: "无资料。避免释放到环境中。",
        en: "No data available. Avoid release to the environment.",
      };
}

const disposal: Words = {
  zh: "按当地法规交由有资质的单位处置，不得倒入下水道。",
  en: "Dispose of through a licensed contractor under local rules. Do not pour into drains.",
};

function regulations(hazardousNumber: string | null, isPrecursor: boolean): Words {
  const isListed = hazardousNumber !== null && hazardousNumber !== "";
  return {
    zh: `危险化学品目录：${isListed ? `序号 ${hazardousNumber}` : "未列入"}。易制毒或易制爆：${isPrecursor ? "是" : "否"}。`,
    en: `Catalogue of hazardous chemicals: ${isListed ? `number ${hazardousNumber}` : "not listed"}. Precursor: ${isPrecursor ? "yes" : "no"}.`,
  };
}
