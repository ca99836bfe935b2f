import { isAcutePoison } from "./acute-poison.ts";
import { SIGNAL_WORDS, type SignalWord } from "./ghs.ts";
import {
  type Classification,
  classificationOf,
  classificationWords,
  type HazardBasis,
} from "./hazard-classification.ts";
import { isListed, serialNumberOf } from "./hazard-listing.ts";
import { precautionsFor } from "./precautions.ts";
import { drugPrecursorClass, type PrecursorMarks } from "./precursor.ts";
import type { Wording } from "./statement.ts";
import { STORAGE_CLASSES, type StorageClass, storageClassOf } from "./storage-class.ts";
import { unClass, unEntry } from "./un-entry.ts";

/** What an item states that its data sheet takes hazard facts from. Empty texts are not known. */
export interface SheetItem extends PrecursorMarks {
  readonly casNumber: string;
  /** The grade; a solution is not the substance that a list names. */
  readonly specification: string;
  readonly statements: readonly string[];
  readonly pictograms: readonly string[];
  readonly signal: SignalWord;
  readonly basis: HazardBasis;
  /** Four digits. */
  readonly unNumber: string;
  /** The serial number in the catalogue of hazardous chemicals, or `listed`. */
  readonly hazardNumber: string;
  readonly storage: Wording;
  readonly exposureLimits: Wording;
  readonly acuteToxicity: Wording;
  readonly flashPoint: string;
  readonly explosionLimits: string;
}

/** The lists of the law that a data sheet names a substance from. */
const MARKS = {
  poison: { zh: "剧毒化学品", en: "highly toxic chemical (剧毒)" },
  drug: { zh: "易制毒化学品", en: "drug precursor" },
  "drug-1": { zh: "第一类易制毒化学品", en: "drug precursor of class 1" },
  "drug-2": { zh: "第二类易制毒化学品", en: "drug precursor of class 2" },
  "drug-3": { zh: "第三类易制毒化学品", en: "drug precursor of class 3" },
  explosive: { zh: "易制爆危险化学品", en: "explosive precursor" },
} as const satisfies Record<string, Wording>;

export type SheetMark = keyof typeof MARKS;

/** A mark in words. */
export const markWords = (mark: SheetMark): Wording => MARKS[mark];

/** The hazard facts of a data sheet, those that follow from others too: what a revision is about. */
export interface SheetFacts {
  /** H and EUH statements; these and the lists below are in order, each entry once. */
  readonly statements: readonly string[];
  readonly pictograms: readonly string[];
  /** P statements. */
  readonly precautions: readonly string[];
  readonly marks: readonly SheetMark[];
  readonly signal: SignalWord;
  readonly classification: Classification;
  readonly unNumber: string;
  /** Undefined where the statements do not decide it. */
  readonly storageClass: StorageClass | undefined;
  readonly hazardNumber: string;
  readonly storage: Wording;
  readonly exposureLimits: Wording;
  readonly acuteToxicity: Wording;
  readonly flashPoint: string;
  readonly explosionLimits: string;
}

/** The hazard facts of an item's data sheet (rules, revisions of data sheets). */
export function sheetFacts(item: SheetItem): SheetFacts {
  const { statements, hazardNumber } = item;
  return {
    statements: inOrder(statements),
    pictograms: inOrder(item.pictograms),
    precautions: precautionsFor(statements).map(({ code }) => code),
    marks: marksOf(item),
    signal: item.signal,
    classification: classificationOf(statements, item.basis),
    unNumber: item.unNumber,
    storageClass: storageClassOf(statements, item.casNumber),
    hazardNumber: isListed(hazardNumber) ? (serialNumberOf(hazardNumber) ?? "listed") : "",
    storage: item.storage,
    exposureLimits: item.exposureLimits,
    acuteToxicity: item.acuteToxicity,
    flashPoint: item.flashPoint,
    explosionLimits: item.explosionLimits,
  };
}

