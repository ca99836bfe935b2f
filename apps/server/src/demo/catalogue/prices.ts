import { fen } from "@reagent/domain/money";
import type { Fen } from "@reagent/domain/money";
import { parsePack } from "@reagent/domain/pack";
import { between } from "./hash.ts";
import type { SizeList } from "./sizes.ts";

const MULTIPLES: Readonly<Record<string, number>> = {
  kg: 1e9,
  g: 1e6,
  mg: 1e3,
  μg: 1,
  L: 1e6,
  mL: 1e3,
  μL: 1,
};
/** At most this share of the next smaller size's price per gram. */
const NEXT_SIZE = 0.97;
const LEAST_YUAN = 8;

/** The content of a size, in micrograms or microlitres. */
export function contentOf(size: string): number {
  const pack = parsePack(size);
  const multiple = pack && MULTIPLES[pack.unit];
  if (!pack || multiple === undefined) throw new Error(`No size: ${size}`);
  return (pack.pieces * pack.amount.digits * multiple) / 10 ** pack.amount.scale;
}

/**
 * List prices for sizes, smallest first. The price grows with a power of the content that is below one, and every size is
 * cheaper per gram or millilitre than the one before, also after rounding to whole yuan.
 */
export function pricesOf(
  sizes: readonly string[],
  list: SizeList,
  factor: number,
  key: string,
): Fen[] {
  const [least, most] = list.yuan;
  const reference = between(least * 100, most * 100, `price of ${key}`) / 100;
  const power = between(68, 82, `slope of ${key}`) / 100;
  const yuan: number[] = [];
  for (const [at, size] of sizes.entries()) {
    const content = contentOf(size);
    const wanted = reference * factor * (content / contentOf(list.pricedBy)) ** power;
    const before = sizes[at - 1];
    const smaller = yuan.at(-1);
    if (before === undefined || smaller === undefined) {
      yuan.push(Math.max(rounded(wanted), LEAST_YUAN));
    } else {
      const ceiling = (smaller * content * NEXT_SIZE) / contentOf(before);
      yuan.push(Math.max(rounded(Math.min(wanted, ceiling)), smaller + 1));
    }
  }
  return yuan.map((price) => fen(price * 100));
}

/** Rounds down to the steps of a price list: whole yuan below 500, tens below 5000, fifties above. */
function rounded(yuan: number): number {
  const step = yuan < 500 ? 1 : yuan < 5000 ? 10 : 50;
  return Math.floor(yuan / step) * step;
}
