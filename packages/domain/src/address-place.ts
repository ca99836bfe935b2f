/** A province, a city or a district. */
export interface KnownRegion {
  readonly id: string;
  readonly name: string;
}

/** Returns the regions in a region; all provinces for the empty text. */
export type RegionsIn = (parentId: string) => readonly KnownRegion[];

/** A place found in a text: the codes of its regions, and its position. */
export interface FoundPlace {
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly start: number;
  readonly end: number;
}

/** The ethnic groups in the names of autonomous prefectures and counties; a short name leaves them out. */
const PEOPLES =
  "壮|回|维吾尔|土家|苗|藏|羌|彝|傣|白|哈尼|布依|侗|蒙古|朝鲜|傈僳|景颇|黎|瑶|满|土|畲|仡佬|佤|拉祜|纳西|水|撒拉|保安|东乡|达斡尔|鄂温克|鄂伦春|哈萨克|柯尔克孜|塔吉克|锡伯|裕固|仫佬|毛南|布朗|普米|怒|独龙|各";
const ENDINGS = new RegExp(
  `(?:特别行政区|(?:壮族|回族|维吾尔)?自治区|(?:(?:${PEOPLES})族?)*自治[州县旗]|林区|新区|矿区|地区|[省市盟州县区旗])$`,
  "u",
);
/** A short name before one of these is the name of a road: 南京东路, 朝阳大街. */
const ROAD = /^(?:[东南西北中][一二三四五]?)?(?:路|街|大道|大街|道|巷|弄|胡同|桥|站)/u;
/** What may separate two regions, and an administrative level that is no region of its own. */
const BETWEEN =
  /^[\s,，、/\\|·-]*(?:市辖区|省直辖县(?:级行政单位)?|自治区直辖县)?[\s,，、/\\|·-]*/u;
const SHORTEST = 2;
const LEVELS = 3;

/** A region's name without its ending: 海淀 for 海淀区. */
export function shortRegionName(name: string): string {
  return name.replace(ENDINGS, "");
}

/** The length of a region's name at a position of a text: in full, without its suffix, or with the last part of it: 恩施州. */
function lengthsAt(text: string, at: number, name: string): number[] {
  if (name.length < SHORTEST) return [];
  const lengths = text.startsWith(name, at) ? [name.length] : [];
  const short = shortRegionName(name);
  if (short.length < SHORTEST || short === name || !text.startsWith(short, at)) return lengths;
  const after = text.slice(at + short.length);
  if (ROAD.test(after)) return lengths;
  const isNamed = after.startsWith(name.slice(-1));
  return [...lengths, short.length, ...(isNamed ? [short.length + 1] : [])];
}

interface Step {
  readonly region: KnownRegion;
  readonly end: number;
}

/** The regions of a list that the text continues with, and where each ends. */
function stepsAt(text: string, at: number, regions: readonly KnownRegion[]): Step[] {
  const from = at + (BETWEEN.exec(text.slice(at))?.[0].length ?? 0);
  return regions.flatMap((region) =>
    lengthsAt(text, from, region.name).map((length) => ({ region, end: from + length })),
  );
}

interface Candidate extends FoundPlace {
  readonly isFromProvince: boolean;
}

type Known = Pick<FoundPlace, "province" | "city" | "district" | "end">;

function inCity(
  text: string,
  province: string,
  city: string,
  at: number,
  regionsIn: RegionsIn,
): Known[] {
  return [
    { province, city, district: "", end: at },
    ...stepsAt(text, at, regionsIn(city)).map(({ region, end }) => ({
      province,
      city,
      district: region.id,
      end,
    })),
  ];
}

/** The city may be left out if the district determines it, as in 江苏省昆山市 or 上海浦东. */
function inProvince(text: string, province: string, at: number, regionsIn: RegionsIn): Known[] {
  const cities = regionsIn(province);
  return [
    { province, city: "", district: "", end: at },
    ...stepsAt(text, at, cities).flatMap(({ region, end }) =>
      inCity(text, province, region.id, end, regionsIn),
    ),
    ...cities.flatMap(({ id }) =>
      stepsAt(text, at, regionsIn(id)).map(({ region, end }) => ({
        province,
        city: id,
        district: region.id,
        end,
      })),
    ),
  ];
}

const levels = ({ province, city, district }: Known) =>
  [province, city, district].filter(Boolean).length;

/** Prefers a complete place, then the first in the text; 海南 is the province rather than the prefecture. */
const better = (one: Candidate, other: Candidate) =>
  Number(levels(other) === LEVELS) - Number(levels(one) === LEVELS) ||
  one.start - other.start ||
  Number(other.isFromProvince) - Number(one.isFromProvince) ||
  levels(other) - levels(one) ||
  other.end - one.end;

/**
 * Finds a place in running text: province, city and district one after another, each with or without 省, 市, 区,
 * the province or the city left out if the others determine it. Uncertain parts stay empty.
 */
export function findPlace(text: string, regionsIn: RegionsIn): FoundPlace | undefined {
  const words = [...text.matchAll(/[^\s,，、;；]+/gu)].map(({ index }) => index);
  const provinces = regionsIn("");
  const cities = provinces.flatMap(({ id }) =>
    regionsIn(id).map((city) => ({ ...city, province: id })),
  );
  const candidates = [
    ...provinces.flatMap((province) =>
      beginnings(text, province.name, words).flatMap(({ start, end }) =>
        inProvince(text, province.id, end, regionsIn).map((known) => ({
          ...known,
          start,
          isFromProvince: true,
        })),
      ),
    ),
    ...cities.flatMap((city) =>
      beginnings(text, city.name, words).flatMap(({ start, end }) =>
        inCity(text, city.province, city.id, end, regionsIn).map((known) => ({ ...known, start })),
      ),
    ),
    ...loneDistricts(text, words, cities, regionsIn),
  ];
  const found = candidates.map((place) => ({ isFromProvince: false, ...place }));
  return [...found].sort(better)[0];
}

/** The positions of a region's name in a text: the full name anywhere, the short one at the beginning of a word. */
function beginnings(text: string, name: string, words: readonly number[]) {
  const inFull = text
    .split(name)
    .slice(0, -1)
    .reduce<number[]>((found, before, index) => {
      const previous = found[index - 1];
      return [...found, before.length + (previous === undefined ? 0 : previous + name.length)];
    }, []);
  return [...new Set([...inFull, ...words])].flatMap((start) =>
    lengthsAt(text, start, name).map((length) => ({ start, end: start + length })),
  );
}

/** A district alone, by its full name at the beginning of a word, if the name is unique in the country. */
function loneDistricts(
  text: string,
  words: readonly number[],
  cities: readonly (KnownRegion & { readonly province: string })[],
  regionsIn: RegionsIn,
): FoundPlace[] {
  const found = cities.flatMap((city) =>
    regionsIn(city.id).flatMap(({ id, name }) =>
      words
        .filter((start) => text.startsWith(name, start))
        .map((start) => ({
          province: city.province,
          city: city.id,
          district: id,
          start,
          end: start + name.length,
        })),
    ),
  );
  const isOnlyOne = (place: FoundPlace) =>
    found.filter(({ start, end }) => start === place.start && end === place.end).length === 1;
  return found.filter(isOnlyOne);
}
