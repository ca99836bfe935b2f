import { type Fen, fen, subtract } from "./money.ts";

/** A rate of value-added tax in tenths of a percent, from percent with one decimal at most. */
export const vatPermille = (percent: number): number => Math.round(percent * 10);

/** A rate of value-added tax in percent, from tenths of a percent. */
export const vatPercent = (permille: number): number => permille / 10;

/** An amount with tax, and what it consists of: `net` and `tax` add up to `gross`. */
export interface VatParts {
  readonly net: Fen;
  readonly tax: Fen;
  readonly gross: Fen;
}

/**
 * Splits an amount that includes tax at a rate in tenths of a percent. The net amount is rounded once to the fen, a half up, and the tax is the rest; a refund is
 * split like the payment that it returns.
 */
export function splitVat(gross: Fen, permille: number): VatParts {
  const divisor = 1000 + permille;
  const doubled = BigInt(Math.abs(gross)) * 2000n + BigInt(divisor);
  const rounded = Number(doubled / (2n * BigInt(divisor)));
  const net = fen(gross < 0 ? -rounded : rounded);
  return { net, tax: subtract(gross, net), gross };
}