const inOrder = (codes: readonly string[]): string[] => [...new Set(codes)].sort();

function marksOf({
  casNumber,
  specification,
  isDrugPrecursor,
  isExplosivePrecursor,
}: SheetItem): SheetMark[] {
  const marks: SheetMark[] = [];
  if (isAcutePoison({ casNumber, specification })) marks.push("poison");
  const group = drugPrecursorClass(casNumber);
  if (isDrugPrecursor) marks.push(group === undefined ? "drug" : `drug-${group}`);
  if (isExplosivePrecursor) marks.push("explosive");
  return marks;
}

/** Facts of which a data sheet has several, and a difference names one. */
const LISTS = ["statements", "pictograms", "precautions", "marks"] as const;

/** The other facts, with what a difference calls them, in the order of the sheet. */
const NAMES = {
  signal: { zh: "警示词", en: "Signal word" },
  classification: { zh: "分类依据", en: "Classification" },
  unNumber: { zh: "联合国编号", en: "UN number" },
  storageClass: { zh: "储存类别", en: "Storage class" },
  hazardNumber: { zh: "危险化学品目录", en: "Catalogue of hazardous chemicals" },
  storage: { zh: "储存条件", en: "Storage" },
  exposureLimits: { zh: "职业接触限值", en: "Exposure limits" },
  acuteToxicity: { zh: "急性毒性", en: "Acute toxicity" },
  flashPoint: { zh: "闪点", en: "Flash point" },
  explosionLimits: { zh: "爆炸极限", en: "Explosion limits" },
} as const satisfies Partial<Record<keyof SheetFacts, Wording>>;

type NamedFact = keyof typeof NAMES;

/** One difference between two revisions of a data sheet. `before` is empty where something was added, `after` where it was removed. */
export interface SheetDifference {
  readonly fact: keyof SheetFacts;
  readonly before: Wording;
  readonly after: Wording;
}

const NOTHING: Wording = { zh: "", en: "" };
const same = (text: string): Wording => ({ zh: text, en: text });

/** The single facts in words; empty where they are not known. */
const WORDS: { readonly [Fact in NamedFact]: (facts: SheetFacts) => Wording } = {
  signal: ({ signal }) => (signal === "none" ? NOTHING : SIGNAL_WORDS[signal]),
  classification: ({ classification }) => classificationWords(classification),
  unNumber: ({ unNumber }) => unWords(unNumber),
  storageClass: ({ storageClass }) => {
    if (storageClass === undefined) return NOTHING;
    const { zh, en } = STORAGE_CLASSES[storageClass];
    return { zh: `${storageClass} ${zh}`, en: `${storageClass} ${en}` };
  },
  hazardNumber: ({ hazardNumber }) => {
    if (hazardNumber === "") return NOTHING;
    return hazardNumber === "listed"
      ? { zh: "列入", en: "listed" }
      : { zh: `序号 ${hazardNumber}`, en: `number ${hazardNumber}` };
  },
  storage: ({ storage }) => storage,
  exposureLimits: ({ exposureLimits }) => exposureLimits,
  acuteToxicity: ({ acuteToxicity }) => acuteToxicity,
  flashPoint: ({ flashPoint }) => same(flashPoint),
  explosionLimits: ({ explosionLimits }) => same(explosionLimits),
};

function unWords(unNumber: string): Wording {
  if (unNumber === "") return NOTHING;
  const entry = unEntry(unNumber);
  if (!entry) return same(`UN ${unNumber}`);
  const { shippingName } = entry;
  return {
    zh: `UN ${unNumber} ${shippingName.zh}，${unClass(entry)} 类`,
    en: `UN ${unNumber} ${shippingName.en}, class ${unClass(entry)}`,
  };
}

/**
 * What one revision of a data sheet says otherwise than another, in the order of the sheet; empty where a reader would find the same
 * hazards (rules, revisions of data sheets).
 */
