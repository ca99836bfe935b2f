const CANONICAL = /^[1-9]\d{1,6}-\d{2}-\d$/u;

/** The three groups as people type them; the last two have two digits and one, so hyphens can be left out. */
const TYPED = /^[\s[]*(\d{2,10})[\s-]*(\d{2})[\s-]*(\d)[\s\]]*$/u;

const LONGEST_INPUT = 40;

/** The check digit of a CAS number whose other digits are given: their sum, weighted from the right, modulo 10. */
export function casCheckDigit(digits: string): number {
  const fromRight = [...digits].toReversed();
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
  const plain = text
    .slice(0, LONGEST_INPUT)
    .normalize("NFKC")
    .replace(/^[\s[]*cas(?:\s*(?:no|rn|number)\b)?[\s.:#]*/iu, "")
    .replaceAll(/[\p{Pd}−⁃]/gu, "-");
  const [, start = "", middle = "", check = ""] = TYPED.exec(plain) ?? [];
  const canonical = `${start.replace(/^0+/u, "")}-${middle}-${check}`;
  return isCasNumber(canonical) ? canonical : undefined;
}
