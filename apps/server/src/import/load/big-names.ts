import type { LocalizedText } from "../../basics/language.ts";

/** A substituent: its names, and its atoms less the hydrogen that it replaces. */
interface Group {
  readonly zh: string;
  readonly en: string;
  readonly adds: Readonly<Record<string, number>>;
}

interface Parent {
  readonly zh: string;
  readonly en: string;
  readonly smiles: string;
  readonly atoms: Readonly<Record<string, number>>;
}

const group = (zh: string, en: string, adds: Record<string, number>): Group => ({ zh, en, adds });
const parent = (zh: string, en: string, smiles: string, atoms: Record<string, number>): Parent => ({
  zh,
  en,
  smiles,
  atoms,
});

/** In the order of their English names, which is their order in a systematic name. */
const GROUPS: readonly Group[] = [
  group("乙酰基", "acetyl", { C: 2, H: 2, O: 1 }),
  group("氨基", "amino", { N: 1, H: 1 }),
  group("溴", "bromo", { Br: 1, H: -1 }),
  group("氯", "chloro", { Cl: 1, H: -1 }),
  group("氰基", "cyano", { C: 1, N: 1, H: -1 }),
  group("乙氧基", "ethoxy", { C: 2, H: 4, O: 1 }),
  group("乙基", "ethyl", { C: 2, H: 4 }),
  group("氟", "fluoro", { F: 1, H: -1 }),
  group("羟基", "hydroxy", { O: 1 }),
  group("碘", "iodo", { I: 1, H: -1 }),
  group("甲氧基", "methoxy", { C: 1, H: 2, O: 1 }),
  group("甲基", "methyl", { C: 1, H: 2 }),
  group("硝基", "nitro", { N: 1, O: 2, H: -1 }),
  group("丙基", "propyl", { C: 3, H: 6 }),
  group("三氟甲基", "trifluoromethyl", { C: 1, F: 3, H: -1 }),
];

/** Rings with free positions 2 to 6. */
const PARENTS: readonly Parent[] = [
  parent("苯甲酸", "benzoic acid", "OC(=O)c1ccccc1", { C: 7, H: 6, O: 2 }),
  parent("苯胺", "aniline", "Nc1ccccc1", { C: 6, H: 7, N: 1 }),
  parent("苯酚", "phenol", "Oc1ccccc1", { C: 6, H: 6, O: 1 }),
  parent("苯甲醛", "benzaldehyde", "O=Cc1ccccc1", { C: 7, H: 6, O: 1 }),
  parent("苯甲腈", "benzonitrile", "N#Cc1ccccc1", { C: 7, H: 5, N: 1 }),
  parent("苯甲醇", "benzyl alcohol", "OCc1ccccc1", { C: 7, H: 8, O: 1 }),
  parent("苯甲酰胺", "benzamide", "NC(=O)c1ccccc1", { C: 7, H: 7, N: 1, O: 1 }),
  parent("苯硼酸", "phenylboronic acid", "OB(O)c1ccccc1", { C: 6, H: 7, B: 1, O: 2 }),
  parent("苯乙酸", "phenylacetic acid", "OC(=O)Cc1ccccc1", { C: 8, H: 8, O: 2 }),
  parent("苯磺酰胺", "benzenesulfonamide", "NS(=O)(=O)c1ccccc1", { C: 6, H: 7, N: 1, O: 2, S: 1 }),
  parent("肉桂酸", "cinnamic acid", "OC(=O)C=Cc1ccccc1", { C: 9, H: 8, O: 2 }),
  parent("吡啶", "pyridine", "c1ccncc1", { C: 5, H: 5, N: 1 }),
];

const PLACES: readonly (readonly number[])[] = [
  [2, 3],
  [2, 4],
  [2, 5],
  [2, 6],
  [3, 4],
  [3, 5],
  [2, 3, 4],
  [2, 3, 5],
  [2, 4, 5],
  [2, 4, 6],
  [3, 4, 5],
];

/** A synthetic substance. */
export interface Synthetic {
  readonly name: LocalizedText;
  readonly formula: string;
  /** Of the parent alone, to be drawn. */
  readonly smiles: string;
}

/**
 * Substance number `number`: a ring with two or three groups. Every number gives a different name; consecutive numbers have different
 * rings, positions and groups.
 */
export function synthetic(number: number): Synthetic {
  const ring = at(PARENTS, number);
  const placing = at(PLACES, Math.floor(number / PARENTS.length));
  const kind = number % (PARENTS.length * PLACES.length);
  let rest = Math.floor(number / (PARENTS.length * PLACES.length));
  const places = new Map<Group, number[]>();
  for (const [turn, place] of placing.entries()) {
    const chosen = at(GROUPS, rest + kind * 4 + turn * 7);
    places.set(chosen, [...(places.get(chosen) ?? []), place]);
    rest = Math.floor(rest / GROUPS.length);
  }
  const sorted = [...places].toSorted(
    ([one], [other]) => GROUPS.indexOf(one) - GROUPS.indexOf(other),
  );
  const prefix = (language: keyof LocalizedText) =>
    sorted
      .map(
        ([chosen, own]) =>
          `${own.join(",")}-${MULTIPLES[language][own.length] ?? ""}${chosen[language]}`,
      )
      .join("-");
  return {
    name: {
      zh: `${prefix("zh")}${ring.zh}${rest === 0 ? "" : `（${String(rest)}号）`}`,
      en: `${prefix("en")}${ring.en}${rest === 0 ? "" : ` (No. ${String(rest)})`}`,
    },
    formula: formulaOf([ring.atoms, ...sorted.flatMap(([{ adds }, own]) => own.map(() => adds))]),
    smiles: ring.smiles,
  };
}

/** Prefixes of groups that occur twice or three times. */
const MULTIPLES: Readonly<Record<keyof LocalizedText, readonly string[]>> = {
  zh: ["", "", "二", "三"],
  en: ["", "", "di", "tri"],
};

function at<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length];
  if (value === undefined) throw new Error("Nothing to choose from.");
  return value;
}

/** The sum of atoms, in Hill order. */
function formulaOf(parts: readonly Readonly<Record<string, number>>[]): string {
  const atoms = new Map<string, number>();
  for (const part of parts) {
    for (const [element, count] of Object.entries(part)) {
      atoms.set(element, (atoms.get(element) ?? 0) + count);
    }
  }
  const others = [...atoms.keys()]
    .filter((element) => element !== "C" && element !== "H")
    .toSorted();
  return ["C", "H", ...others]
    .map((element) => [element, atoms.get(element) ?? 0] as const)
    .filter(([, count]) => count > 0)
    .map(([element, count]) => (count === 1 ? element : `${element}${String(count)}`))
    .join("");
}
