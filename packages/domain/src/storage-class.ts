import { singleStatements } from "./hazard-label.ts";
import { groupBy } from "./list.ts";
import type { Wording } from "./statement.ts";

/**
 * Storage classes after the German TRGS 510, those that hazard statements can show (rules, storage classes). Classes that differ only
 * by whether a substance burns are one here, since the statements do not say it: 6.1A/B, 6.1C/D, 8A/B and 10 to 13.
 */
export const STORAGE_CLASSES = {
  "1": { zh: "爆炸性物质", en: "Explosive substances" },
  "2A": { zh: "气体", en: "Gases" },
  "2B": { zh: "气雾剂", en: "Aerosols" },
  "3": { zh: "易燃液体", en: "Flammable liquids" },
  "4.1B": { zh: "易燃固体", en: "Flammable solids" },
  "4.2": { zh: "自燃或自热物质", en: "Pyrophoric or self-heating substances" },
  "4.3": { zh: "遇水放出易燃气体的物质", en: "Substances that release flammable gas with water" },
  "5.1A": { zh: "强氧化性物质", en: "Strongly oxidising substances" },
  "5.1B": { zh: "氧化性物质", en: "Oxidising substances" },
  "5.1C": { zh: "硝酸铵及其混合物", en: "Ammonium nitrate and its mixtures" },
  "6.1A/B": { zh: "急性毒性物质（类别 1、2）", en: "Acutely toxic substances, categories 1 and 2" },
  "6.1C/D": { zh: "急性毒性物质（类别 3）", en: "Acutely toxic substances, category 3" },
  "8A/B": { zh: "腐蚀性物质", en: "Corrosive substances" },
  "10–13": { zh: "其他液体和固体", en: "Other liquids and solids" },
} as const satisfies Record<string, Wording>;

export type StorageClass = keyof typeof STORAGE_CLASSES;

export const storageClasses = Object.keys(STORAGE_CLASSES) as StorageClass[];

/** The classes that each statement demands, strongest rank first; within a rank none is known to precede another. */
const RANKS: readonly Partial<Record<StorageClass, string>>[] = [
  { "1": "H200 H201 H202 H203 H204 H205" },
  { "2A": "H220 H221 H230 H231 H232 H270 H280 H281", "2B": "H222 H223 H229" },
  {
    "3": "H224 H225 H226",
    "4.1B": "H228",
    "4.2": "H250 H251 H252",
    "4.3": "H260 H261",
    "5.1A": "H271",
    "5.1B": "H272",
    "6.1A/B": "H300 H310 H330",
  },
  { "6.1C/D": "H301 H311 H331" },
  { "8A/B": "H314" },
];

/** The statements that leave the class open: explosive hazards besides class 1, self-reactive substances, organic peroxides. */
const OPEN_ALWAYS = /^(?:H20[6-8]|H24[0-2]|H28[2-4]|EUH0(?:01|06|44))$/u;
/**
 * Hazards beside which a class is not certain: toxic flammable solids; and chronic effects, which belong to class 6.1C/D under
 * conditions that the statement alone does not show.
 */
const OPEN_BESIDE: Partial<Record<StorageClass, RegExp>> = {
  "4.1B": /^H3(?:01|11|31)$/u,
  "8A/B": /^H(?:34\d|35\d|36\d|37\d)$/u,
};
/** Effects that no class but 10 to 13 is for. */
const LESSER = /^(?:H(?:227|30[2-5]|31[2-3]|31[5-9]|320|33[2356]|4\d\d)|EUH066)$/u;

const AMMONIUM_NITRATE = "6484-52-2";

/**
 * The storage class that follows from hazard statements; undefined where they do not decide it (rules, storage classes).
 *
 * @param codes - Hazard statements, combined ones included.
 * @param cas - The CAS number; ammonium nitrate has a class of its own.
 */
export function storageClassOf(codes: readonly string[], cas = ""): StorageClass | undefined {
  const statements = singleStatements(codes);
  if (statements.length === 0 || statements.some((code) => OPEN_ALWAYS.test(code)))
    return undefined;
  if (cas === AMMONIUM_NITRATE) return statements.includes("H272") ? "5.1C" : undefined;
  for (const rank of RANKS) {
    const found = storageClasses.filter((each) =>
      rank[each]?.split(" ").some((code) => statements.includes(code)),
    );
    if (found.length > 1) return undefined;
    const [only] = found;
    if (only !== undefined)
      return statements.some((code) => OPEN_BESIDE[only]?.test(code)) ? undefined : only;
  }
  return statements.every((code) => LESSER.test(code)) ? "10–13" : undefined;
}

