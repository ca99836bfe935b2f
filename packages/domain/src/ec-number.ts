import { numberLabel, plainText } from "./plain-text.ts";

/** The labels before an EC number: "EC No.", "EINECS号：". */
export const EC_LABEL = numberLabel("ec|eg|einecs|elincs");

/** Three groups as typed, perhaps after a label: "EC No. 200-578-6", "EINECS 200 578 6". */
const TYPED = new RegExp(
  String.raw`^[\s([【]*(?:${EC_LABEL})?[\s([【]*(\d{3})[\s-]*(\d{3})[\s-]*(\d)[\s)\]】.,;、。]*$`,
  "iu",
);

const LONGEST_INPUT = 60;

/** Whether a text is an EC number, check digit included: "200-578-6". */
export function isEcNumber(text: string): boolean {
  if (!/^\d{3}-\d{3}-\d$/u.test(text)) return false;
  const digits = Array.from(text.replaceAll("-", ""), Number);
  const sum = digits.slice(0, -1).reduce((total, digit, at) => total + digit * (at + 1), 0);
  return sum % 11 === digits.at(-1);
}

/** The EC number that a typed text means, or undefined: any dash and width, brackets and a label such as "EC" are understood. */
export function parseEcNumber(text: string): string | undefined {
  const [, ...groups] = TYPED.exec(plainText(text.slice(0, LONGEST_INPUT))) ?? [];
  const number = groups.join("-");
  return isEcNumber(number) ? number : undefined;
}
