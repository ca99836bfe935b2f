/** The constants of Punycode (RFC 3492, 5). */
const BASE = 36;
const LOWEST_THRESHOLD = 1;
const HIGHEST_THRESHOLD = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;

const digit = (value: number) => value.toString(BASE);
/** 0 to 25 are letters, 26 to 35 digits. */
const toDigit = (value: number) => (value < 26 ? digit(value + 10) : digit(value - 26));

/** The bias after a number was written (RFC 3492, 6.1). */
function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / count);
  let steps = 0;
  while (rest > ((BASE - LOWEST_THRESHOLD) * HIGHEST_THRESHOLD) / 2) {
    rest = Math.floor(rest / (BASE - LOWEST_THRESHOLD));
    steps += BASE;
  }
  return steps + Math.floor(((BASE - LOWEST_THRESHOLD + 1) * rest) / (rest + SKEW));
}

/** A number in digits whose worth depends on the bias (RFC 3492, 3.3). */
function variableNumber(number: number, bias: number): string {
  let digits = "";
  let rest = number;
  for (let at = BASE; ; at += BASE) {
    const threshold = Math.min(Math.max(at - bias, LOWEST_THRESHOLD), HIGHEST_THRESHOLD);
    if (rest < threshold) return digits + toDigit(rest);
    digits += toDigit(threshold + ((rest - threshold) % (BASE - threshold)));
    rest = Math.floor((rest - threshold) / (BASE - threshold));
  }
}

/** A label of a domain in Punycode, without its prefix (RFC 3492, 6.3): 例子 gives fsqu00a. */
export function punycode(label: string): string {
  const codes = Array.from(label, (character) => character.codePointAt(0) ?? 0);
  const basic = codes.filter((code) => code < FIRST_CODE);
  let text = String.fromCodePoint(...basic) + (basic.length > 0 ? "-" : "");
  let handled = basic.length;
  let bias = FIRST_BIAS;
  let delta = 0;
  let from = FIRST_CODE;
  while (handled < codes.length) {
    const next = Math.min(...codes.filter((code) => code >= from));
    delta += (next - from) * (handled + 1);
    for (const code of codes) {
      if (code < next) delta += 1;
      if (code === next) {
        text += variableNumber(delta, bias);
        bias = adapted(delta, handled + 1, handled === basic.length);
        delta = 0;
        handled += 1;
      }
    }
    delta += 1;
    from = next + 1;
  }
  return text;
}
