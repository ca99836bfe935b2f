import { parseEcNumber } from "./ec-number.ts";

const CANONICAL = /^[1-9]\d{1,6}-\d{2}-\d$/u;

/** The three groups as typed; the last two have two digits and one, so hyphens can be left out. */
const TYPED = /^[\s[]*(\d{2,10})[\s-]*(\d{2})[\s-]*(\d)[\s\]]*$/u;

/** Three groups with their hyphens: the form of a CAS number, with any check digit. */
const GROUPED = /^(\d+)-(\d+)-(\d+)$/u;

const LONGEST_INPUT = 40;
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
 * hyphens, leading zeros and a leading "CAS" are understood: "CAS：６４－１７－５", "64 17 5", "64175".
 */
export function parseCasNumber(text: string): string | undefined {
  const [, start = "", middle = "", check = ""] = TYPED.exec(plainForm(text)) ?? [];
  const canonical = `${start.replace(/^0+/u, "")}-${middle}-${check}`;
  return isCasNumber(canonical) ? canonical : undefined;
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
  const compact = plainForm(text).replaceAll(/[\s[\]]/gu, "");
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

/** The mistyped CAS number of a text whose only error is the check digit. */
export function wrongCheckDigit(text: string): MistypedCas | undefined {
  const mistyped = mistypedCas(text);
  return mistyped?.typed.endsWith(String(mistyped.checkDigit)) ? undefined : mistyped;
}

/** Half width, one kind of hyphen, without a leading "CAS", cut to a maximum length. */
function plainForm(text: string): string {
  return text
    .slice(0, LONGEST_INPUT)
    .normalize("NFKC")
    .replace(/^[\s[]*cas(?:\s*(?:(?:no|rn|number)\b|号))?[\s.:#]*/iu, "")
    .replaceAll(/[\p{Pd}−⁃]/gu, "-");
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
