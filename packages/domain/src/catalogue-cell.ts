import { parseCasNumber } from "./cas.ts";
import type { CellKind } from "./catalogue-columns.ts";
import { withAdductDots } from "./chemical-name.ts";
import { isDay } from "./day-range.ts";
import { decimalText, parseDecimal, withoutZeroDecimals } from "./decimal.ts";
import { parseEcNumber } from "./ec-number.ts";
import { accountEmail, isEmailAddress } from "./email-address.ts";
import { canonicalFormula } from "./formula.ts";
import { hazardCodes, isHazardStatementCode, isPictogramCode, signalWord } from "./ghs.ts";
import { hazardBasis } from "./hazard-classification.ts";
import { LISTED, serialNumberOf } from "./hazard-listing.ts";
import { invoiceFormatOf } from "./invoice-format.ts";
import type { InvoiceMethod } from "./invoice.ts";
import { type Fen, fen, parseYuan, toYuan } from "./money.ts";
import { packLabel, parsePack } from "./pack.ts";
import { meantCharacters, plainText } from "./plain-text.ts";

/** Why a cell cannot be read. */
export type CellFault =
  | "item-code-invalid"
  | "pack-invalid"
  | "price-invalid"
  | "price-too-large"
  | "price-zero"
  | "count-invalid"
  | "change-invalid"
  | "grains-invalid"
  | "flag-invalid"
  | "too-long"
  | "unreadable-characters"
  | "spreadsheet-formula"
  | "path-too-deep"
  | "path-gap"
  | "cas-number-invalid"
  | "ec-number-invalid"
  | "mdl-number-invalid"
  | "url-invalid"
  | "un-number-invalid"
  | "hazardous-number-invalid"
  | "formula-invalid"
  | "weight-invalid"
  | "smiles-invalid"
  | "signal-invalid"
  | "pictogram-unknown"
  | "hazard-statement-invalid"
  | "hazard-basis-invalid"
  | "picture-name-invalid"
  | "too-many-pictures"
  | "attributes-invalid"
  | "group-invalid"
  | "percent-invalid"
  | "batch-code-invalid"
  | "day-invalid"
  | "safety-level-invalid"
  | "months-invalid"
  | "too-many-items"
  | "id-invalid"
  | "unit-invalid"
  | "email-invalid"
  | "mobile-invalid"
  | "landline-invalid"
  | "postcode-invalid"
  | "amount-invalid"
  | "language-invalid"
  | "signed-amount-invalid"
  | "number-rounded"
  | "tracking-number-invalid"
  | "invoice-number-invalid"
  | "invoice-files-invalid"
  | "invoice-method-invalid"
  | "spectrum-kind-invalid"
  | "file-name-invalid"
  | "peaks-invalid";

/** The canonical text of a cell, so that equal cells are equal texts; or its fault. */
export type Cell =
  | { readonly kind: "read"; readonly text: string }
  | { readonly kind: "faulty"; readonly fault: CellFault };

const LONGEST = { name: 300, prose: 20_000, smiles: 2000, url: 2000 } as const;
const LARGEST_PRICE = fen(1_000_000_000);
const LARGEST_PRICE_IN_GRAINS = 1_000_000;
/** Safe levels are 1 to 5 (storefront §3, reagent search item). */
const HIGHEST_SAFETY_LEVEL = 5;
const MOST_MONTHS = 240;
const MOST_RELATED_ITEMS = 50;
const ITEM_CODE = /^[A-Z][A-Z0-9]{0,15}(?:-[A-Z0-9]{1,15}){0,2}$/u;
/** The largest balance or credit limit in a file. */
const LARGEST_AMOUNT = fen(10_000_000_000);
const MOST_PICTURES = 6;
/** Levels of the category tree (storefront §3, category tree). */
const DEEPEST_PATH = 3;

const FLAGS: ReadonlyMap<string, "0" | "1"> = new Map([
  ...["1", "yes", "y", "true", "是"].map((word) => [word, "1"] as const),
  ...["0", "no", "n", "false", "否"].map((word) => [word, "0"] as const),
]);

const LANGUAGES: ReadonlyMap<string, "zh" | "en"> = new Map([
  ...["zh", "zh-cn", "chinese", "中文", "中"].map((word) => [word, "zh"] as const),
  ...["en", "english", "英文", "英"].map((word) => [word, "en"] as const),
]);

