import { type PlaceAndReceiver, resolveEnglishAddress } from "./address-english.ts";
import { findPlace, type RegionsIn } from "./address-place.ts";
import { findAfter } from "./find-after.ts";
import { endsAsOrganisation } from "./institution-name.ts";
import { INTERPUNCTS } from "./interpunct.ts";
import { findLastIndex } from "./list.ts";
import { meantCharacters } from "./plain-text.ts";
import { hasSurname } from "./surnames.ts";

/** The longest text that is searched, in characters. */
export const LONGEST_ADDRESS_TEXT = 500;

/** The parts of an address that was pasted as text; parts that were not found are empty. */
export interface ResolvedAddress {
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly street: string;
  readonly receiver: string;
  readonly mobile: string;
  readonly area: string;
  readonly phone: string;
  readonly extension: string;
  readonly postcode: string;
}

/** Dashes of all kinds, and white space. */
const GAP = "[\\s‐-―−-]";
const INTERNATIONAL = `\\(?(?:\\+\\s?|00)86\\)?${GAP}?`;
const COUNTRY_CODE = `(?:${INTERNATIONAL}|(?:\\(?86\\)?${GAP}?)?)`;
const EXTENSION = "(?:\\s?(?:-|转|分机)\\s?(\\d{1,6}))?(?![\\d-])";
const MOBILE = new RegExp(
  `(?<before>^|[^\\d-])${COUNTRY_CODE}(1[3-9]\\d)${GAP}?(\\d{4})${GAP}?(\\d{4})${EXTENSION}`,
  "u",
);
/** After the code of the country, the area code has no 0, or a 0 in brackets. */
const LANDLINE = new RegExp(
  `(?<before>^|[^\\d-])(?:${COUNTRY_CODE}\\(?(0\\d{2,3})\\)?|${INTERNATIONAL}(?:\\(0\\))?\\(?(10|2\\d|[3-9]\\d\\d)\\)?)${GAP}?(\\d{3,4}\\s?\\d{4})${EXTENSION}`,
  "u",
);
const POSTCODE =
  /(?<before>(?=邮)|^|[\s,，;；、()])(?:(?:邮政编码|邮编)[:\s]*(\d{6})(?!\d)|(\d{6})(?=$|[\s,，;；、()]))/u;
/** A telephone number of another country, of which six digits may stand apart. */
const NUMBER_ABROAD = /\+\s?(?!86)[1-9]\d{0,2}[\s().-]*\d/u;
const NAME_LABEL = /(?:收货人姓名|收件人姓名|收货人|收件人|联系人|姓名)\s*:?\s*/u;
const LABELS =
  /(?:手机号码|手机号|联系电话|电话号码|手机|电话|座机|固话|邮政编码|邮编|所在地区|所在区域|收货地址|收件地址|详细地址|街道地址|地址|地区)\s*:\s*/gu;
/** What follows a name, which is in the first group before a title; a surname alone keeps its title. */
const NAME_END = /(?:[（(]\s*收\s*[)）]|收)$|^(..+)(?:先生|女士|小姐|老师|博士)$/u;
/** A name with points between its parts, as of Uygur and Tibetan people: 买买提·艾力. */
const POINTED_NAME = `\\p{Script=Han}+(?:[${INTERPUNCTS}.]\\p{Script=Han}+)+`;
const IS_POINTED_NAME = new RegExp(`^${POINTED_NAME}$`, "u");
const HAN_NAME = new RegExp(`^(?:\\p{Script=Han}{2,4}|${POINTED_NAME})$`, "u");
/** A name directly after a street, recognised by what follows it. */
const NAME_AT_END = new RegExp(
  `(?<before>[号楼栋幢座室层院园])(?:\\p{Script=Han}{2,4}|${POINTED_NAME})(?:[（(]收[)）]|收|先生|女士|老师)$`,
  "u",
);
/** The code that shops write after the name of a customer whose number they hide: 张三[8923]. */
const PRIVACY_CODE = /[[【]\d{3,6}[\]】]$/u;
const LOOSE_PRIVACY_CODE = /(\p{Script=Han}) +(?=[[【]\d{3,6}[\]】])/gu;
/** Endings of place names, which personal names rarely have. */
const PLACE_END = /[省市区县镇乡村路街道巷弄号楼栋幢座室层园院厦所校司城店站部中心]$/u;

interface Taken {
  readonly text: string;
  readonly found: readonly (string | undefined)[];
}

