import type { Words } from "../../catalogue/catalogue.ts";
import type { Fact } from "./facts.ts";
import type { Grade } from "./grades.ts";
import { oneOf } from "./hash.ts";

/** A substance that is also sold under its full systematic name, to show that long names fit. */
const PACLITAXEL = "33069-62-4";
const SYSTEMATIC: Words = {
  zh: "(2α,5β,7β,10β,13α)-4,10-二乙酰氧基-13-{[(2R,3S)-3-苯甲酰氨基-2-羟基-3-苯基丙酰基]氧基}-1,7-二羟基-9-氧代-5,20-环氧紫杉-11-烯-2-基苯甲酸酯（紫杉醇）",
  en: "(2α,5β,7β,10β,13α)-4,10-Bis(acetyloxy)-13-{[(2R,3S)-3-(benzoylamino)-2-hydroxy-3-phenylpropanoyl]oxy}-1,7-dihydroxy-9-oxo-5,20-epoxytax-11-en-2-yl benzoate (Paclitaxel), reference",
};

const PARTICLES: readonly [string, ...string[]] = [
  "≤50 nm",
  "≤100 nm",
  "1–5 μm",
  "200 目",
  "325 目",
];
const SURFACES: Readonly<Record<string, string>> = {
  mof: "≥1000 m²/g",
  "carbon-material": "≥5 m²/g",
};

/** The name of an item: its substance's, except where a grade has a name of its own. */
export function nameOf(fact: Fact, grade: Grade): Words {
  return fact.key === PACLITAXEL && grade.words.zh.startsWith("分析标准品")
    ? SYSTEMATIC
    : fact.name;
}

/** Particle size, a property of the grade: for powders of oxides, metals and nano precursors. */
export function particleSizeOf(fact: Fact, at: number): string | null {
  const isPowder = /粉末/u.test(fact.appearance?.zh ?? "");
  const isSized =
    fact.family === "oxide" || fact.family === "metal" || fact.family === "rare-earth";
  return isSized && isPowder ? oneOf(PARTICLES, `particles of ${fact.key} ${String(at)}`) : null;
}

/** Specific surface area, for porous materials. */
export function surfaceAreaOf(fact: Fact): string | null {
  return SURFACES[fact.family] ?? null;
}

/** Further information on an item as HTML: how to use the grade, and that this is a demo catalogue. */
export function descriptionOf(fact: Fact, grade: Grade): Words {
  const use = USES[grade.use];
  const note = NOTES[fact.storageKind];
  const zh = [use.zh, note?.zh, DEMO.zh].filter((text) => text !== undefined);
  const en = [use.en, note?.en, DEMO.en].filter((text) => text !== undefined);
  return { zh: `<p>${zh.join("</p><p>")}</p>`, en: `<p>${en.join("</p><p>")}</p>` };
}

const USES: Readonly<Record<Grade["use"], Words>> = {
  general: { zh: "适合一般合成与教学实验。", en: "For general synthesis and teaching." },
  pure: {
    zh: "杂质含量低于普通级，适合对副反应敏感的合成。",
    en: "Purer than the general grade, for syntheses that side reactions would spoil.",
  },
  chromatography: {
    zh: "经0.2 μm滤膜过滤，适合作液相色谱流动相，使用前请脱气。",
    en: "Filtered at 0.2 μm, for mobile phases of liquid chromatography; degas before use.",
  },
  anhydrous: {
    zh: "密封瓶装，用干燥的注射器在惰性气体下取用；开封后水分会上升。",
    en: "In sealed bottles; draw with a dry syringe under inert gas. Water rises once the bottle is opened.",
  },
  standard: {
    zh: "用作分析对照，称量前平衡至室温。",
    en: "A reference for analysis; bring to room temperature before weighing.",
  },
  solution: { zh: "使用前摇匀。", en: "Shake before use." },
  bio: { zh: "适合生化与细胞实验。", en: "For biochemistry and cell work." },
};

const NOTES: Readonly<Record<string, Words>> = {
  refrigerated: {
    zh: "随冰袋发货，收到后请冷藏。",
    en: "Ships with ice packs; refrigerate on receipt.",
  },
  frozen: {
    zh: "随干冰发货，收到后请冷冻，避免反复冻融。",
    en: "Ships on dry ice; freeze on receipt and avoid repeated thawing.",
  },
  "inert-gas": {
    zh: "开封后请重新充入氮气或氩气。",
    en: "Refill with nitrogen or argon after opening.",
  },
};

const DEMO: Words = {
  zh: "本页为演示数据：MDL号、危险品序号与易制毒、易制爆标记不作依据，以随货文件为准。",
  en: "This is demo data: MDL number, hazardous number and precursor mark are no reference; the documents that come with the goods are.",
};