const INVOICE_METHODS: ReadonlyMap<string, InvoiceMethod> = new Map([
  ...["electronic", "电子", "电子发票", "766"].map((word) => [word, "electronic"] as const),
  ...["all-electronic", "全电", "全电发票", "815", "816", "817"].map(
    (word) => [word, "all-electronic"] as const,
  ),
  ...["other", "其他"].map((word) => [word, "other"] as const),
]);

const LIST = /[;；]/u;
const CODES = /[;；,，、\s]+/u;
const PATH = /[>＞]/u;
/** The name of a file in the same folder. */
const PICTURE_NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,95}\.(?:svg|png|jpe?g|webp)$/iu;
/** The name of a document in the same folder. */
const FILE_NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._()-]{0,95}\.(?:pdf|jdx|dx|jcamp)$/iu;
/** Position and intensity of a peak, and what is written at it. */
const PEAK = /^-?\d+(?:\.\d+)? (?:0(?:\.\d+)?|1(?:\.0+)?)(?: .{1,40})?$/u;
const MOST_PEAKS = 200;

const SPECTRUM_KINDS: ReadonlyMap<string, string> = new Map([
  ...["nmr", "1h nmr", "核磁", "核磁共振"].map((word) => [word, "nmr"] as const),
  ...["infrared", "ir", "ftir", "红外"].map((word) => [word, "infrared"] as const),
  ...["hplc", "液相", "高效液相色谱"].map((word) => [word, "hplc"] as const),
  ...["gc", "气相", "气相色谱"].map((word) => [word, "gc"] as const),
]);

/** A cell whose formula was saved instead of its value, or one with the error of a formula. */
const SPREADSHEET_FORMULA = /^[=@]|^#(?:REF!|NAME\?|VALUE!|DIV\/0!|N\/A|NULL!|NUM!)$/u;

/** Year, month and day, with the midnight that spreadsheets add. */
const DAY = /^(\d{4})(?:-|\/|\.|年)(\d{1,2})(?:-|\/|\.|月)(\d{1,2})日?(?:[ T]0?0:00(?::00)?)?$/u;
const COMPACT_DAY = /^(\d{4})(\d{2})(\d{2})$/u;

/** The separators of list entries and of path levels in the canonical text. */
export const LIST_SEPARATOR = "; ";
export const PATH_SEPARATOR = " > ";

/** A long number as spreadsheets save it once they have rounded it. */
const ROUNDED = /^\d(?:\.\d+)?E\+?\d+$/u;

