import { beginsInstitution } from "./institution-name.ts";

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
const LONG_PEOPLES =
  "维吾尔|土家|哈尼|布依|蒙古|朝鲜|傈僳|景颇|仡佬|拉祜|纳西|撒拉|保安|东乡|达斡尔|鄂温克|鄂伦春|哈萨克|柯尔克孜|塔吉克|锡伯|裕固|仫佬|毛南|布朗|普米|独龙";
/** Those of one character have 族 behind them: 陵水 is a place, 水族 a group. */
const SHORT_PEOPLES = "壮|回|苗|藏|羌|彝|傣|白|侗|黎|瑶|满|土|畲|佤|水|怒|各";
const AUTONOMOUS = `(?:(?:${LONG_PEOPLES})族?|(?:${SHORT_PEOPLES})族)*自治`;
const ENDINGS = new RegExp(
  `(?:特别行政区|(?:壮族|回族|维吾尔)?自治区|${AUTONOMOUS}[州县旗]|林区|新区|矿区|地区|[省市盟州县区旗])$`,
  "u",
);
/** Names that end like those of forest and new districts, as in 神农架林区 and 浦东新区, but are districts called 碑林 and 清新. */
const DISTRICT_ALONE = /^(?:.|万柏)[林新]区$/u;
/** A county whose name is that of its people. */
const NAMED_AFTER_PEOPLE = /^(.+?)族?自治[县旗]$/u;

type Level = "province" | "city" | "district";

/** The endings that may follow a short name at each level, its own or another: 恩施州, 陵水县, 昆山县. */
const ENDINGS_AT: Readonly<Record<Level, RegExp>> = {
  province: /^(?:省|市|(?:壮族|回族|维吾尔)?自治区|特别行政区)/u,
  city: new RegExp(`^(?:${AUTONOMOUS}州|地区|[市州盟])`, "u"),
  district: new RegExp(`^(?:${AUTONOMOUS}[县旗]|[新林矿]区|[县市旗]|区(?![块域]))`, "u"),
};
const ANY_ENDING = new RegExp(
  Object.values(ENDINGS_AT)
    .map(({ source }) => source)
    .join("|"),
  "u",
);
/** Short names that keep no more than the first character. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  巴音郭楞蒙古自治州: "巴州",
  博尔塔拉蒙古自治州: "博州",
  克孜勒苏柯尔克孜自治州: "克州",
  锡林郭勒盟: "锡盟",
  阿拉善盟: "阿盟",
  前郭尔罗斯蒙古族自治县: "前郭县",
  莫力达瓦达斡尔族自治旗: "莫旗",
  塔什库尔干塔吉克自治县: "塔县",
};
/** A short name before one of these is the name of a road: 南京东路, 朝阳大街. */
const ROAD = /^(?:[东南西北中][一二三四五]?)?(?:路|街|大道|大街|道|巷|弄|胡同|桥|站)/u;
/** Districts whose name begins as a city's name ends: 青岛市南区. */
const INNER_DISTRICT = /^市[东南西北中]区/u;
/** What may separate two regions, and an administrative level that is no region of its own. */
const BETWEEN =
  /^[\s,，、/\\|·-]*(?:市辖区|省直辖县(?:级行政单位)?|自治区直辖县)?[\s,，、/\\|·-]*/u;
const SHORTEST = 2;
const LEVELS = 3;

/** A region's name without its ending: 海淀 for 海淀区, 东乡 for 东乡族自治县. */
export function shortRegionName(name: string): string {
  if (DISTRICT_ALONE.test(name)) return name.slice(0, -1);
  return name.replace(ENDINGS, "") || (NAMED_AFTER_PEOPLE.exec(name)?.[1] ?? "");
}

interface NamedAt {
  readonly name: string;
  readonly level: Level;
}

interface Naming {
  readonly length: number;
  /** Whether it ends with another ending than the region has: 昆山县 for 昆山市. */
  readonly hasOtherEnding: boolean;
}

/**
 * How a text names a region at a position: in full, without its ending, or with another ending of its level.
 * A short name with the ending of another level names another region: 临夏州 is not the city of 临夏.
 */
