import { type PaidOrder, shareOf } from "./cancellation.ts";
import { type Fen, subtract, sum, times } from "./money.ts";
import { type LineProgress, waitingQuantity } from "./order-line.ts";

/** A line of an order, and the quantity that is invoiced. */
export interface InvoicedLine extends LineProgress {
  readonly price: Fen;
  readonly invoicedQuantity: number;
}

/** An invoice to be issued: goods less their share of the coupon, plus the freight on the first one that stands. */
export interface NextInvoice<Line> {
  /** The invoiced quantities; lines without one are left out. */
  readonly items: readonly { readonly line: Line; readonly quantity: number }[];
  readonly goodsAmount: Fen;
  readonly couponAmount: Fen;
  readonly freight: Fen;
  readonly amount: Fen;
}

/** What the invoices of an order have together, those that were reversed and their credit notes included. */
export interface InvoicedSums {
  readonly goodsAmount: Fen;
  readonly couponAmount: Fen;
  readonly freight: Fen;
}

/**
 * The next invoice of an order: the quantities that are not refunded and not invoiced yet, only the sent ones if `extent` is
 * `sent`; undefined if there are none. Shares of the coupon are rounded over all invoices together, so that they add up to
 * what was paid and not refunded, whatever of `invoiced` was taken back before.
 */
export function nextInvoice<Line extends InvoicedLine>(
  { amount, goodsAmount, couponAmount }: PaidOrder,
  lines: readonly Line[],
  { extent, invoiced }: { readonly extent: "all" | "sent"; readonly invoiced: InvoicedSums },
): NextInvoice<Line> | undefined {
  const items = lines
    .map((line) => ({ line, quantity: uninvoicedQuantity(line, extent) }))
    .filter(({ quantity }) => quantity > 0);
  if (items.length === 0) return undefined;
  const paid = subtract(goodsAmount, couponAmount);
  const paidFor = (goods: Fen) =>
    subtract(paid, shareOf(subtract(goodsAmount, goods), { goodsAmount, couponAmount }));
  const goods = sum(items.map(({ line, quantity }) => times(line.price, quantity)));
  const paidBefore = subtract(invoiced.goodsAmount, invoiced.couponAmount);
  const share = subtract(paidFor(sum([invoiced.goodsAmount, goods])), paidBefore);
  const freight = subtract(subtract(amount, paid), invoiced.freight);
  return {
    items,
    goodsAmount: goods,
    couponAmount: subtract(goods, share),
    freight,
    amount: sum([share, freight]),
  };
}

function uninvoicedQuantity(line: InvoicedLine, extent: "all" | "sent"): number {
  if (line.isCancelled) return 0;
  const unsent = extent === "sent" ? waitingQuantity(line) : 0;
  return Math.max(0, line.quantity - line.refundedQuantity - unsent - line.invoicedQuantity);
}

/** An invoice that was issued, with the tax office's number of it; empty where that is not known. */
interface Numbered {
  readonly taxNumber: string;
  readonly amount: Fen;
}

/**
 * Which invoice of an order a number of the tax office is for: the one that has it, else the one without a number, of the amount where
 * that is said; `new` where there is none, `several` where more than one would do.
 */
export function invoiceForNumber<Invoice extends Numbered>(
  invoices: readonly Invoice[],
  { number, amount }: { readonly number: string; readonly amount: Fen | undefined },
): Invoice | "new" | "several" {
  const known = invoices.find(({ taxNumber }) => taxNumber === number);
  if (known) return known;
  const [first, ...others] = invoices.filter(
    (invoice) => invoice.taxNumber === "" && (amount === undefined || invoice.amount === amount),
  );
  if (!first) return "new";
  return others.length === 0 ? first : "several";
}
