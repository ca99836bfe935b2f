const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const CHECK_DIGITS = "10X98765432";
const SHAPE = /^[1-9]\d{5}(?:18|19|20)\d{2}\d{2}\d{2}\d{3}[\dX]$/u;
const SHOWN = { start: 3, end: 4 } as const;

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

/** The masked number that is shown after submission: its first 3 and last 4 characters (decisions, ID numbers). */
export function maskedIdNumber(number: string): string {
  const hidden = number.length - SHOWN.start - SHOWN.end;
  return hidden > 0
    ? number.slice(0, SHOWN.start) + "*".repeat(hidden) + number.slice(-SHOWN.end)
    : "*".repeat(number.length);
}
