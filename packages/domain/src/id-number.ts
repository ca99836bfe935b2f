const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const CHECK_DIGITS = "10X98765432";
const SHAPE = /^[1-9]\d{5}(?:18|19|20)\d{2}\d{2}\d{2}\d{3}[\dX]$/u;
/** A passport's document number has at most nine characters (ICAO 9303); one without a digit is a word. */
const PASSPORT = /^(?=.*\d)[A-Z\d]{6,9}$/u;
/** A foreigner's permanent resident card of before 2023: the code of the country and twelve digits. Later ones are as an identity card's. */
const RESIDENCE_PERMIT = /^[A-Z]{3}\d{12}$/u;
/** How much of a number is shown, by its length. */
const SHOWN = { card: { start: 3, end: 4 }, passport: { start: 1, end: 2 } } as const;
const SHORTEST_CARD = 15;

/** The stored form of a number: half-width digits, a capital X, no spaces. */
export function plainIdNumber(text: string): string {
  return text.normalize("NFKC").replaceAll(/\s/gu, "").toUpperCase();
}

/** The last character of a number that begins with these 17 digits (GB 11643, ISO 7064 MOD 11-2). */
export function idCheckDigit(digits: string): string {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return CHECK_DIGITS[sum % 11] ?? "";
}

/**
 * Whether a text is the number of a resident's identity card by GB 11643: 18 characters, a valid day of birth, and the
 * check digit (customer centre §5, explosive-precursor info).
 */
export function isIdNumber(text: string): boolean {
  const number = plainIdNumber(text);
  if (!SHAPE.test(number) || number.at(-1) !== idCheckDigit(number)) return false;
  const born = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
  const day = new Date(`${born}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(born);
}

/** Whether a text is a person's number: that of an identity card, or of a foreigner's passport or permanent resident card. */
export function isPersonNumber(text: string): boolean {
  const number = plainIdNumber(text);
  return isIdNumber(number) || PASSPORT.test(number) || RESIDENCE_PERMIT.test(number);
}

/**
 * The masked number that is shown after submission: its first 3 and last 4 characters, of a passport's its first and last 2 (decisions,
 * ID numbers).
 */
export function maskedIdNumber(number: string): string {
  const { start, end } = number.length < SHORTEST_CARD ? SHOWN.passport : SHOWN.card;
  const hidden = number.length - start - end;
  return hidden > start + end - 1
    ? number.slice(0, start) + "*".repeat(hidden) + number.slice(-end)
    : "*".repeat(number.length);
}
