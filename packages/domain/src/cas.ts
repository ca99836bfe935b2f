import { parseEcNumber } from "./ec-number.ts";
import { numberLabel, plainText } from "./plain-text.ts";

const CANONICAL = /^[1-9]\d{1,6}-\d{2}-\d$/u;

/** The three groups as typed; the last two have two digits and one, so hyphens can be left out. */
const TYPED = /^(\d{2,10})[\s-]*(\d{2})[\s-]*(\d)$/u;

/** Three groups with their hyphens: the form of a CAS number, with any check digit. */
const GROUPED = /^(\d+)-(\d+)-(\d+)$/u;

/** The labels before a CAS number: "CAS No.", "CAS号：", "CAS Registry Number". */
export const CAS_LABEL = numberLabel("cas");

const WITH_LABEL = new RegExp(`^[\\s([【]*(?:${CAS_LABEL})?[\\s([【]*`, "iu");
const AFTER_NUMBER = /[\s)\]】.,;、。]+$/u;

const TIME = String.raw`(?:[T\s]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s?(?:[AP]M)?Z?)?$`;
const YEAR_FIRST = new RegExp(
  String.raw`^(?<year>\d{4}|\d{2})\s?[-/.年]\s?(?<month>\d{1,2})\s?[-/.月]\s?(?<day>\d{1,2})日?${TIME}`,
  "iu",
);
const YEAR_LAST = new RegExp(
  String.raw`^(?<one>\d{1,2})[-/.](?<other>\d{1,2})[-/.](?<year>\d{4}|\d{2})${TIME}`,
  "iu",
);
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const NAMED_MONTH = new RegExp(
  String.raw`^(?<day>\d{1,2})[-/\s](?<name>${MONTHS.join("|")})[a-z]*[-/\s,]+(?<year>\d{4}|\d{2})${TIME}`,
  "iu",
);

/** The years that spreadsheets read two digits as, as far as CAS numbers begin with them: none begins below 50. */
const LEAST_BEGINNING = 50;
const CENTURY = 1900;

const LONGEST_INPUT = 60;
const FEWEST_DIGITS = 5;
const MOST_DIGITS = 10;

/** The check digit of a CAS number whose other digits are given: their sum, weighted from the right, modulo 10. */
export function casCheckDigit(digits: string): number {
  const fromRight = [...digits].reverse();
  return fromRight.reduce((sum, digit, index) => sum + Number(digit) * (index + 1), 0) % 10;
}

/** Whether a text is a CAS number in its canonical form, check digit included: "64-17-5". */
export function isCasNumber(text: string): boolean {
  if (!CANONICAL.test(text)) return false;
  const digits = text.replaceAll("-", "");
  return casCheckDigit(digits.slice(0, -1)) === Number(digits.at(-1));
}

/**
 * The canonical CAS number that a typed text means, or undefined. Full-width digits, any dash, spaces, missing
 * hyphens, leading zeros, brackets and a label are understood: "CAS：６４－１７－５", "64 17 5", "64175"; so is a date that a spreadsheet
 * made of one: "7440/5/3".
 */
export function parseCasNumber(text: string): string | undefined {
  return casNumbersMeant(text)[0];
}

/** All CAS numbers that a typed text can mean, the likeliest first: a date without a name for its month can be read in two ways. */
export function casNumbersMeant(text: string): readonly string[] {
  const plain = plainForm(text);
  const [, start = "", middle = "", check = ""] = TYPED.exec(plain) ?? [];
  const canonical = `${start.replace(/^0+/u, "")}-${middle}-${check}`;
  return isCasNumber(canonical) ? [canonical] : numbersOfDate(plain);
}

/** The CAS number of which a spreadsheet made the date that a text is; undefined for all other texts. */
export function casNumberOfDate(text: string): string | undefined {
  const plain = plainForm(text);
  return TYPED.test(plain) && isCasNumber(plain) ? undefined : numbersOfDate(plain)[0];
}

