import type { Fen } from "./money.ts";

const DIGITS = ["零", "壹", "贰", "叁", "肆", "伍", "陆", "柒", "捌", "玖"] as const;
/** The places in a group of four digits, and the names of the groups, from the right. */
const PLACES = ["", "拾", "佰", "仟"] as const;
const GROUPS = ["", "万", "亿", "万亿"] as const;
const GROUP = 10_000;

/**
 * An amount in the capital numerals of contracts and receipts: 壹仟陆佰捌拾元叁角贰分 (《支付结算办法》, appendix 1). One without fen ends in
 * 整, and a negative one begins with 负.
 */
export function amountInWords(amount: Fen): string {
  const absolute = Math.abs(amount);
  const yuan = Math.floor(absolute / 100);
  const jiao = Math.floor(absolute / 10) % 10;
  const rest = absolute % 10;
  const whole = yuan === 0 ? "" : `${wholeInWords(yuan)}元`;
  const text = `${whole}${decimalsInWords(jiao, rest, whole !== "")}` || "零元";
  return `${amount < 0 ? "负" : ""}${text}${rest === 0 ? "整" : ""}`;
}

function decimalsInWords(jiao: number, rest: number, hasYuan: boolean): string {
  if (jiao > 0) return `${DIGITS[jiao]}角${rest > 0 ? `${DIGITS[rest]}分` : ""}`;
  return rest > 0 ? `${hasYuan ? "零" : ""}${DIGITS[rest]}分` : "";
}

/** A positive whole number: a run of zeros before another digit is read once, and one at the end of a group of four is not. */
function wholeInWords(number: number): string {
  let words = "";
  let rest = number;
  for (const name of GROUPS) {
    const group = rest % GROUP;
    rest = Math.floor(rest / GROUP);
    if (group !== 0) words = `${groupInWords(group)}${name}${words}`;
    if (rest !== 0 && group < 1000) words = afterZero(words);
  }
  return words;
}

function groupInWords(group: number): string {
  let words = "";
  let rest = group;
  for (const place of PLACES) {
    const digit = rest % 10;
    rest = Math.floor(rest / 10);
    if (digit > 0) words = `${DIGITS[digit]}${place}${words}`;
    else if (rest !== 0) words = afterZero(words);
  }
  return words;
}

const afterZero = (words: string): string =>
  words === "" || words.startsWith(DIGITS[0]) ? words : `${DIGITS[0]}${words}`;
