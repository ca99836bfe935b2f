import { codes } from "@reagent/api/contract/envelope";
import { orderMessages } from "@reagent/api/messages/order";
import { isInvoiceSaved } from "@reagent/domain/invoice";
import { invoiceGroups } from "@reagent/domain/invoice-split";
import { type Fen, fen, toYuan } from "@reagent/domain/money";
import { type InvoicedSums, type NextInvoice, nextInvoice } from "@reagent/domain/order-invoice";
import { Refusal } from "../../../basics/refusal.ts";
import { listedGoods } from "../../../catalogue/listed-goods.ts";
import type { Reader, Tx } from "../../../database/database.ts";
import { mailInvoice } from "../../../ports/mail/invoice-mail.ts";
import type { LoadedLine, LoadedOrder, TransitionContext } from "./loaded-order.ts";
import { expectReviewed, loadOrder, saveLine, paidOrderOf } from "./loaded-order.ts";
import { nextInvoiceCode } from "./order-code.ts";
import { noteEvent } from "./timeline.ts";

/** An invoice that was issued. */
export interface IssuedInvoice {
  readonly code: string;
  readonly amount: Fen;
}

/**
 * Issues the invoices for the part of a reviewed order, or of what was sent of it, that has none yet: one, or one for each group in which
 * the customer wants its goods invoiced (rules, split invoices).
 */
export async function invoiceOrder(
  tx: Tx,
  { orderId, extent }: { readonly orderId: string; readonly extent: "all" | "sent" },
  context: TransitionContext,
): Promise<readonly [IssuedInvoice, ...IssuedInvoice[]]> {
  const order = await loadOrder(tx, orderId, context);
  expectReviewed(order, context);
  if (!isInvoiceSaved(order.row.invoice_type)) {
    throw new Refusal(codes.locked, orderMessages.noInvoice[context.language]);
  }
  const issued: IssuedInvoice[] = [];
  for (const group of await groupsOf(tx, order)) {
    const invoiced = await invoicedSums(tx, orderId);
    const invoice = nextInvoice(paidOrderOf(order.row), group, { extent, invoiced });
    if (invoice) issued.push(await issue(tx, order, invoice, context));
  }
  const [first, ...others] = issued;
  if (!first) {
    throw new Refusal(codes.locked, orderMessages.nothingToInvoice[context.language]);
  }
  return [first, ...others];
}

/** The lines of each invoice. */
async function groupsOf(tx: Tx, { row, lines }: LoadedOrder): Promise<(readonly LoadedLine[])[]> {
  if (row.invoice_split === "none") return [lines];
  const stored = await tx
    .selectFrom("order_lines")
    .select(["position", "fund", "item_code", "cas", "hazardous_number", "specification_zh"])
    .where("order_id", "=", row.id)
    .orderBy("position")
    .execute();
  const groups = invoiceGroups(row.invoice_split, await listedGoods(tx, stored));
  return groups.map((group) => {
    const positions = new Set(group.map(({ position }) => position));
    return lines.filter(({ position }) => positions.has(position));
  });
}

async function issue(
  tx: Tx,
  order: LoadedOrder,
  invoice: NextInvoice<LoadedLine>,
  { now }: TransitionContext,
): Promise<IssuedInvoice> {
  const { id: orderId } = order.row;
  const code = await nextInvoiceCode(tx, now);
  await tx
    .insertInto("order_invoices")
    .values({
      order_id: orderId,
      code,
      goods_amount: invoice.goodsAmount,
      coupon_amount: invoice.couponAmount,
      freight: invoice.freight,
      amount: invoice.amount,
      issued_at: now,
    })
    .execute();
  for (const { line, quantity } of invoice.items) {
    const { position, invoicedQuantity } = line;
    await tx
      .insertInto("order_invoice_lines")
      .values({ order_id: orderId, invoice_code: code, position, quantity })
      .execute();
    await saveLine(tx, order, { ...line, invoicedQuantity: invoicedQuantity + quantity });
  }
  const detail = { invoice: code, amount: toYuan(invoice.amount) };
  await noteEvent(tx, orderId, "invoiced", { now, detail });
  await mailInvoice(tx, { code, now });
  return { code, amount: invoice.amount };
}

/** What the invoices and credit notes of an order have together. */
async function invoicedSums(reader: Reader, orderId: string): Promise<InvoicedSums> {
  const sums = await reader
    .selectFrom("order_invoices")
    .select((of) => [
      of.fn.sum<number | null>("goods_amount").as("goods"),
      of.fn.sum<number | null>("coupon_amount").as("coupon"),
      of.fn.sum<number | null>("freight").as("freight"),
    ])
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  const amount = (sum: number | null | undefined) => fen(Number(sum ?? 0));
  return {
    goodsAmount: amount(sums?.goods),
    couponAmount: amount(sums?.coupon),
    freight: amount(sums?.freight),
  };
}
