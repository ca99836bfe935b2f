import { shownSpelling } from "./region-spelling.ts";

/** Groups of counties that no city holds; they have no name of their own. */
const GROUPS: Readonly<Record<string, string>> = {
  县: "Counties",
  省直辖县: "Counties of the province",
  自治区直辖县级行政区划: "Counties of the autonomous region",
};

/** Endings that tell regions of one short name apart; those of autonomous regions name peoples and are left out. */
const LEVELS: readonly (readonly [ending: RegExp, level: string])[] = [
  [/新区$/u, "New Area"],
  [/市$/u, "City"],
  [/区$/u, "District"],
  [/自治县$/u, "Autonomous County"],
  [/县$/u, "County"],
  [/旗$/u, "Banner"],
];

const levelOf = (name: string) => LEVELS.find(([ending]) => ending.test(name))?.[1];

/** Hong Kong, Macao and Taiwan: their districts are written in ways of their own, which no rule gives. */
const OWN_SPELLING = /^(?:71|81|82)/u;
const isDistrict = (id: string) => !id.endsWith("00");

interface Region {
  readonly id: string;
  readonly name: string;
}

/**
 * The regions in a region with their names as an English page shows them: Jiangsu, Xi'an. A name that two of them share has
 * its level: Chengde County. Empty where no spelling is known.
 */
export function withEnglishNames<Of extends Region>(
  regions: readonly Of[],
): readonly (Of & { readonly englishName: string })[] {
  const spellings = regions.map(spellingOf);
  return regions.map((region, at) => {
    const spelling = spellings[at] ?? "";
    const isShared = spellings.indexOf(spelling) !== spellings.lastIndexOf(spelling);
    const level = levelOf(region.name);
    const isTold = isShared && spelling !== "" && level !== undefined;
    return { ...region, englishName: isTold ? `${spelling} ${level}` : spelling };
  });
}

function spellingOf({ id, name }: Region): string {
  if (OWN_SPELLING.test(id) && isDistrict(id)) return "";
  return GROUPS[name] ?? shownSpelling(name);
}
