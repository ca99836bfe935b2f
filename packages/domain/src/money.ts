declare const brand: unique symbol;

/** An amount of money: an integer number of fen (1/100 yuan). Negative amounts are refunds. */
export type Fen = number & { readonly [brand]: "Fen" };

const YUAN = /^(-?)(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/u;

/** Brands an integer as fen. Throws a RangeError unless it is a safe integer. */
export function fen(amount: number): Fen {
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError(`Not an amount in fen: ${String(amount)}`);
  }
  // -0 would show as "-0.00".
  return (amount === 0 ? 0 : amount) as Fen;
}

/**
 * Reads an amount in yuan exactly, in its wire form: "12", "12.3", "12.30", "1,234.50", 12.3.
 * Returns undefined for anything else, more than two decimals and unsafe integers included.
 */
export function parseYuan(yuan: string | number): Fen | undefined {
  const text = typeof yuan === "number" ? exactDecimal(yuan) : yuan.trim();
  const match = text === undefined ? null : YUAN.exec(text);
  if (!match) return undefined;
  const [, sign = "", whole = "", decimals = ""] = match;
  const amount = Number(`${sign}${whole.replaceAll(",", "")}${decimals.padEnd(2, "0")}`);
  return Number.isSafeInteger(amount) ? fen(amount) : undefined;
}

/** The form of an amount on the wire: yuan with two decimals, "1234.50" (decisions, amounts on the wire). */
export function toYuan(amount: Fen): string {
  const digits = String(Math.abs(amount)).padStart(3, "0");
  return `${amount < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The form of an amount on a page: "1,234.50", without a currency sign (storefront §9, cart totals). */
export function formatYuan(amount: Fen): string {
  return toYuan(amount).replaceAll(/\B(?=(?:\d{3})+\.)/gu, ",");
}

/** The sum of amounts; 0 for none. */
export function sum(amounts: Iterable<Fen>): Fen {
  let total = 0;
  for (const amount of amounts) total += amount;
  return fen(total);
}

/** An amount times `count`; throws a RangeError when the product is not a whole number of fen. */
export function times(amount: Fen, count: number): Fen {
  return fen(amount * count);
}

/** `from` less `amount`. */
export function subtract(from: Fen, amount: Fen): Fen {
  return fen(from - amount);
}

/**
 * `rate` thousandths of an amount, so 900 for a group that pays 90 %. Half a fen rounds up,
 * and a refund is rounded like the payment that it returns. `rate` is an integer.
 */
export function permille(amount: Fen, rate: number): Fen {
  if (!Number.isSafeInteger(rate)) throw new RangeError(`Not a rate in permille: ${String(rate)}`);
  const exact = BigInt(Math.abs(amount)) * BigInt(rate);
  const rounded = Number((exact + 500n) / 1000n);
  return fen(amount < 0 ? -rounded : rounded);
}

function exactDecimal(yuan: number): string | undefined {
  const text = yuan.toFixed(2);
  return Number(text) === yuan ? text : undefined;
}