/** Why two classes are stored apart. */
export const SEPARATION_REASONS = {
  explosive: { zh: "爆炸性物质应单独存放", en: "Explosive substances are stored alone" },
  cylinders: {
    zh: "气瓶在火中可能爆裂，泄漏的气体可能助长火势",
    en: "Gas cylinders can burst in a fire, and gas that escapes can feed it",
  },
  ignition: {
    zh: "自燃、自热或遇水放出的易燃气体可能引燃其他易燃物",
    en: "Self-ignition, or flammable gas released with water, can set other flammable goods on fire",
  },
  oxidiser: {
    zh: "氧化性物质会加剧可燃物的燃烧",
    en: "Oxidising substances make a fire of flammable goods fiercer",
  },
  reaction: {
    zh: "强氧化性物质可能与之剧烈反应",
    en: "Strongly oxidising substances can react violently with such goods",
  },
  poison: {
    zh: "起火或气瓶爆裂会使有毒物质扩散",
    en: "A fire or a burst cylinder would spread toxic substances",
  },
  extinguishing: {
    zh: "起火时可能需要不同的灭火剂",
    en: "In a fire they may need different extinguishing agents",
  },
} as const satisfies Record<string, Wording>;

export type SeparationReason = keyof typeof SEPARATION_REASONS;

/** The pairs that are stored apart: each of the classes in `of` from each in `from` (rules, joint storage). */
const APART: readonly {
  readonly reason: SeparationReason;
  readonly of: readonly StorageClass[];
  readonly from: readonly StorageClass[];
}[] = [
  { reason: "explosive", of: ["1"], from: storageClasses.filter((each) => each !== "1") },
  { reason: "cylinders", of: ["2A"], from: ["3", "4.1B", "4.2", "4.3", "5.1A", "5.1B"] },
  { reason: "ignition", of: ["2B", "3"], from: ["4.2", "4.3"] },
  { reason: "oxidiser", of: ["5.1A", "5.1B"], from: ["2B", "3", "4.1B", "4.2", "4.3"] },
  { reason: "oxidiser", of: ["5.1C"], from: ["3", "4.1B", "4.2", "4.3"] },
  { reason: "reaction", of: ["5.1A"], from: ["5.1C", "8A/B"] },
  { reason: "poison", of: ["6.1A/B"], from: ["2A", "4.2", "4.3", "5.1A", "5.1C"] },
  { reason: "poison", of: ["6.1C/D"], from: ["2A", "5.1A", "5.1C"] },
  { reason: "extinguishing", of: ["4.1B"], from: ["2B", "3"] },
];

/** Why two classes are stored apart; undefined where no statement is made, which does not mean that they may stand together. */
export function separationReason(
  one: StorageClass,
  other: StorageClass,
): SeparationReason | undefined {
  return APART.find(
    ({ of, from }) =>
      (of.includes(one) && from.includes(other)) || (of.includes(other) && from.includes(one)),
  )?.reason;
}

/** The classes that goods of a class are stored apart from, by the reason, in the order of the classes. */
export function apartFrom(
  own: StorageClass,
): { readonly reason: SeparationReason; readonly others: readonly StorageClass[] }[] {
  const pairs = storageClasses.flatMap((other) => {
    const reason = separationReason(own, other);
    return reason === undefined ? [] : [{ reason, other }];
  });
  return [...groupBy(pairs, ({ reason }) => reason)].map(([reason, found]) => ({
    reason,
    others: found.map(({ other }) => other),
  }));
}

/** The members by storage class, in the order of the classes; those whose class is not determined are last, under undefined. */
export function byStorageClass<
  Line extends { readonly hazardStatements: readonly string[]; readonly casNumber: string },
>(lines: readonly Line[]): Map<StorageClass | undefined, Line[]> {
  const found = groupBy(lines, (line) => storageClassOf(line.hazardStatements, line.casNumber));
  const order = [...storageClasses, undefined];
  return new Map([...found].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other)));
}

/** The pairs of the given classes that are stored apart, with the reason, each once, in their order. */
export function pairsApart(
  classes: readonly StorageClass[],
): { one: StorageClass; other: StorageClass; reason: SeparationReason }[] {
  return classes.flatMap((one, index) =>
    classes.slice(index + 1).flatMap((other) => {
      const reason = separationReason(one, other);
      return reason === undefined ? [] : [{ one, other, reason }];
    }),
  );
}
