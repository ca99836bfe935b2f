import { type KnownRegion, type RegionsIn, shortRegionName } from "./address-place.ts";
import { englishSpellings } from "./region-spelling.ts";
import type { RegionPath } from "./region.ts";

/** Words after a region's name: they say its level, and may be left out. */
const LEVEL =
  "special administrative region|autonomous (?:region|prefecture|county)|new (?:area|district)|district|province|municipality|prefecture|county|city";
const LEVEL_AT_END = new RegExp(`[ -]+(?:${LEVEL})$`, "iu");
/** A level within a part without a comma after it: Haidian District Beijing. */
const LEVEL_BEFORE_WORD = new RegExp(`\\b(${LEVEL})\\s+(?=[A-Z])`, "giu");
const COUNTRY =
  /(?:^|\s)(?:(?:the )?people'?s republic of china|p\.?\s?r\.?\s?(?:of )?china|china)$/iu;
const LABEL =
  /\b(?:post(?:al)? ?code|zip(?: ?code)?|tel(?:ephone)?|phone|mobile|cell|delivery address|address|add)\s*[:.]\s*/giu;
const NAME_LABEL =
  /^(?:attn|attention|to|c\/o|receiver|recipient|consignee|contact|name)\s*[:.]\s*/iu;
const NAME = /^(?:(?:mr|ms|mrs|dr|prof)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u;
/** Words of streets, buildings and organisations, which no personal name has. */
const NO_NAME =
  /\b(?:road|rd|street|st|avenue|ave|lane|alley|highway|boulevard|room|rm|floor|block|unit|building|bldg|tower|plaza|park|campus|zone|area|district|province|city|county|university|institute|college|school|academy|laboratory|lab|hospital|cent(?:er|re)|department|dept|company|co|ltd|inc|corporation|north|south|east|west|science|technology)\b/iu;

/** Letters alone, so that spaces, hyphens, apostrophes and accents do not matter: Xi'an, Lüliang. */
const lettersOf = (text: string) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z]/gu, "");

/** The parts of a text between commas and line breaks. */
function partsOf(text: string): string[] {
  return text
    .replaceAll(LABEL, "")
    .replaceAll(LEVEL_BEFORE_WORD, "$1, ")
    .split(/[\n,;|]+/u)
    .map((part) => part.replaceAll(/\s+/gu, " ").trim().replace(/\.$/u, ""))
    .map((part) => part.replace(COUNTRY, ""))
    .filter(Boolean);
}

/** The parts that can be the name of a region, by their letters, with the number of the part. */
function namesIn(parts: readonly string[]): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  for (const [index, part] of parts.entries()) {
    for (const name of [part, part.replace(LEVEL_AT_END, "")].map(lettersOf))
      if (name !== "" && !names.has(name)) names.set(name, index);
  }
  return names;
}

/** The number of the part that names a region; undefined if none does. */
function partOf(region: KnownRegion, names: ReadonlyMap<string, number>): number | undefined {
  const spellings = [shortRegionName(region.name), region.name].flatMap(englishSpellings);
  return spellings.map((spelling) => names.get(lettersOf(spelling))).find(Number.isInteger);
}

interface Candidate extends RegionPath {
  /** The numbers of the parts that name its regions. */
  readonly parts: ReadonlySet<number>;
}

const numbers = (...found: readonly (number | undefined)[]) =>
  new Set(found.filter((number) => number !== undefined));

/** Every path whose last region is named; a city or a province that is not named follows from the district. */
function candidatesIn(names: ReadonlyMap<string, number>, regionsIn: RegionsIn): Candidate[] {
  return regionsIn("").flatMap((province) => {
    const inProvince = partOf(province, names);
    const ofProvince = { province: province.id, city: "", district: "" };
    const cities = regionsIn(province.id).flatMap((city) => {
      const inCity = partOf(city, names);
      const districts = regionsIn(city.id).flatMap((district) => {
        const inDistrict = partOf(district, names);
        if (inDistrict === undefined) return [];
        const path = { province: province.id, city: city.id, district: district.id };
        return [{ ...path, parts: numbers(inProvince, inCity, inDistrict) }];
      });
      if (inCity === undefined) return districts;
      return [...districts, { ...ofProvince, city: city.id, parts: numbers(inProvince, inCity) }];
    });
    if (inProvince === undefined) return cities;
    return [...cities, { ...ofProvince, parts: numbers(inProvince) }];
  });
}

const levelsOf = ({ province, city, district }: RegionPath) =>
  [province, city, district].filter(Boolean).length;

/** The regions that the best candidates agree on; undefined if they agree on none. */
function placeIn(candidates: readonly Candidate[]): Candidate | undefined {
  const most = Math.max(...candidates.map(({ parts }) => parts.size));
  const named = candidates.filter(({ parts }) => parts.size === most);
  // With one part, a district alone must not win over the city of the same name.
  const deepest = most > 1 ? Math.max(...named.map(levelsOf)) : 1;
  const best = named.filter((each) => levelsOf(each) >= deepest);
  const [first] = best;
  if (!first) return undefined;
  const common = (level: keyof RegionPath) =>
    best.every((each) => each[level] === first[level]) ? first[level] : "";
  const province = common("province");
  const city = province && common("city");
  const path = { province, city, district: city && common("district") };
  return province === "" ? undefined : { ...path, parts: first.parts };
}

/** The parts of an address besides its numbers. */
export interface PlaceAndReceiver extends RegionPath {
  readonly receiver: string;
  readonly street: string;
}

/**
 * Finds receiver, region and street in an English address without numbers of telephones and postcodes. Regions are known by their
 * Chinese names in Latin letters, in any order; whatever is not understood stays in the street.
 *
 * @param hasMobile Whether a mobile number of China was found with it.
 */
export function resolveEnglishAddress(
  text: string,
  regionsIn: RegionsIn,
  hasMobile: boolean,
): PlaceAndReceiver {
  const parts = partsOf(text);
  const place = placeIn(candidatesIn(namesIn(parts), regionsIn));
  const others = parts.filter((_, index) => !place?.parts.has(index));
  const labelled = others.find((part) => NAME_LABEL.test(part));
  const isName = (part: string) => NAME.test(part) && !NO_NAME.test(part);
  // Without a region or a mobile number of China, the last part may be a city or a country elsewhere.
  const ends = place || hasMobile ? [others.at(-1), others[0]] : [others[0]];
  const name = labelled ?? ends.find((part) => part && isName(part));
  return {
    province: place?.province ?? "",
    city: place?.city ?? "",
    district: place?.district ?? "",
    receiver: name?.replace(NAME_LABEL, "") ?? "",
    street: others.filter((part) => part !== name).join(", "),
  };
}
