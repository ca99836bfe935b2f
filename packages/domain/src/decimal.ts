/** An exact decimal number: `digits` ÷ 10^`scale`. */
export type Decimal = { readonly digits: number; readonly scale: number };

/** Reads digits with an optional fraction ("2.50" is 25 ÷ 10); undefined for anything else. */
export function parseDecimal(text: string): Decimal | undefined {
  const match = /^(\d+)(?:\.(\d+))?$/u.exec(text);
  if (!match) return undefined;
  const [, whole = "", written = ""] = match;
  const fraction = written.replace(/0+$/u, "");
  const digits = Number(whole + fraction);
  return Number.isSafeInteger(digits) ? { digits, scale: fraction.length } : undefined;
}

/** The number as written, with at least `decimals` decimals: "2.5". */
export function decimalText(number: Decimal, decimals: number = 0): string {
  const padded = String(number.digits).padStart(number.scale + 1, "0");
  const whole = padded.slice(0, padded.length - number.scale);
  const fraction = padded.slice(padded.length - number.scale).padEnd(decimals, "0");
  return fraction === "" ? whole : `${whole}.${fraction}`;
}

/** A whole number without the decimals that programs add to one in a column of floats: "1170.0" is "1170". Other texts stay as they are. */
export function withoutZeroDecimals(text: string): string {
  return text.replace(/^([\d,]+)\.0+$/u, "$1");
}

/** A decimal times `count`. */
export function product(number: Decimal, count: number): Decimal {
  return { digits: number.digits * count, scale: number.scale };
}

/** Adds thousands separators to a number: "1880.00" is "1,880.00". */
export function groupThousands(text: string): string {
  const [whole = "", fraction] = text.split(".");
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
