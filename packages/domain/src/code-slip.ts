import { findAfter } from "./find-after.ts";
import type { OrderSheetLine } from "./order-sheet-line.ts";

/** What may be an item's code with a slip: a letter and six digits, one more or one less, some of them letters that look like them. */
const TOKEN = /(?<before>^|[^a-z\d])[a-z\d]{6,8}(?![a-z\d])/iu;
const CODE = /^[A-Z]\d{6}$/u;
/** A code of which one digit is missing, or that has one too many. */
const NEARLY = /^[A-Z]\d{5,7}$/u;
/** Fewer of them are no code: CISSO1S. */
const LEAST_DIGITS = 3;

/** The digits that letters look like, and the letters that digits look like. */
const DIGIT_OF: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1", S: "5", B: "8" };
const LETTER_OF: Readonly<Record<string, string>> = { 0: "O", 1: "I", 5: "S", 8: "B" };

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const DIGITS = [..."0123456789"];

/** A text with a letter first and digits behind it, where it has a character that looks like them. */
function asCode(text: string): string {
  const [first = "", ...others] = text.toUpperCase();
  const digits = others.map((character) => DIGIT_OF[character] ?? character);
  return [LETTER_OF[first] ?? first, ...digits].join("");
}

/**
 * The item codes that a code can be meant as if it has one slip, likeliest first: a letter for a digit that it looks like, or the other
 * way round, as often as they occur; two neighbours swapped, a digit too many, one left out, another digit, another letter. None for a text
 * that has not the form of a code with a slip.
 */
export function codesNear(typed: string): string[] {
  const code = asCode(typed);
  if (!NEARLY.test(code)) return [];
  const places = Array.from({ length: code.length }, (_, at) => ({
    before: code.slice(0, at),
    own: code.charAt(at),
    next: code.charAt(at + 1),
    after: code.slice(at + 1),
  }));
  const [first, ...behind] = places;
  const swapped = behind.map(
    ({ before, own, next, after }) => before + next + own + after.slice(1),
  );
  const shortened = behind.map(({ before, after }) => before + after);
  const completed = [...behind, { before: code, own: "", after: "" }].flatMap(
    ({ before, own, after }) => DIGITS.map((digit) => before + digit + own + after),
  );
  const replaced = behind.flatMap(({ before, after }) =>
    DIGITS.map((digit) => before + digit + after),
  );
  const renamed = first ? LETTERS.map((letter) => letter + first.after) : [];
  const all = new Set([code, ...swapped, ...shortened, ...completed, ...replaced, ...renamed]);
  all.delete(typed.toUpperCase());
  return [...all].filter((each) => CODE.test(each));
}

/**
 * The known codes among those near a typed one, likeliest first. Letters that look like digits explain a slip: where they alone give a
 * known code, no other is meant.
 */
export function knownCodesNear(typed: string, isKnown: (code: string) => boolean): string[] {
  const alike = asCode(typed);
  if (alike !== typed.toUpperCase() && isKnown(alike)) return [alike];
  return codesNear(typed).filter(isKnown);
}

/** The code in a line that may have a slip: its code where it has one, or what looks like one in its name; undefined where nothing does. */
export function slippedCode({
  what,
  name,
}: Pick<OrderSheetLine, "what" | "name">): string | undefined {
  if (what?.kind === "item-code") return what.text;
  if (what?.kind === "product-code") return what.text.slice(0, what.text.indexOf("-"));
  const token = findAfter(TOKEN, name)?.text;
  const isCode =
    token !== undefined &&
    token.replaceAll(/\D/gu, "").length >= LEAST_DIGITS &&
    /[a-z]/iu.test(token) &&
    NEARLY.test(asCode(token));
  return isCode ? token : undefined;
}