/** Removes the first match from a text. */
function take(text: string, pattern: RegExp): Taken {
  const match = findAfter(pattern, text);
  if (!match) return { text, found: [] };
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match.text.length)}`;
  return { text: rest, found: match.groups };
}

const words = (text: string) =>
  text
    .split(/[\s,，;；、|]+/u)
    .map((word) => word.replaceAll(/^[:.。]+|[:.。]+$/gu, ""))
    .filter(Boolean);

/** Splits a name from the street before it. */
function apart(word: string): string[] {
  const name = findAfter(NAME_AT_END, word);
  return name ? [word.slice(0, name.index), name.text] : [word];
}

/** Removes a labelled name from a text: 收货人：周以宁. */
function takeLabelled(text: string): { text: string; name: string } {
  const label = NAME_LABEL.exec(text);
  if (!label) return { text, name: "" };
  const after = text.slice(label.index + label[0].length);
  const name =
    /^[^\s,，;；、|:\d[【]{1,30}(?: [A-Za-z.]+)*(?:[[【]\d{3,6}[\]】])?/u.exec(after)?.[0] ?? "";
  return {
    text: `${text.slice(0, label.index)} ${after.slice(name.length)}`,
    name: plainName(name),
  };
}

const plainName = (word: string) =>
  word.replace(PRIVACY_CODE, "").replace(NAME_END, (_, name = "") => String(name));

/** Whether a word ends as the names of places and organisations do. */
const endsAsOther = (word: string) => PLACE_END.test(word) || endsAsOrganisation(word);

const isName = (word: string) => {
  const coded = word.replace(PRIVACY_CODE, "");
  const name = plainName(word);
  if (!HAN_NAME.test(name)) return false;
  if (name !== coded) return true;
  return (hasSurname(name) || IS_POINTED_NAME.test(name)) && !endsAsOther(name);
};

/** The receiver among the words around the place: before it, else the last after it. */
function pickName(before: readonly string[], after: readonly string[]) {
  const latin = before.length > 0 && before.every((word) => /^[A-Za-z.'-]+$/u.test(word));
  if (latin) return { name: before.join(" "), before: [], after };
  const first = before.find(isName) ?? (after.length > 0 ? loneName(before) : undefined);
  if (first !== undefined)
    return { name: plainName(first), before: before.filter((word) => word !== first), after };
  const last = after[findLastIndex(after, isName)];
  if (last !== undefined && after.length > 1)
    return { name: plainName(last), before, after: after.filter((word) => word !== last) };
  return { name: "", before, after };
}

/** A single short word before the place is the receiver, whatever the surname. */
const loneName = (before: readonly string[]) =>
  before.length === 1
    ? before.find((word) => HAN_NAME.test(plainName(word)) && !endsAsOther(plainName(word)))
    : undefined;

const HAN = /\p{Script=Han}/u;

const narrow = (text: string) =>
  meantCharacters(text.slice(0, LONGEST_ADDRESS_TEXT))
    .replaceAll(/(\p{Script=Han}．(?=\p{Script=Han}))|[！-～]/gu, (wide, pointed?: string) =>
      pointed === undefined ? String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0) : pointed,
    )
    .replaceAll(/[\u3000\t\r]+/gu, " ");

/** Receiver, region and street in a Chinese address without numbers of telephones and postcodes. */
function resolveChinese(text: string, regionsIn: RegionsIn): PlaceAndReceiver {
  const labelled = takeLabelled(text.replaceAll("\n", " ").replaceAll(LOOSE_PRIVACY_CODE, "$1"));
  const rest = labelled.text.replaceAll(LABELS, " ");
  const place = findPlace(rest, regionsIn);
  const around = {
    before: place ? words(rest.slice(0, place.start)) : [],
    after: words(rest.slice(place?.end ?? 0)).flatMap(apart),
  };
  const picked = labelled.name
    ? { ...around, name: labelled.name }
    : pickName(around.before, around.after);
  return {
    province: place?.province ?? "",
    city: place?.city ?? "",
    district: place?.district ?? "",
    street: [...picked.after, ...picked.before].join(" "),
    receiver: picked.name,
  };
}

/**
 * Finds name, mobile, landline, postcode, region and street in a whole address pasted as text, Chinese or English, in any order
 * and with any separators (customer centre §7, address resolving). All other words belong to the street.
 */
export function resolveAddressText(text: string, regionsIn: RegionsIn): ResolvedAddress {
  const mobile = take(narrow(text), MOBILE);
  const landline = take(mobile.text, LANDLINE);
  const postcode = NUMBER_ABROAD.test(landline.text)
    ? { text: landline.text, found: [] }
    : take(landline.text, POSTCODE);
  const [area, areaAbroad, number = "", extension = ""] = landline.found;
  const [first, second, third, mobileExtension] = mobile.found;
  const resolve = HAN.test(text) ? resolveChinese : resolveEnglishAddress;
  return {
    ...resolve(postcode.text, regionsIn, mobile.found.length > 0),
    mobile: first ? `${first}${second}${third}${mobileExtension ? `-${mobileExtension}` : ""}` : "",
    area: area ?? (areaAbroad ? `0${areaAbroad}` : ""),
    phone: number.replaceAll(/\s/gu, ""),
    extension,
    postcode: postcode.found.find(Boolean) ?? "",
  };
}
