/** Three groups as typed, perhaps after a word for the number: "EC No. 200-578-6", "EINECS 200 578 6". */
const TYPED =
  /^[\s[]*(?:(?:EC|EINECS|ELINCS)(?:\s*(?:(?:no|number)\b|号))?[\s.:#]*)?(\d{3})[\s-]*(\d{3})[\s-]*(\d)[\s\]]*$/iu;

const LONGEST_INPUT = 40;

/** Whether a text is an EC number, check digit included: "200-578-6". */
export function isEcNumber(text: string): boolean {
  if (!/^\d{3}-\d{3}-\d$/u.test(text)) return false;
  const digits = Array.from(text.replaceAll("-", ""), Number);
  const sum = digits.slice(0, -1).reduce((total, digit, at) => total + digit * (at + 1), 0);
  return sum % 11 === digits.at(-1);
}

/** The EC number that a typed text means, or undefined: any dash and width, and a leading "EC" or "EINECS", are understood. */
export function parseEcNumber(text: string): string | undefined {
  const plain = text
    .slice(0, LONGEST_INPUT)
    .normalize("NFKC")
    .replaceAll(/[\p{Pd}−⁃]/gu, "-");
  const [, ...groups] = TYPED.exec(plain) ?? [];
  const number = groups.join("-");
  return isEcNumber(number) ? number : undefined;
}
