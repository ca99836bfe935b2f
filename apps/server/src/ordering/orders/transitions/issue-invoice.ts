import { codes } from "@reagent/api/contract/envelope";
import { orderMessages } from "@reagent/api/messages/order";
import { isInvoiceSaved } from "@reagent/domain/invoice";
import { type Fen, toYuan } from "@reagent/domain/money";
import { nextInvoice } from "@reagent/domain/order-invoice";
import { Refusal } from "../../../basics/refusal.ts";
import type { Tx } from "../../../database/database.ts";
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
  const invoice = nextInvoice(paidOrderOf(order.row), order.lines, extent);
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
  return { code, amount: invoice.amount };
}
