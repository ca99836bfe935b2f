import { searchReagents, suggest } from "@reagent/api/contract/search";
import { UNREFINED } from "@reagent/domain/facet";
import { bigItems } from "@reagent/server/import/load/big";
import { type ReadyCall, ready } from "@reagent/server/testing/ready-call";

/** How many different calls a run has, unless it says otherwise. */
export const CALLS = 600;
/** A prime: its multiples meet every item of a catalogue before they meet one again. */
const STRIDE = 7919;

export const searchFor = (keyword: string): ReadyCall =>
  ready(searchReagents, { keyword, page: 1, limit: 20, source: "web", ...UNREFINED });

export const suggestFor = (keyword: string): ReadyCall => ready(suggest, { keyword, limit: 8 });

/** A synthetic item and its substance: those of consecutive places are far apart in the catalogue. */
function goodAt(place: number, count: number) {
  const [good] = bigItems((place * STRIDE) % count, 1);
  if (!good) throw new Error("there is no synthetic item");
  return good;
}

/** Calls with texts of items from all over a catalogue of this many, of other items in each run. */
function callsWith(
  count: number,
  callOf: (keyword: string) => ReadyCall,
  textOf: (good: ReturnType<typeof goodAt>, index: number) => string | undefined,
  run = 0,
): ReadyCall[] {
  return Array.from({ length: CALLS }, (_, index) => {
    const good = goodAt(run * CALLS + index, count);
    return callOf(textOf(good, index) ?? good.item.code);
  });
}

/** What the searches of `searches` are for, in turn. */
export const SEARCHED = [
  "two Chinese characters",
  "three Chinese characters",
  "an English word",
  "a CAS number",
  "an item code",
];

/** Searches for the kinds of `SEARCHED`, one after the other. */
export function searches(count: number, run = 0): ReadyCall[] {
  const textOf: Parameters<typeof callsWith>[2] = ({ item, substance: { name, cas } }, index) => {
    const start = index % Math.max(1, name.zh.length - 2);
    const texts = [
      name.zh.slice(start, start + 2),
      name.zh.slice(start, start + 3),
      name.en.split(/[\s-]/).findLast((word) => word.length > 3) ?? name.en,
      cas ?? item.code,
      item.code,
    ];
    return texts[index % texts.length];
  };
  return callsWith(count, searchFor, textOf, run);
}

/** Searches for three to six letters from within an English name, at least one letter after its beginning. */
export function partsOfWords(count: number): ReadyCall[] {
  return callsWith(count, searchFor, ({ substance: { name } }, index) => {
    const word = name.en.split(/[^a-z]/i).findLast((part) => part.length > 6) ?? name.en;
    const start = 1 + (index % 2);
    return word.slice(start, start + 3 + (index % 4));
  });
}

/** Texts while a user types: one to three characters, prefixes of words, numbers and codes, a typing mistake. */
export function typedTexts(count: number): ReadyCall[] {
  return callsWith(count, suggestFor, ({ item, substance: { name, cas } }, index) => {
    const number = cas ?? item.code;
    const texts = [
      name.zh.slice(0, 1),
      name.zh.slice(0, 2),
      name.zh.slice(1, 4),
      name.en.slice(0, 1),
      name.en.slice(0, 2 + (index % 6)),
      number.slice(0, 2 + (index % 5)),
      `${number.slice(0, -1)}${(Number(number.slice(-1)) + 1) % 10}`,
      item.code.slice(0, 1 + (index % 7)),
    ];
    return texts[index % texts.length];
  });
}

/** A search for the whole Chinese name of an item: places below the count have different items. */
export const nameAt = (place: number, count: number): ReadyCall =>
  searchFor(goodAt(place, count).substance.name.zh);