const READERS: Readonly<Record<CellKind, (text: string) => Cell>> = {
  "item-code": matching(ITEM_CODE, "item-code-invalid"),
  pack: (text) => {
    const pack = parsePack(text);
    if (!pack) return faulty("pack-invalid");
    const { quantity, unit } = packLabel(pack);
    return read(`${quantity.replaceAll(" ", "")}${unit}`);
  },
  price: (text) => {
    const price = yuanIn(text);
    if (price === undefined || price < 0) return faulty("price-invalid");
    if (price === 0) return faulty("price-zero");
    return price > LARGEST_PRICE ? faulty("price-too-large") : read(toYuan(price));
  },
  count: (text) => {
    const count = wholeNumber(text);
    return count === undefined ? faulty("count-invalid") : read(String(count));
  },
  change: (text) => {
    const [, sign, amount = ""] = /^([+-]?)\s*(.+)$/u.exec(plainText(text)) ?? [];
    const count = wholeNumber(amount);
    if (count === undefined) return faulty("change-invalid");
    return read(sign === "-" && count > 0 ? `-${String(count)}` : String(count));
  },
  grains: (text) => {
    const grains = wholeNumber(text);
    return grains === undefined || grains === 0 || grains > LARGEST_PRICE_IN_GRAINS
      ? faulty("grains-invalid")
      : read(String(grains));
  },
  flag: (text) => {
    const flag = FLAGS.get(withoutZeroDecimals(text.normalize("NFKC")).toLowerCase());
    return flag === undefined ? faulty("flag-invalid") : read(flag);
  },
  name: (text) => bounded(withAdductDots(text), LONGEST.name),
  prose: (text) => bounded(text, LONGEST.prose),
  names: (text) => {
    const names = listed(withAdductDots(text), LIST);
    return names.some((name) => name.length > LONGEST.name)
      ? faulty("too-long")
      : bounded(names.join(LIST_SEPARATOR), LONGEST.prose);
  },
  paths: (text) => {
    const paths = listed(text, LIST).map((path) => path.split(PATH).map((level) => level.trim()));
    if (paths.some((levels) => levels.includes(""))) return faulty("path-gap");
    if (paths.some((levels) => levels.length > DEEPEST_PATH)) return faulty("path-too-deep");
    return bounded(
      paths.map((levels) => levels.join(PATH_SEPARATOR)).join(LIST_SEPARATOR),
      LONGEST.prose,
    );
  },
  "cas-number": (text) => {
    const number = parseCasNumber(text);
    return number === undefined ? faulty("cas-number-invalid") : read(number);
  },
  "ec-number": (text) => {
    const number = parseEcNumber(text);
    return number === undefined ? faulty("ec-number-invalid") : read(number);
  },
  "mdl-number": matching(/^MFCD\d{8}$/u, "mdl-number-invalid"),
  "un-number": (text) => {
    const [, digits] =
      /^(?:UN\s?)?(\d{4})$/iu.exec(withoutZeroDecimals(text.normalize("NFKC"))) ?? [];
    return digits === undefined ? faulty("un-number-invalid") : read(digits);
  },
  url: (text) =>
    text.length <= LONGEST.url && /^https:\/\/[^\s"'<>\\/]+(?:\/[^\s"'<>\\]*)?$/u.test(text)
      ? read(text)
      : faulty("url-invalid"),
  "hazardous-number": (text) => {
    const plain = withoutZeroDecimals(text.normalize("NFKC")).toLowerCase();
    const serial = serialNumberOf(plain);
    if (serial !== undefined) return read(serial);
    const flag = plain === LISTED ? "1" : FLAGS.get(plain);
    if (flag === undefined) return faulty("hazardous-number-invalid");
    return read(flag === "1" ? LISTED : "");
  },
  formula: (text) => {
    const formula = text.length <= LONGEST.name ? canonicalFormula(text) : undefined;
    return formula === undefined ? faulty("formula-invalid") : read(formula);
  },
  weight: (text) => {
    const weight = parseDecimal(text.normalize("NFKC"));
    return weight && weight.digits > 0 ? read(decimalText(weight, 2)) : faulty("weight-invalid");
  },
  smiles: (text) =>
    text.length <= LONGEST.smiles && /^[!-~]+$/u.test(text) ? read(text) : faulty("smiles-invalid"),
  signal: (text) => {
    const word = signalWord(text);
    if (word !== "none") return read(word);
    return ["none", "无"].includes(text.toLowerCase()) ? read("") : faulty("signal-invalid");
  },
  pictograms: (text) => {
    const codes = listed(text.normalize("NFKC").toUpperCase(), CODES).sort();
    return codes.every(isPictogramCode)
      ? read(codes.join(LIST_SEPARATOR))
      : faulty("pictogram-unknown");
  },
  "hazard-statements": (text) => {
    const codes = hazardCodes(text);
    return codes.every(isHazardStatementCode)
      ? read(codes.join(LIST_SEPARATOR))
      : faulty("hazard-statement-invalid");
  },
  "hazard-basis": (text) => {
    const basis = hazardBasis(text.normalize("NFKC"));
    return basis === undefined ? faulty("hazard-basis-invalid") : read(basis);
  },
  attributes: (text) => {
    const entries = listed(text, LIST).map((entry) => /^([^:：]+)[:：](.+)$/u.exec(entry));
    const pairs = entries.map((entry) => [entry?.[1]?.trim() ?? "", entry?.[2]?.trim() ?? ""]);
    const isWhole = pairs.every(([name, value]) => name !== "" && value !== "");
    const names = new Set(pairs.map(([name]) => name));
    if (!isWhole || names.size < pairs.length) return faulty("attributes-invalid");
    return bounded(pairs.map((pair) => pair.join(": ")).join(LIST_SEPARATOR), LONGEST.prose);
  },
  group: (text) => {
    const group = text.normalize("NFKC");
    return isGroup(group) ? read(group) : faulty("group-invalid");
  },
  groups: (text) => {
    const groups = listed(text.normalize("NFKC"), LIST);
    return groups.every(isGroup) ? read(groups.join(LIST_SEPARATOR)) : faulty("group-invalid");
  },
  percent: (text) => {
    const percent = parseDecimal(text.normalize("NFKC").replace(/\s*%$/u, ""));
    const isBetween = percent && percent.digits > 0 && percent.digits < 100 * 10 ** percent.scale;
    return isBetween && percent.scale <= 1 ? read(decimalText(percent)) : faulty("percent-invalid");
  },
  "batch-code": matching(/^[A-Z\d][A-Z\d._/#-]{0,39}$/u, "batch-code-invalid"),
  day: (text) => {
    const [, year, month = "", day = ""] =
      DAY.exec(text.normalize("NFKC")) ?? COMPACT_DAY.exec(text.normalize("NFKC")) ?? [];
    const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
    return year !== undefined && isDay(written) ? read(written) : faulty("day-invalid");
  },
  "safety-level": (text) => {
    const level = wholeNumber(text);
    return level === undefined || level === 0 || level > HIGHEST_SAFETY_LEVEL
      ? faulty("safety-level-invalid")
      : read(String(level));
  },
  months: (text) => {
    const months = wholeNumber(text);
    return months === undefined || months === 0 || months > MOST_MONTHS
      ? faulty("months-invalid")
      : read(String(months));
  },
  "item-codes": (text) => {
    const codes = listed(text.normalize("NFKC").toUpperCase(), CODES);
    if (!codes.every((code) => ITEM_CODE.test(code))) return faulty("item-code-invalid");
    return codes.length > MOST_RELATED_ITEMS
      ? faulty("too-many-items")
      : read(codes.join(LIST_SEPARATOR));
  },
  id: readId,
  ids: (text) => {
    const ids = listed(text.normalize("NFKC"), CODES).map(readId);
    const written = ids.flatMap((id) => (id.kind === "read" ? id.text : []));
    return written.length < ids.length
      ? faulty("id-invalid")
      : bounded([...new Set(written)].join(LIST_SEPARATOR), LONGEST.prose);
  },
  unit: (text) => (/^[\p{L}\d /.-]{1,20}$/u.test(text) ? read(text) : faulty("unit-invalid")),
  email: (text) => {
    const email = accountEmail(text.normalize("NFKC"));
    return isEmailAddress(email) ? read(email) : faulty("email-invalid");
  },
  mobile: phone(/^1[1-9]\d{9}$/u, "mobile-invalid"),
  "contact-mobile": phone(/^\d{11}(?:-\d{1,8})?$/u, "mobile-invalid"),
  landline: phone(/^(?:\d{2,4}-)?\d{5,12}(?:-\d{1,8})?$/u, "landline-invalid"),
  postcode: (text) => {
    const postcode = withoutZeroDecimals(text.normalize("NFKC"));
    return /^\d{6}$/u.test(postcode) ? read(postcode) : faulty("postcode-invalid");
  },
  amount: (text) => {
    const amount = yuanIn(text);
    return amount === undefined || amount < 0 || amount > LARGEST_AMOUNT
      ? faulty("amount-invalid")
      : read(toYuan(amount));
  },
  language: (text) => {
    const language = LANGUAGES.get(text.normalize("NFKC").toLowerCase());
    return language === undefined ? faulty("language-invalid") : read(language);
  },
  "signed-amount": (text) => {
    const plain = text.normalize("NFKC").replaceAll(/^[+¥￥\s]+|\s*元$/gu, "");
    const amount = parseYuan(plain.replace(/(\.\d\d)0+$/u, "$1"));
    return amount === undefined ? faulty("signed-amount-invalid") : read(toYuan(amount));
  },
  "tracking-number": unrounded(/^[A-Z\d][A-Z\d-]{0,39}$/u, "tracking-number-invalid"),
  "invoice-number": unrounded(/^\d{8,32}$/u, "invoice-number-invalid"),
  "invoice-files": (text) => {
    const names = listed(text, LIST);
    const formats = names.map(invoiceFormatOf);
    const areNames = names.every((name) => /^[^/\\]{1,96}$/u.test(name));
    const areOfEach = new Set(formats).size === names.length && !formats.includes(undefined);
    return areNames && areOfEach
      ? read(names.join(LIST_SEPARATOR))
      : faulty("invoice-files-invalid");
  },
  "invoice-method": (text) => {
    const method = INVOICE_METHODS.get(withoutZeroDecimals(text.normalize("NFKC")).toLowerCase());
    return method === undefined ? faulty("invoice-method-invalid") : read(method);
  },
  "spectrum-kind": (text) => {
    const kind = SPECTRUM_KINDS.get(text.normalize("NFKC").toLowerCase());
    return kind === undefined ? faulty("spectrum-kind-invalid") : read(kind);
  },
  "file-name": (text) => (FILE_NAME.test(text) ? read(text) : faulty("file-name-invalid")),
  peaks: (text) => {
    const peaks = listed(text, LIST);
    return peaks.length <= MOST_PEAKS && peaks.every((peak) => PEAK.test(peak))
      ? read(peaks.join(LIST_SEPARATOR))
      : faulty("peaks-invalid");
  },
  pictures: (text) => {
    const names = listed(text, LIST);
    if (!names.every((name) => PICTURE_NAME.test(name))) return faulty("picture-name-invalid");
    return names.length > MOST_PICTURES
      ? faulty("too-many-pictures")
      : read(names.join(LIST_SEPARATOR));
  },
};

/**
 * Reads a cell of a catalogue file. White space around it is ignored, within it counts as one space; signs that
 * look like characters are read as these; a blank cell is read as "".
 */
export function readCell(kind: CellKind, written: string): Cell {
  const text = meantCharacters(written).replaceAll(/\s+/gu, " ").trim();
  if (text === "") return read("");
  // Control characters, lone surrogates, and the replacement character of undecodable bytes.
  if (/[\p{Cc}\p{Cs}\u{FFFD}]/u.test(text)) return faulty("unreadable-characters");
  if (SPREADSHEET_FORMULA.test(text)) return faulty("spreadsheet-formula");
  return READERS[kind](text);
}

/** The entries of a canonical list. */
export function entriesOf(list: string): string[] {
  return list === "" ? [] : list.split(LIST_SEPARATOR);
}

/** The amount in yuan that a text writes, with or without its sign; undefined for none. */
function yuanIn(text: string): Fen | undefined {
  const plain = text.normalize("NFKC").replaceAll(/^[¥￥]\s*|\s*元$/gu, "");
  return parseYuan(plain.replace(/(\.\d\d)0+$/u, "$1"));
}

/** Reads a telephone number that matches a pattern, which spreadsheets and people write with blanks, +86 and decimals. */
function phone(pattern: RegExp, fault: CellFault): (text: string) => Cell {
  return (text) => {
    const plain = withoutZeroDecimals(text.normalize("NFKC")).replaceAll(/\s|^\+86[\s-]*/gu, "");
    return pattern.test(plain) ? read(plain) : faulty(fault);
  };
}

/** Whether a text can name a group of customers; "none" is the word for no group. */
function isGroup(text: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,39}$/u.test(text) && text !== "none";
}

/** The whole number from 0 to 999,999,999 that a text writes; undefined for none. */
function wholeNumber(text: string): number | undefined {
  const plain = withoutZeroDecimals(text.normalize("NFKC"));
  return /^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})$/u.test(plain)
    ? Number(plain.replaceAll(",", ""))
    : undefined;
}

/** Reads the id of an article or activity. */
function readId(text: string): Cell {
  const id = wholeNumber(text);
  return id === undefined || id === 0 ? faulty("id-invalid") : read(String(id));
}

function matching(pattern: RegExp, fault: CellFault): (text: string) => Cell {
  return (text) => {
    const plain = text.normalize("NFKC").toUpperCase();
    return pattern.test(plain) ? read(plain) : faulty(fault);
  };
}

/** The same for a long number, which spreadsheets round unless its cell is a text. */
function unrounded(pattern: RegExp, fault: CellFault): (text: string) => Cell {
  const readNumber = matching(pattern, fault);
  return (text) => (ROUNDED.test(text.toUpperCase()) ? faulty("number-rounded") : readNumber(text));
}

function bounded(text: string, longest: number): Cell {
  return text.length > longest ? faulty("too-long") : read(text);
}

function listed(text: string, separator: RegExp): string[] {
  const entries = text.split(separator).map((entry) => entry.trim());
  return [...new Set(entries.filter((entry) => entry !== ""))];
}

function read(text: string): Cell {
  return { kind: "read", text };
}

function faulty(fault: CellFault): Cell {
  return { kind: "faulty", fault };
}