function namingsAt(text: string, at: number, { name, level }: NamedAt): Naming[] {
  if (name.length < SHORTEST) return [];
  const named = (length: number) => ({ length, hasOtherEnding: false });
  const full = text.startsWith(name, at) ? [named(name.length)] : [];
  const abbreviation = ABBREVIATIONS[name];
  if (abbreviation !== undefined && text.startsWith(abbreviation, at)) {
    const isLonger = ANY_ENDING.test(text.slice(at + abbreviation.length));
    return isLonger ? full : [...full, named(abbreviation.length)];
  }
  const short = shortRegionName(name);
  if (short.length < SHORTEST || short === name || !text.startsWith(short, at)) return full;
  const after = text.slice(at + short.length);
  if (ROAD.test(after) || beginsInstitution(after)) return full;
  const ending = ENDINGS_AT[level].exec(after)?.[0];
  if (ending === undefined) return ANY_ENDING.test(after) ? full : [...full, named(short.length)];
  const hasOtherEnding = ending !== name.slice(short.length);
  const withEnding = { length: short.length + ending.length, hasOtherEnding };
  return [...full, withEnding, ...(INNER_DISTRICT.test(after) ? [named(short.length)] : [])];
}

interface Step {
  readonly region: KnownRegion;
  readonly end: number;
  readonly hasOtherEnding: boolean;
}

/** Where a text continues after a region. */
const afterBetween = (text: string, at: number) =>
  at + (BETWEEN.exec(text.slice(at))?.[0].length ?? 0);

/** The regions of a list that the text continues with, and where each ends. Where two are meant, it is the one with that ending. */
function stepsAt(text: string, at: number, level: Level, regions: readonly KnownRegion[]): Step[] {
  const from = afterBetween(text, at);
  const steps = regions.flatMap((region) =>
    namingsAt(text, from, { name: region.name, level }).map(({ length, hasOtherEnding }) => ({
      region,
      end: from + length,
      hasOtherEnding,
    })),
  );
  return steps.filter(
    (step) =>
      !step.hasOtherEnding ||
      steps.every((other) => other.hasOtherEnding || other.end !== step.end),
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
    ...stepsAt(text, at, "district", regionsIn(city)).map(({ region, end }) => ({
      province,
      city,
      district: region.id,
      end,
    })),
  ];
}

/**
 * The city may be left out if the district determines it, as in 江苏省昆山市 or 上海浦东. What names a city too is the city, unless
 * it is the full name of the district.
 */
function inProvince(text: string, province: string, at: number, regionsIn: RegionsIn): Known[] {
  const cities = regionsIn(province);
  const from = afterBetween(text, at);
  const inCities = stepsAt(text, at, "city", cities);
  const isCity = (end: number) => inCities.some((step) => step.end === end);
  return [
    { province, city: "", district: "", end: at },
    ...inCities.flatMap(({ region, end }) => inCity(text, province, region.id, end, regionsIn)),
    ...cities.flatMap(({ id }) =>
      stepsAt(text, at, "district", regionsIn(id))
        .filter(({ region, end }) => !isCity(end) || text.slice(from, end) === region.name)
        .map(({ region, end }) => ({ province, city: id, district: region.id, end })),
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
      beginnings(text, { name: province.name, level: "province" }, words).flatMap(
        ({ start, end }) =>
          inProvince(text, province.id, end, regionsIn).map((known) => ({
            ...known,
            start,
            isFromProvince: true,
          })),
      ),
    ),
    ...cities.flatMap((city) =>
      beginnings(text, { name: city.name, level: "city" }, words).flatMap(({ start, end }) =>
        inCity(text, city.province, city.id, end, regionsIn).map((known) => ({ ...known, start })),
      ),
    ),
    ...loneDistricts(text, words, cities, regionsIn),
  ];
  const found = candidates.map((place) => ({ isFromProvince: false, ...place }));
  return [...found].sort(better)[0];
}

/** The positions of a region's name in a text: the full name anywhere, the short one at the beginning of a word. */
function beginnings(text: string, named: NamedAt, words: readonly number[]) {
  const inFull = text
    .split(named.name)
    .slice(0, -1)
    .reduce<number[]>((found, before, index) => {
      const previous = found[index - 1];
      return [
        ...found,
        before.length + (previous === undefined ? 0 : previous + named.name.length),
      ];
    }, []);
  return [...new Set([...inFull, ...words])].flatMap((start) =>
    namingsAt(text, start, named)
      .map(({ length }) => ({ start, end: start + length }))
      .filter(({ end }) => !beginsInstitution(text.slice(end))),
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