export function sheetDifferences(before: SheetFacts, after: SheetFacts): SheetDifference[] {
  const listed = LISTS.flatMap((fact): SheetDifference[] => {
    const wordsOf = (entry: string) => (fact === "marks" ? MARKS[entry as SheetMark] : same(entry));
    const were: readonly string[] = before[fact];
    const are: readonly string[] = after[fact];
    return [
      ...are
        .filter((entry) => !were.includes(entry))
        .map((entry) => ({ fact, before: NOTHING, after: wordsOf(entry) })),
      ...were
        .filter((entry) => !are.includes(entry))
        .map((entry) => ({ fact, before: wordsOf(entry), after: NOTHING })),
    ];
  });
  const single = (Object.keys(NAMES) as NamedFact[])
    .map((fact) => ({ fact, before: WORDS[fact](before), after: WORDS[fact](after) }))
    .filter((each) => each.before.zh !== each.after.zh || each.before.en !== each.after.en);
  return [...listed, ...single];
}

/** A difference in words: "H318 added", "Signal word: Warning → Danger". */
export function differenceWords(difference: SheetDifference): Wording {
  const { fact, before, after } = difference;
  if (!(fact in NAMES)) {
    return before.zh === ""
      ? { zh: `新增 ${after.zh}`, en: `${after.en} added` }
      : { zh: `删除 ${before.zh}`, en: `${before.en} removed` };
  }
  const name = NAMES[fact as NamedFact];
  return {
    zh: changeWords(before.zh, after.zh, {
      added: `新增${name.zh}：${after.zh}`,
      removed: `删除${name.zh}：${before.zh}`,
      changed: `${name.zh}：${before.zh} → ${after.zh}`,
      other: `${name.zh}：英文文本有更改`,
    }),
    en: changeWords(before.en, after.en, {
      added: `${name.en} added: ${after.en}`,
      removed: `${name.en} removed: ${before.en}`,
      changed: `${name.en}: ${before.en} → ${after.en}`,
      other: `${name.en}: the Chinese text changed`,
    }),
  };
}

function changeWords(
  before: string,
  after: string,
  words: Readonly<Record<"added" | "removed" | "changed" | "other", string>>,
): string {
  if (before === after) return words.other;
  if (before === "") return words.added;
  return after === "" ? words.removed : words.changed;
}

const SHANGHAI_MS = 8 * 60 * 60 * 1000;

/**
 * From when on goods must have been sent for their receiver to be told of a revision: twelve months before it, by the calendar of
 * Shanghai (REACH, article 31 (9); rules, revisions of data sheets). Epoch milliseconds.
 */
export function toldSince(revisedAt: number): number {
  const day = new Date(revisedAt + SHANGHAI_MS);
  const month = day.getUTCMonth();
  day.setUTCFullYear(day.getUTCFullYear() - 1);
  // The year before has no 29 February.
  if (day.getUTCMonth() !== month) day.setUTCDate(0);
  return day.getTime() - SHANGHAI_MS;
}

/** A revision of a data sheet by its number, and when it was made; null where that is not known. */
export interface DatedRevision {
  readonly revision: number;
  readonly revisedAt: number | null;
}

/**
 * The revision that an address asks for, by its number as text; "" asks for the newest. Undefined for what is no number of a revision
 * from 1 to the newest.
 */
export function wantedRevision(text: string, newest: number): number | undefined {
  if (text === "") return newest;
  const wanted = /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : 0;
  return wanted >= 1 && wanted <= newest ? wanted : undefined;
}

/**
 * Whether a data sheet was revised since goods were sent, epoch milliseconds; null for goods that were not. A first revision revises
 * nothing.
 */
export function isRevisedSince(
  { revision, revisedAt }: DatedRevision,
  sentAt: number | null,
): boolean {
  return revision > 1 && revisedAt !== null && sentAt !== null && sentAt < revisedAt;
}
