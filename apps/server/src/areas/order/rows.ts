import { addressOf } from "@reagent/api/client/address";
import { downloadInvoice, type OrderInvoice, type OrderRow } from "@reagent/api/contract/order";
import { INVOICE_FORMATS, type InvoiceFormat } from "@reagent/domain/invoice-format";
import { fen } from "@reagent/domain/money";
import { isRefunded, isTransferAwaited } from "@reagent/domain/order";
import { returnableQuantity } from "@reagent/domain/order-line";
import type { Selectable } from "kysely";
import type { Language } from "../../basics/language.ts";
import type { Reader } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";
import type { StoredOrder } from "../../ordering/orders/find-order.ts";
import { progressOf } from "../../ordering/orders/lines.ts";
import { heldBatches, underWayOf } from "../../ordering/orders/return-quantities.ts";
import { paidByNames, paymentNames, reviewNames } from "./names.ts";

/** Orders as lists and their own pages show them, in the same sequence. */
export async function rowsOf(
  reader: Reader,
  orders: readonly StoredOrder[],
  language: Language,
): Promise<OrderRow[]> {
  if (orders.length === 0) {
    return [];
  }
  const relatedCodes = await codesOfRelated(reader, orders);
  const returnable = await returnableAmong(reader, orders);
  const sent = await sentAmong(reader, orders);
  const invoices = await invoicesOf(reader, orders);
  const formats = await formatsOf(reader, orders);
  return orders.map((order) => ({
    orderId: order.id,
    orderCode: order.code,
    reviewStatus: order.review,
    reviewStatusName: reviewNames[order.review][language],
    payStatus: order.payment,
    payStatusName: payStatusName(order, language),
    isTransferAwaited: awaitsTransfer(order),
    payMethod: order.paid_by === null ? "" : paidByNames[order.paid_by][language],
    amount: fen(order.amount),
    createdAt: order.created_at,
    receiver: order.receiver,
    customerOrderNumber: order.customer_order_number,
    couponId: order.coupon_id ?? "",
    isOnCredit: order.credit_owed > 0,
    isHazardous: order.filing !== null,
    isReturnable: returnable.has(order.id),
    hasParcels: sent.has(order.id),
    invoices: (invoices.get(order.id) ?? []).map((invoice) => invoiceOf(invoice, formats)),
    invoiceUrls: (invoices.get(order.id) ?? []).map(({ code }) => invoiceUrlOf(order, code)),
    relatedOrderId: order.related_order_id ?? "",
    relatedOrderCode: relatedCodes.get(order.related_order_id ?? "") ?? "",
  }));
}

const awaitsTransfer = (order: StoredOrder): boolean =>
  isTransferAwaited({ ...order, isTransferChosen: order.is_transfer_chosen === 1 });

/** How far an order is paid, in words. */
export function payStatusName(order: StoredOrder, language: Language): string {
  const { review, payment } = order;
  const money = { amount: fen(order.amount), refundedAmount: fen(order.refunded_amount) };
  if (isRefunded({ review, payment, ...money })) return paymentNames.refunded[language];
  const status = awaitsTransfer(order) ? "transfer-awaited" : order.payment;
  return paymentNames[status][language];
}

type StoredInvoice = Selectable<Schema["order_invoices"]>;

/** The invoices of these orders, oldest first, by order. */
async function invoicesOf(
  reader: Reader,
  orders: readonly StoredOrder[],
): Promise<Map<string, StoredInvoice[]>> {
  const ids = orders.map(({ id }) => id);
  const rows = await reader
    .selectFrom("order_invoices")
    .selectAll()
    .where("order_id", "in", ids)
    .orderBy("issued_at")
    .orderBy("code")
    .execute();
  return Map.groupBy(rows, (row) => row.order_id);
}

/** The formats of the tax office's documents of these orders' invoices, by invoice. */
async function formatsOf(
  reader: Reader,
  orders: readonly StoredOrder[],
): Promise<Map<string, InvoiceFormat[]>> {
  const ids = orders.map(({ id }) => id);
  const rows = await reader
    .selectFrom("order_invoice_files")
    .select(["invoice_code", "format"])
    .where("order_id", "in", ids)
    .execute();
  const byInvoice = Map.groupBy(rows, (row) => row.invoice_code);
  return new Map(
    [...byInvoice].map(([code, files]) => [
      code,
      INVOICE_FORMATS.filter((format) => files.some((file) => file.format === format)),
    ]),
  );
}

const invoiceOf = (
  { code, issued_at, amount, tax_number, reverses }: StoredInvoice,
  formats: ReadonlyMap<string, readonly InvoiceFormat[]>,
): OrderInvoice => ({
  invoiceCode: code,
  issuedAt: issued_at,
  amount: fen(amount),
  taxNumber: tax_number,
  reverses: reverses ?? "",
  formats: formats.get(code) ?? [],
});

/** The address of an invoice, to be completed with a ticket. */
function invoiceUrlOf({ id, kind }: StoredOrder, invoiceCode: string): string {
  return addressOf(downloadInvoice, "", {
    orderId: id,
    isInstrument: kind === "instrument",
    invoiceCode,
    format: "own-paper",
    ticket: "",
  });
}

async function codesOfRelated(
  reader: Reader,
  orders: readonly StoredOrder[],
): Promise<Map<string, string>> {
  const ids = orders.flatMap((order) => order.related_order_id ?? []);
  const rows =
    ids.length === 0
      ? []
      : await reader.selectFrom("orders").select(["id", "code"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}

/** Which of these orders have parcels. */
async function sentAmong(reader: Reader, orders: readonly StoredOrder[]): Promise<Set<string>> {
  const ids = orders.map(({ id }) => id);
  const rows = await reader
    .selectFrom("shipments")
    .select("order_id")
    .distinct()
    .where("order_id", "in", ids)
    .execute();
  return new Set(rows.map(({ order_id }) => order_id));
}

/** Which of these orders have goods that the customer can return. */
async function returnableAmong(
  reader: Reader,
  orders: readonly StoredOrder[],
): Promise<Set<string>> {
  const reviewed = orders.filter(({ review }) => review === "reviewed").map(({ id }) => id);
  if (reviewed.length === 0) {
    return new Set();
  }
  const lines = await reader
    .selectFrom("order_lines")
    .select([
      "order_id",
      "position",
      "quantity",
      "sent_quantity",
      "refunded_quantity",
      "state",
      "is_cancelled",
    ])
    .where("order_id", "in", reviewed)
    .where("sent_quantity", ">", 0)
    .execute();
  const held = await heldBatches(reader, reviewed);
  const returnable = lines.filter(
    (line) => returnableQuantity(progressOf(line)) > underWayOf(held, line.order_id, line.position),
  );
  return new Set(returnable.map((line) => line.order_id));
}