function numbersOfDate(plain: string): string[] {
  const yearFirst = YEAR_FIRST.exec(plain)?.groups;
  const yearLast = YEAR_LAST.exec(plain)?.groups;
  const named = NAMED_MONTH.exec(plain)?.groups;
  const numbers: string[] = [];
  const add = (year: string, month: number, day: number) => {
    const short = Number(year) - CENTURY;
    const isShort = year.length === 4 && short >= LEAST_BEGINNING && short < 100;
    for (const start of isShort ? [year, String(short)] : [year]) {
      const number = `${start}-${String(month).padStart(2, "0")}-${String(day)}`;
      if (month <= 12 && Number(start) >= LEAST_BEGINNING && isCasNumber(number))
        numbers.push(number);
    }
  };
  if (yearFirst) add(yearFirst["year"] ?? "", Number(yearFirst["month"]), Number(yearFirst["day"]));
  if (yearLast) {
    const { one, other, year = "" } = yearLast;
    add(year, Number(one), Number(other));
    add(year, Number(other), Number(one));
  }
  if (named) {
    const month = MONTHS.indexOf((named["name"] ?? "").toLowerCase()) + 1;
    add(named["year"] ?? "", month, Number(named["day"]));
  }
  return [...new Set(numbers)];
}

/** The error of a text that has the form of a CAS number and is none, and suggestions. */
export interface MistypedCas {
  /** The digits that were typed, grouped as a CAS number's: "64-17-6". */
  readonly typed: string;
  /** The check digit of the other digits; the typed one if only a hyphen is misplaced. */
  readonly checkDigit: number;
  /**
   * Similar CAS numbers, likeliest first, each once and at most a hundred: the digits grouped correctly, the check
   * digit corrected, two neighbouring digits swapped, one digit changed.
   */
  readonly near: readonly string[];
}

/**
 * Analyses a mistyped CAS number (storefront §2, search addresses); undefined for a text that is a CAS number or an EC number, or does
 * not have the form of one: two hyphens, of which at most one is misplaced.
 */
export function mistypedCas(text: string): MistypedCas | undefined {
  if (parseCasNumber(text) !== undefined || parseEcNumber(text) !== undefined) return undefined;
  const compact = plainForm(text).replaceAll(/\s/gu, "");
  const [, start = "", middle = "", check = ""] = GROUPED.exec(compact.replace(/^0+/u, "")) ?? [];
  const isFormed = check.length === 1 || middle.length + check.length === 3;
  const digits = start + middle + check;
  if (!isFormed || digits.length < FEWEST_DIGITS || digits.length > MOST_DIGITS) return undefined;
  const near = [digits, ...checkDigitSet(digits), ...swapped(digits), ...changed(digits)]
    .map(grouped)
    .filter(isCasNumber);
  return {
    typed: grouped(digits),
    checkDigit: casCheckDigit(digits.slice(0, -1)),
    near: [...new Set(near)],
  };
}

/** The mistyped CAS number of a text whose only error is the check digit; undefined for what is grouped as an EC number. */
export function wrongCheckDigit(text: string): MistypedCas | undefined {
  const mistyped = mistypedCas(text);
  const isEc = /^\d{3}-\d{3}-\d$/u.test(plainForm(text));
  return isEc || mistyped?.typed.endsWith(String(mistyped.checkDigit)) ? undefined : mistyped;
}

/** Without a label, brackets and punctuation around it, cut to a maximum length. */
function plainForm(text: string): string {
  return plainText(text.slice(0, LONGEST_INPUT)).replace(WITH_LABEL, "").replace(AFTER_NUMBER, "");
}

const grouped = (digits: string): string =>
  `${digits.slice(0, -3)}-${digits.slice(-3, -1)}-${digits.slice(-1)}`;

const checkDigitSet = (digits: string): string[] => {
  const others = digits.slice(0, -1);
  return [`${others}${String(casCheckDigit(others))}`];
};

function swapped(digits: string): string[] {
  return Array.from({ length: digits.length - 1 }, (_, at) => {
    const [first = "", second = ""] = digits.slice(at, at + 2);
    return digits.slice(0, at) + second + first + digits.slice(at + 2);
  });
}

function changed(digits: string): string[] {
  return [...digits].flatMap((_, at) =>
    Array.from({ length: 10 }, (__, digit) =>
      [digits.slice(0, at), String(digit), digits.slice(at + 1)].join(""),
    ),
  );
}
