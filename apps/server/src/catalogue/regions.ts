import { type AddressPlace, languageOfAddress } from "@reagent/domain/address-line";
import type { RegionPath } from "@reagent/domain/region";
import { withEnglishNames } from "@reagent/domain/region-english";
import { areaList } from "@vant/area-data";
import type { Language } from "../basics/language.ts";

interface Region {
  readonly id: string;
  readonly name: string;
}

const names: ReadonlyMap<string, string> = new Map(
  [areaList.province_list, areaList.city_list, areaList.county_list].flatMap(
    Object.entries<string>,
  ),
);

/** The code of the region that holds a region: two digits each for the province, the city and the district. */
function parentOf(id: string): string {
  if (id.endsWith("0000")) return "";
  return id.endsWith("00") ? `${id.slice(0, 2)}0000` : `${id.slice(0, 4)}00`;
}

const children: ReadonlyMap<string, readonly Region[]> = Map.groupBy(
  [...names].map(([id, name]) => ({ id, name })),
  ({ id }) => parentOf(id),
);

/** The regions within a region, by code; the provinces for the empty text. */
export function regionsIn(parentId: string): readonly Region[] {
  return children.get(parentId) ?? [];
}

/** A region's name; undefined where no region has the code. */
export function regionName(id: string): string | undefined {
  return names.get(id);
}

/** The regions within a region with their English names, by their Chinese ones; kept, since a page asks for the same few. */
const english = new Map<string, ReadonlyMap<string, { id: string; englishName: string }>>();

function englishIn(parentId: string) {
  const kept = english.get(parentId);
  if (kept) return kept;
  const regions = new Map(
    withEnglishNames(regionsIn(parentId)).map((region) => [region.name, region]),
  );
  english.set(parentId, regions);
  return regions;
}

type RegionNames = Omit<AddressPlace, "street">;

/** The names of the regions with these codes; empty where no region has the code. */
export const regionNamesOf = ({ province, city, district }: RegionPath): RegionNames => ({
  provinceName: regionName(province) ?? "",
  cityName: regionName(city) ?? "",
  districtName: regionName(district) ?? "",
});

/** The names of regions in a language: stored are the Chinese ones. One without an English name keeps it. */
export function regionNamesIn<Names extends RegionNames>(stored: Names, language: Language): Names {
  if (language === "zh") return stored;
  let parentId: string | undefined = "";
  const inEnglish = (name: string) => {
    const region = parentId === undefined ? undefined : englishIn(parentId).get(name);
    parentId = region?.id;
    return region?.englishName || name;
  };
  const provinceName = inEnglish(stored.provinceName);
  const cityName = inEnglish(stored.cityName);
  const districtName = inEnglish(stored.districtName);
  return { ...stored, provinceName, cityName, districtName };
}

/** A place with its regions named in the language of its address (`languageOfAddress`). */
export const withRegionsIn = <Place extends AddressPlace>(
  place: Place,
  language: Language,
): Place => regionNamesIn(place, languageOfAddress(place.street, language));

/** A place of which the regions are stored as one text: their Chinese names from the largest, with spaces between. */
export function placeOfRegions(
  { region, street }: { readonly region: string; readonly street: string },
  language: Language,
): AddressPlace {
  const [provinceName = "", cityName = "", districtName = ""] = region.split(" ");
  return withRegionsIn({ provinceName, cityName, districtName, street }, language);
}

/** The codes of the regions with a code or a name; a name can be that of several districts. */
export function regionsNamed(text: string): string[] {
  return names.has(text) ? [text] : [...names].flatMap(([id, name]) => (name === text ? id : []));
}

/** Whether all three are regions, each within the previous one. */
export function isRegionPath({ province, city, district }: RegionPath): boolean {
  return (
    names.has(district) &&
    parentOf(district) === city &&
    parentOf(city) === province &&
    parentOf(province) === ""
  );
}

/** The path to a district, or to a city without one; all empty for any other code. */
export function regionPathOf(id: string): RegionPath {
  const nothing = { province: "", city: "", district: "" };
  const parent = parentOf(id);
  if (!names.has(id) || parent === "") return nothing;
  const above = parentOf(parent);
  return above === ""
    ? { ...nothing, province: parent, city: id }
    : { province: above, city: parent, district: id };
}
