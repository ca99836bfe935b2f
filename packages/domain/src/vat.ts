import { type Fen, fen, subtract } from "./money.ts";

/** The rate of value-added tax that all prices include, in percent: the standard rate of goods. */
export const VAT_PERCENT = 13;

/** An amount with tax, and what it consists of: `net` and `tax` add up to `gross`. */
export interface VatParts {
  readonly net: Fen;
  readonly tax: Fen;
  readonly gross: Fen;
}

/**
 * Splits an amount that includes tax. The net amount is rounded once to the fen, a half up, and the tax is the rest; a refund is
 * split like the payment that it returns.
 */
export function splitVat(gross: Fen): VatParts {
  const divisor = 100 + VAT_PERCENT;
  const doubled = BigInt(Math.abs(gross)) * 200n + BigInt(divisor);
  const rounded = Number(doubled / (2n * BigInt(divisor)));
  const net = fen(gross < 0 ? -rounded : rounded);
  return { net, tax: subtract(gross, net), gross };
}
