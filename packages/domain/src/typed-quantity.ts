import { LARGEST_QUANTITY } from "./quantity.ts";

/** Why a text is not a quantity of packs. */
export type QuantityProblem =
  | "quantity-blank"
  | "quantity-unreadable"
  | "quantity-ambiguous"
  | "quantity-not-whole"
  | "quantity-too-small"
  | "quantity-too-large";

/** A quantity of packs, from 1 to 9999, or why there is none. */
export type TypedQuantity =
  | { readonly kind: "quantity"; readonly quantity: number }
  | { readonly kind: "problem"; readonly problem: QuantityProblem };

/** A pattern of the words by which packs are counted, which may follow a quantity. Units of amounts, such as g and mL, are not among them. */
export const COUNTER = String.raw`(?:[瓶盒包个個支袋桶套件箱罐听管片只隻份组組板卷枚]|(?:pcs?|pieces?|ea|each|bottles?|btls?|box(?:es)?|packs?|packages?|pkgs?|bags?|units?|vials?|tubes?|cans?|drums?|kits?)\.?)`;
const COUNTED = new RegExp(String.raw`\s*${COUNTER}$`, "iu");
/** A sign of multiplication before a quantity or after it. */
const TIMES = /^[x×*✕]\s*|\s*[x×*✕]$/giu;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?=\.|$)/u;
const NUMBER = /^([+-]?)(\d+)(?:\.(\d+))?$/u;

/**
 * Reads a quantity of packs as people write it in lists: a number, or a text with full-width digits, thousands separators, Chinese numerals, a sign of
 * multiplication or a word for packs, such as "３", "1,000", "一", "x3" and "3 瓶" (decisions, template and upload; decisions, cart quantity rule).
 */
export function readTypedQuantity(typed: string | number): TypedQuantity {
  if (typeof typed === "number") return checked(typed);
  const text = typed
    .normalize("NFKC")
    .replaceAll(/[\s\p{Cf}]+/gu, " ")
    .trim();
  if (text === "") return problem("quantity-blank");
  const bare = text.replace(COUNTED, "").replaceAll(TIMES, "").trim();
  const digits = bare.replace(GROUPED, (grouped) => grouped.replaceAll(",", ""));
  const [, sign, whole, fraction = ""] = NUMBER.exec(digits) ?? [];
  if (whole === undefined) return fromNumerals(bare);
  if (/[1-9]/u.test(fraction)) return problem("quantity-not-whole");
  return checked(sign === "-" ? -Number(whole) : Number(whole));
}

function fromNumerals(text: string): TypedQuantity {
  const number = readNumerals(text);
  return number === undefined ? problem("quantity-unreadable") : checked(number);
}

function checked(number: number): TypedQuantity {
  if (!Number.isFinite(number)) return problem("quantity-unreadable");
  if (number > LARGEST_QUANTITY) return problem("quantity-too-large");
  if (!Number.isInteger(number)) return problem("quantity-not-whole");
  return number < 1 ? problem("quantity-too-small") : { kind: "quantity", quantity: number };
}

const problem = (of: QuantityProblem): TypedQuantity => ({ kind: "problem", problem: of });

const DIGITS: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  壹: 1,
  二: 2,
  贰: 2,
  两: 2,
  兩: 2,
  三: 3,
  叁: 3,
  四: 4,
  肆: 4,
  五: 5,
  伍: 5,
  六: 6,
  陆: 6,
  七: 7,
  柒: 7,
  八: 8,
  捌: 8,
  九: 9,
  玖: 9,
};

/** A pattern of the characters of Chinese numerals. */
export const NUMERALS = `[${Object.keys(DIGITS).join("")}十拾百佰千仟]+`;

const places = (characters: string) => `(?:([${Object.keys(DIGITS).join("")}])?[${characters}])?`;
/** Thousands, hundreds, tens and ones, with 零 for places that are left out. */
const NUMERAL_PLACES = new RegExp(
  `^${["千仟", "百佰", "十拾"].map(places).join("[零〇]?")}[零〇]?([${Object.keys(DIGITS).join("")}])?$`,
  "u",
);

/** The number that Chinese numerals below 10,000 write, such as 十二 and 一百零五; undefined for other texts. */
function readNumerals(text: string): number | undefined {
  const found = NUMERAL_PLACES.exec(text);
  if (!found || text === "") return undefined;
  const units = [
    { place: /[千仟]/u, worth: 1000 },
    { place: /[百佰]/u, worth: 100 },
    { place: /[十拾]/u, worth: 10 },
  ];
  const [ones = ""] = found.slice(4);
  return units.reduce(
    (sum, { place, worth }, at) =>
      place.test(text) ? sum + worth * (DIGITS[found[at + 1] ?? "一"] ?? 1) : sum,
    DIGITS[ones] ?? 0,
  );
}
