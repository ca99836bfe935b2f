/** The largest quantity of one cart line (decisions, cart quantity rule). */
export const LARGEST_QUANTITY = 9999;

/** The quantity that an instrument's add button adds to the cart (storefront §9, instrument quantity). */
export const INSTRUMENT_QUANTITY = 1;

/**
 * Reads a cart quantity from a number or from typed text, full-width digits included.
 * Returns undefined for everything that is not an integer from 1 to 9999.
 */
export function parseQuantity(input: unknown): number | undefined {
  const quantity = typeof input === "string" ? readWhole(input) : input;
  if (typeof quantity !== "number" || !Number.isInteger(quantity)) return undefined;
  return quantity >= 1 && quantity <= LARGEST_QUANTITY ? quantity : undefined;
}

/**
 * The quantity that a quick order adds: empty or below 1 becomes 1 (storefront §5, quick order).
 * Returns undefined for anything that is neither that nor a cart quantity.
 */
export function quickOrderTotal(input: string | number | null | undefined): number | undefined {
  if (input === null || input === undefined) return 1;
  const quantity = typeof input === "string" ? readNumber(input) : input;
  if (quantity === undefined || quantity < 1) return 1;
  return parseQuantity(quantity);
}

/** Whether any quantity of a list is chosen; without one nothing is added to the cart (storefront §5, quantities). */
export function hasAnyQuantity(quantities: Iterable<number>): boolean {
  for (const quantity of quantities) if (quantity > 0) return true;
  return false;
}

/** The number of a text of digits; NaN for any other text, "1e3", "0x10", "+1" and "1.0" included. */
function readWhole(text: string): number {
  const plain = text.normalize("NFKC").trim();
  return /^\d+$/u.test(plain) ? Number(plain) : Number.NaN;
}

/** The number of a typed text; undefined when blank, NaN for any other text. */
function readNumber(text: string): number | undefined {
  const plain = text.normalize("NFKC").trim();
  if (plain === "") return undefined;
  return /^[+-]?\d+(?:\.\d+)?$/u.test(plain) ? Number(plain) : Number.NaN;
}
