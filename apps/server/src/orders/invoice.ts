import { codes } from "@reagent/api/contract/envelope";
import { isInvoiceSaved } from "@reagent/domain/invoice";
import type { Tx } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import type { Doing } from "./held-order.ts";
import { expectReviewed, holdOrder } from "./held-order.ts";
import { orderMessages } from "./messages.ts";
import { noteEvent } from "./timeline.ts";

/** Issues the invoice of a reviewed order, once. */
export async function invoiceOrder(tx: Tx, orderId: string, doing: Doing): Promise<void> {
  const order = await holdOrder(tx, orderId, doing);
  expectReviewed(order, doing);
  const { row } = order;
  if (row.invoiced_at !== null) {
    throw new Refusal(codes.locked, orderMessages.invoicedAlready[doing.language]);
  }
  if (!isInvoiceSaved(row.invoice_type)) {
    throw new Refusal(codes.locked, orderMessages.noInvoice[doing.language]);
  }
  await tx
    .updateTable("orders")
    .set({ invoiced_at: doing.now })
    .where("id", "=", orderId)
    .execute();
  await noteEvent(tx, orderId, "invoiced", { now: doing.now });
}
