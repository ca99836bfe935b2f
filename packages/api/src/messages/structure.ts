import type { SmilesSlip } from "@reagent/domain/smiles-slip";
import { MOST_QUERY_ATOMS } from "@reagent/domain/structure-search";
import { defineMessages } from "./define-messages.ts";

const slips = {
  "unknown-atom": { zh: "不是原子", en: "is not an atom" },
  unpaired: { zh: "没有配对", en: "has no counterpart" },
  "open-ring": { zh: "处的环没有闭合", en: "opens a ring that is never closed" },
} satisfies Readonly<Record<SmilesSlip["kind"], { readonly zh: string; readonly en: string }>>;

/** What is wrong with a structure that is searched for, or why there is no answer (decisions, structure search). */
export const structureMessages = defineMessages({
  empty: {
    zh: "请先绘制结构，或输入 SMILES、名称或 CAS 号。",
    en: "Draw a structure first, or enter a SMILES, a name or a CAS number.",
  },
  unreadable: {
    zh: "无法识别该结构，也没有同名产品，请检查后重试。",
    en: "This structure cannot be read, and no product has this name. Please check your entry.",
  },
  /** Names the part of a SMILES that cannot be understood. */
  notUnderstood: ({ kind, position, text }: SmilesSlip) => ({
    zh: `无法识别该结构：第 ${position} 个字符“${text}”${slips[kind].zh}，请检查后重试。`,
    en: `This structure cannot be read: “${text}” at character ${position} ${slips[kind].en}. Please check it.`,
  }),
  reaction: {
    zh: "这是一个反应式，请每次搜索其中的一个结构。",
    en: "This is a reaction. Please search for one of its structures at a time.",
  },
  badMolfile: {
    zh: "无法读取该 molfile，请检查后重试。",
    en: "This molfile cannot be read. Please check it.",
  },
  valence: {
    zh: "结构中有原子的价态或芳香性不正确，请检查后重试。",
    en: "An atom in this structure has an impossible valence or aromaticity. Please check it.",
  },
  rGroup: {
    zh: "不能搜索 R 基团，请删除该基团，或改为任意原子（A）。",
    en: "R groups cannot be searched for. Remove the group, or draw an “any atom” (A) in its place.",
  },
  needsStructure: {
    zh: "含有查询原子或查询键的结构只能用于子结构搜索。",
    en: "A structure with query atoms or bonds can only be searched for as a substructure.",
  },
  unknownInchiKey: {
    zh: "没有该 InChIKey 的产品，请改用 SMILES 或绘制结构。",
    en: "No product has this InChIKey. Please enter a SMILES or draw the structure.",
  },
  unknownFormula: {
    zh: "没有该分子式的产品，请改用 SMILES 或绘制结构。",
    en: "No product has this formula. Please enter a SMILES or draw the structure.",
  },
  tooManyAtoms: {
    zh: `结构过大，最多 ${MOST_QUERY_ATOMS} 个原子（不计氢）。`,
    en: `This structure is too large: at most ${MOST_QUERY_ATOMS} atoms, not counting hydrogen.`,
  },
  tooBroad: {
    zh: "该结构的搜索未能在 2 秒内完成，请绘制更具体的结构后重试。",
    en: "This search did not finish within 2 seconds. Please draw a more specific structure.",
  },
  busy: {
    zh: "正在进行的结构搜索较多，请稍后再试。",
    en: "Many structure searches are running. Please try again shortly.",
  },
  notReady: {
    zh: "结构索引正在建立，请稍后再试。",
    en: "The structure index is being built. Please try again shortly.",
  },
});
