import { isAcutePoison, type PossiblePoison } from "@reagent/domain/acute-poison";
import { isListed, serialNumberOf } from "@reagent/domain/hazard-listing";
import { drugPrecursorClass, type PrecursorMarks } from "@reagent/domain/precursor";
import type { DatedRevision } from "@reagent/domain/sheet-revision";
import { dayOf } from "../basics/day.ts";
import type { LocalizedText } from "../basics/language.ts";

export const sheetTitle: LocalizedText = { zh: "安全技术说明书（MSDS）", en: "Safety Data Sheet" };

/** The sixteen sections, in the order that the GHS prescribes. */
export const sectionTitles: readonly LocalizedText[] = [
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

/** Headings within sections. */
export const sheetWords = {
  handling: { zh: "操作处置", en: "Handling" },
  storage: { zh: "储存", en: "Storage advice" },
  stability: { zh: "稳定性", en: "Stability" },
  incompatible: { zh: "应避免的物质和条件", en: "To be avoided" },
  reactions: { zh: "与下列物质反应", en: "Reacts with" },
  sources: { zh: "来源", en: "Sources" },
  exposureLimits: { zh: "职业接触限值", en: "Exposure limits" },
  acuteToxicity: { zh: "急性毒性", en: "Acute toxicity" },
  health: { zh: "健康危害", en: "Health hazards" },
  environment: { zh: "环境危害", en: "Environmental hazards" },
  revision: { zh: "修订版", en: "Revision" },
  revised: { zh: "修订日期", en: "Revised on" },
  changes: { zh: "与上一版的差异", en: "Changes since the revision before" },
  made: { zh: "生成日期", en: "Made on" },
} satisfies Record<string, LocalizedText>;

/** Says on an older revision which one replaced it. */
export function replacedWords({ revision, revisedAt }: DatedRevision): LocalizedText {
  const day = revisedAt === null ? "" : dayOf(revisedAt);
  return {
    zh: `本说明书为旧版，已于 ${day} 由第 ${revision} 版替代。`,
    en: `This is an older revision. Revision ${revision} of ${day} replaced it.`,
  };
}

/** The section on the product and its supplier. */
export const identificationWords = {
  use: { zh: "用途", en: "Use" },
  restrictions: { zh: "限制用途", en: "Restrictions on use" },
  supplier: { zh: "供应商", en: "Supplier" },
  address: { zh: "地址", en: "Address" },
  emergency: { zh: "应急电话", en: "Emergency telephone" },
} satisfies Record<string, LocalizedText>;

/** The section on hazards. */
export const hazardWords = {
  classification: { zh: "分类依据", en: "Classification" },
  categories: { zh: "危险性类别", en: "Hazard categories" },
  signal: { zh: "警示词", en: "Signal word" },
  pictograms: { zh: "象形图", en: "Pictograms" },
  statements: { zh: "危险性说明", en: "Hazard statements" },
  precautions: { zh: "防范说明", en: "Precautions" },
  seeSections: { zh: "见第 4 至 8 部分和第 13 部分。", en: "See sections 4 to 8 and 13." },
  none: { zh: "无", en: "None" },
} satisfies Record<string, LocalizedText>;

/** The section on transport. */
export const transportWords = {
  unNumber: { zh: "联合国编号", en: "UN number" },
  shippingName: { zh: "运输名称和类别", en: "Shipping name and class" },
  packingGroup: { zh: "包装类别", en: "Packing group" },
  environment: { zh: "环境危害", en: "Environmental hazard" },
  isHazardous: { zh: "是", en: "Yes" },
  classifyFirst: {
    zh: "联合国编号不详，但按第 2 部分的危险性，可能属于危险货物：托运前须确定类别和编号。",
    en: "The UN number is not known, but by the hazards of section 2 the goods may be dangerous goods: find class and number before they are sent.",
  },
  hazardsNotKnown: {
    zh: "危险性未知，因此是否属于危险货物也未知：托运前须确定。",
    en: "The hazards are not known, and so is whether the goods are dangerous goods: find out before they are sent.",
  },
} satisfies Record<string, LocalizedText>;

export const closing: LocalizedText = {
  zh: "本说明书所载信息基于现有资料，仅作为安全处置的指引。",
  en: "This sheet rests on what is known at present and is a guide to safe handling only.",
};

/** The section on regulations. */
export function regulations(
  hazardousNumber: string | null,
  { isDrugPrecursor, isExplosivePrecursor, ...substance }: PrecursorMarks & PossiblePoison,
): LocalizedText {
  const listing = listingOf(hazardousNumber ?? "");
  const poison: LocalizedText = isAcutePoison(substance)
    ? { zh: "是", en: "yes" }
    : { zh: "无列入资料", en: "not known to be listed" };
  const drug = drugListingOf(isDrugPrecursor, substance.casNumber);
  return {
    zh: `危险化学品目录：${listing.zh}。剧毒化学品：${poison.zh}。易制毒化学品：${drug.zh}。易制爆危险化学品：${isExplosivePrecursor ? "是" : "否"}。`,
    en: `Catalogue of hazardous chemicals: ${listing.en}. Highly toxic chemical (剧毒): ${poison.en}. Drug precursor: ${drug.en}. Explosive precursor: ${isExplosivePrecursor ? "yes" : "no"}.`,
  };
}

function drugListingOf(isListed: boolean, casNumber: string): LocalizedText {
  if (!isListed) return { zh: "否", en: "no" };
  const group = drugPrecursorClass(casNumber);
  if (group === undefined) return { zh: "是", en: "yes" };
  return { zh: `是，第${{ 1: "一", 2: "二", 3: "三" }[group]}类`, en: `yes, class ${group}` };
}

function listingOf(hazardNumber: string): LocalizedText {
  if (!isListed(hazardNumber)) return { zh: "无列入资料", en: "not known to be listed" };
  const serial = serialNumberOf(hazardNumber);
  return serial === undefined
    ? { zh: "列入", en: "listed" }
    : { zh: `序号 ${serial}`, en: `number ${serial}` };
}
