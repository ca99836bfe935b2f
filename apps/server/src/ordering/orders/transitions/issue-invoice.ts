import { codes } from "@reagent/api/contract/envelope";
import { orderMessages } from "@reagent/api/messages/order";
import { isInvoiceSaved } from "@reagent/domain/invoice";
import { type Fen, fen, toYuan } from "@reagent/domain/money";
import { type InvoicedSums, nextInvoice } from "@reagent/domain/order-invoice";
import { Refusal } from "../../../basics/refusal.ts";
import type { Reader, Tx } from "../../../database/database.ts";
import { mailInvoice } from "../../../ports/mail/invoice-mail.ts";
import type { TransitionContext } from "./loaded-order.ts";
import { expectReviewed, loadOrder, saveLine, paidOrderOf } from "./loaded-order.ts";
import { nextInvoiceCode } from "./order-code.ts";
import { noteEvent } from "./timeline.ts";

/** Issues an invoice for the part of a reviewed order, or of what was sent of it, that has none yet. Returns the invoice's code and its amount. */
export async function invoiceOrder(
  tx: Tx,
  { orderId, extent }: { readonly orderId: string; readonly extent: "all" | "sent" },
  context: TransitionContext,
): Promise<{ readonly code: string; readonly amount: Fen }> {
  const order = await loadOrder(tx, orderId, context);
  expectReviewed(order, context);
  if (!isInvoiceSaved(order.row.invoice_type)) {
    throw new Refusal(codes.locked, orderMessages.noInvoice[context.language]);
  }
  const invoiced = await invoicedSums(tx, orderId);
  const invoice = nextInvoice(paidOrderOf(order.row), order.lines, { extent, invoiced });
  if (!invoice) {
    throw new Refusal(codes.locked, orderMessages.nothingToInvoice[context.language]);
  }
  const code = await nextInvoiceCode(tx, context.now);
  await tx
    .insertInto("order_invoices")
    .values({
      order_id: orderId,
      code,
      goods_amount: invoice.goodsAmount,
      coupon_amount: invoice.couponAmount,
      freight: invoice.freight,
      amount: invoice.amount,
      issued_at: context.now,
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
  await noteEvent(tx, orderId, "invoiced", { now: context.now, detail });
  await mailInvoice(tx, { code, now: context.now });
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
