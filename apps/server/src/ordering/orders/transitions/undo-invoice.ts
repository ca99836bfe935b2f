import { codes } from "@reagent/api/contract/envelope";
import { invoiceUndoMessages, orderMessages } from "@reagent/api/messages/order";
import { fen, toYuan } from "@reagent/domain/money";
import { creditProblem, invoiceUndoProblem } from "@reagent/domain/undo";
import { Refusal } from "../../../basics/refusal.ts";
import type { Tx } from "../../../database/database.ts";
import { loadOrder, saveLine, type TransitionContext } from "./loaded-order.ts";
import { nextCreditNoteCode } from "./order-code.ts";
import { noteEvent } from "./timeline.ts";

/** Takes back an invoice that the tax office has not issued: its goods wait to be invoiced again (decisions, taking steps back). */
export async function undoInvoice(
  tx: Tx,
  invoiceCode: string,
  context: TransitionContext,
): Promise<void> {
  const { invoice, quantities, isCredited } = await loadInvoice(tx, invoiceCode, context);
  const problem = invoiceUndoProblem({
    taxNumber: invoice.tax_number,
    isCreditNote: invoice.reverses !== null,
    isCredited,
  });
  if (problem) throw new Refusal(codes.locked, invoiceUndoMessages[problem][context.language]);
  await reduceInvoiced(tx, { orderId: invoice.order_id, quantities }, context);
  await tx.deleteFrom("order_invoice_lines").where("invoice_code", "=", invoiceCode).execute();
  await tx.deleteFrom("order_invoices").where("code", "=", invoiceCode).execute();
  const detail = { invoice: invoiceCode, amount: toYuan(fen(invoice.amount)) };
  await noteEvent(tx, invoice.order_id, "invoice-undone", { now: context.now, detail });
}

/**
 * Reverses an invoice by a credit note of the same lines and amounts, which are negative: what of it was not refunded waits to be
 * invoiced again. Number and day of the tax office are empty until they are known. Returns the credit note's code.
 */
export async function creditInvoice(
  tx: Tx,
  {
    invoiceCode,
    number,
    day,
  }: { readonly invoiceCode: string; readonly number: string; readonly day: string },
  context: TransitionContext,
): Promise<string> {
  const { invoice, quantities, isCredited } = await loadInvoice(tx, invoiceCode, context);
  const problem = creditProblem({ isCreditNote: invoice.reverses !== null, isCredited });
  if (problem) throw new Refusal(codes.locked, invoiceUndoMessages[problem][context.language]);
  const used = await tx
    .selectFrom("order_invoices")
    .select("code")
    .where("tax_number", "=", number)
    .where("tax_number", "<>", "")
    .executeTakeFirst();
  if (used) throw new Refusal(codes.locked, orderMessages.taxNumberUsed[context.language]);
  const orderId = invoice.order_id;
  await reduceInvoiced(tx, { orderId, quantities }, context);
  const code = await nextCreditNoteCode(tx, context.now);
  await tx
    .insertInto("order_invoices")
    .values({
      order_id: orderId,
      code,
      goods_amount: 0 - invoice.goods_amount,
      coupon_amount: 0 - invoice.coupon_amount,
      freight: 0 - invoice.freight,
      amount: 0 - invoice.amount,
      issued_at: context.now,
      tax_number: number,
      tax_day: day,
      reverses: invoiceCode,
    })
    .execute();
  for (const { position, quantity } of quantities)
    await tx
      .insertInto("order_invoice_lines")
      .values({ order_id: orderId, invoice_code: code, position, quantity: 0 - quantity })
      .execute();
  const detail = { invoice: code, amount: toYuan(fen(0 - invoice.amount)) };
  await noteEvent(tx, orderId, "invoice-credited", { now: context.now, detail });
  return code;
}

async function loadInvoice(tx: Tx, code: string, { language }: TransitionContext) {
  const invoice = await tx
    .selectFrom("order_invoices")
    .selectAll()
    .where("code", "=", code)
    .executeTakeFirst();
  if (!invoice) throw new Refusal(codes.notFound, orderMessages.invoiceMissing[language]);
  const quantities = await tx
    .selectFrom("order_invoice_lines")
    .select(["position", "quantity"])
    .where("invoice_code", "=", code)
    .execute();
  const creditNote = await tx
    .selectFrom("order_invoices")
    .select("code")
    .where("reverses", "=", code)
    .executeTakeFirst();
  return { invoice, quantities, isCredited: creditNote !== undefined };
}

async function reduceInvoiced(
  tx: Tx,
  {
    orderId,
    quantities,
  }: {
    readonly orderId: string;
    readonly quantities: readonly { readonly position: number; readonly quantity: number }[];
  },
  context: TransitionContext,
): Promise<void> {
  let order = await loadOrder(tx, orderId, context);
  for (const { position, quantity } of quantities) {
    const line = order.lines.find((each) => each.position === position);
    if (line)
      order = await saveLine(tx, order, {
        ...line,
        invoicedQuantity: line.invoicedQuantity - quantity,
      });
  }
}
