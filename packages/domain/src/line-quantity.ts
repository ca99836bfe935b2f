/** A number that stands alone in a line of an order: in a column of its own, or between other parts. */
export type LineNumber = {
  readonly text: string;
  /** Whether the line begins with it, as with a running number. */
  readonly isFirst: boolean;
};

/** Which of the numbers of a line is the quantity; none where there is no number but prices. */
export type LineQuantity =
  | { readonly kind: "one"; readonly number: LineNumber }
  | { readonly kind: "none" | "ambiguous" };

/** What numbers are worth, without signs of money and thousands separators. */
export const worthOf = (text: string): number => Number(text.replaceAll(/[,\s¥$]|元$/gu, ""));

/** Whether a number has decimals as amounts of money have, so that it is no quantity: "53.00", "52.5", not "2.0". */
export const isMoney = (text: string): boolean =>
  /[¥$元]|\.\d\d$/u.test(text) || !Number.isInteger(worthOf(text));

/**
 * Tells the quantity among the numbers of a line from a running number, prices and sums by what they are, not by their order: prices have
 * decimals, a sum is the product of two others, and a running number begins a line with further numbers. Of several whole numbers that
 * differ, none is certain.
 */
export function quantityAmong(numbers: readonly LineNumber[]): LineQuantity {
  const [only, ...others] = numbers;
  if (only && others.length === 0) {
    if (/\.\d\d$/u.test(only.text)) return { kind: "none" };
    const isCertain = !only.isFirst || worthOf(only.text) === 1;
    return isCertain ? { kind: "one", number: only } : { kind: "ambiguous" };
  }
  const counts = numbers.filter(({ text }) => !isMoney(text));
  const factors = factorsOf(numbers)?.filter(({ text }) => !isMoney(text));
  const meant = factors ?? (counts.length > 1 ? counts.filter(({ isFirst }) => !isFirst) : counts);
  const [number] = meant;
  if (!number) return { kind: counts.length === 0 ? "none" : "ambiguous" };
  const isLone = !factors && counts.length === 1 && number.isFirst && worthOf(number.text) !== 1;
  const isSame = meant.every(({ text }) => worthOf(text) === worthOf(number.text));
  return isSame && !isLone ? { kind: "one", number } : { kind: "ambiguous" };
}

/** Products are looked for among so many numbers. */
export const MOST_FACTORS = 8;

/** Two numbers whose product is a third one: a price and a quantity beside their sum. */
function factorsOf(numbers: readonly LineNumber[]): readonly LineNumber[] | undefined {
  if (numbers.length > MOST_FACTORS) return undefined;
  for (const [at, product] of numbers.entries()) {
    const others = numbers.filter((_, each) => each !== at);
    for (const [place, one] of others.entries()) {
      const other = others
        .slice(place + 1)
        .find(({ text }) => isProduct(worthOf(product.text), worthOf(one.text), worthOf(text)));
      if (other) return [one, other];
    }
  }
  return undefined;
}

/** Whether a number is the product of two others, to the cent. */
export const isProduct = (product: number, one: number, other: number): boolean =>
  Math.round(product * 100) === Math.round(one * other * 100);
