import { formatAddress } from "@reagent/domain/address-line";
import { invoiceDelivery, invoiceRecipient } from "@reagent/domain/invoice";
import { fen, formatYuan } from "@reagent/domain/money";
import { canBePaid } from "@reagent/domain/order";
import { lineStatus, waitingQuantity } from "@reagent/domain/order-line";
import type { Selectable } from "kysely";
import { invoiceTypeNames } from "../areas/order/names.ts";
import { dayOf, momentOf } from "../basics/day.ts";
import type { Reader } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { placeOf, type StoredOrder } from "../ordering/orders/find-order.ts";
import { progressOf } from "../ordering/orders/lines.ts";
import { inColumns } from "./columns.ts";

type StoredLine = Selectable<Schema["order_lines"]>;

const yuan = (amount: number) => formatYuan(fen(amount));

/** The texts that are not empty, with commas between. */
const listed = (...texts: readonly string[]) => texts.filter((text) => text !== "").join(", ");

/** An order with all that is needed to send it, to write its invoice and to answer questions, as lines of text. */
export async function showOrder(reader: Reader, orderId: string): Promise<string[]> {
  const order = await reader
    .selectFrom("orders")
    .innerJoin("customers", "customers.id", "orders.customer_id")
    .leftJoin("orders as related", "related.id", "orders.related_order_id")
    .selectAll("orders")
    .select(["customers.email", "related.code as relatedCode"])
    .where("orders.id", "=", orderId)
    .executeTakeFirstOrThrow();
  const lines = await reader
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
  const paid = order.paid_by === null ? order.payment : `${order.payment} by ${order.paid_by}`;
  const sections = [
    [
      `${order.code}  ${order.kind}  ${order.review}  ${paid}`,
      ...inColumns(
        [
          ["Placed", momentOf(order.created_at)],
          ["Customer", order.email],
          ["Their number", order.customer_order_number],
          ["Note", order.note],
          ["Deliver to", deliveryOf(order)],
          ["Filing", order.filing === null ? "" : "explosive precursors: see the filing command"],
          ["Placed with", order.relatedCode ?? ""],
          ["Amounts", amountsOf(order)],
          ...invoiceOf(order),
        ].filter(([, text]) => text !== ""),
      ),
      ...(canBePaid(order) ? [deadlineOf(order)] : []),
    ],
    goodsOf(lines),
    await parcelsOf(reader, orderId, lines),
    await invoicesOf(reader, orderId),
    await returnsOf(reader, orderId),
    await eventsOf(reader, orderId),
  ];
  return sections
    .filter(({ length }) => length > 0)
    .flatMap((section, at) => (at === 0 ? section : ["", ...section]));
}

const deadlineOf = ({ pay_by: payBy }: StoredOrder) =>
  payBy === null ? "Kept until it is paid." : `Lapses at ${momentOf(payBy)}.`;

const deliveryOf = (order: StoredOrder) =>
  listed(
    order.receiver,
    order.mobile,
    order.phone,
    `${order.postcode} ${formatAddress(placeOf(order, "zh"), "zh")}`.trim(),
  );

function amountsOf(order: StoredOrder): string {
  return listed(
    `${yuan(order.amount)} RMB`,
    `goods ${yuan(order.goods_amount)}`,
    `coupon ${yuan(order.coupon_amount)}`,
    `freight ${yuan(order.freight)}`,
    `${yuan(order.refunded_amount)} refunded`,
    `${yuan(order.credit_owed)} owed on credit`,
  );
}

/** What the invoice says, and where it goes. */
function invoiceOf(order: StoredOrder & { readonly email: string }): string[][] {
  const { invoice_type: type, invoice_method: method, invoice_split: split } = order;
  const recipient = { method, type, email: order.invoice_email };
  const place = formatAddress(
    {
      provinceName: order.invoice_province_name,
      cityName: order.invoice_city_name,
      districtName: order.invoice_district_name,
      street: order.invoice_street,
    },
    "zh",
  );
  const onPaper = order.is_invoice_with_goods
    ? "with the goods"
    : listed(
        order.invoice_receiver,
        order.invoice_mobile,
        order.invoice_landline,
        `${order.invoice_postcode} ${place}`.trim(),
      );
  const delivery =
    invoiceDelivery(method, type) === "electronic"
      ? `by e-mail to ${invoiceRecipient(recipient, order.email)}`
      : onPaper;
  return [
    [
      "Invoice",
      listed(invoiceTypeNames[type].en || "none", order.invoice_title, order.invoice_tax_number),
    ],
    ["", { none: "", hazard: "regulated goods on their own", fund: "one for each fund" }[split]],
    ["", listed(order.invoice_bank, order.invoice_bank_account)],
    ["", listed(order.invoice_address, order.invoice_phone)],
    ["Invoice sent", type === "blank" ? "" : delivery],
  ];
}

function goodsOf(lines: readonly StoredLine[]): string[] {
  return inColumns([
    [
      "Product",
      "Ordered",
      "Sent",
      "Refunded",
      "Waiting",
      "Invoiced",
      "State",
      "Price",
      "Amount",
      "Pack",
      "Batch wanted",
      "Their item",
      "Fund",
      "Name",
    ],
    ...lines.map((line) => [
      line.product_code,
      String(line.quantity),
      String(line.sent_quantity),
      String(line.refunded_quantity),
      String(waitingQuantity(progressOf(line))),
      String(line.invoiced_quantity),
      lineStatus(progressOf(line)),
      yuan(line.price),
      yuan(line.amount),
      line.pack,
      line.pinned_batch,
      line.customer_item_number,
      line.fund,
      line.name_zh,
    ]),
  ]);
}

async function parcelsOf(
  reader: Reader,
  orderId: string,
  lines: readonly StoredLine[],
): Promise<string[]> {
  const parcels = await reader
    .selectFrom("shipments")
    .innerJoin("shipment_lines", "shipment_lines.shipment_code", "shipments.code")
    .selectAll("shipments")
    .select(["shipment_lines.position", "shipment_lines.quantity", "shipment_lines.batch_code"])
    .where("shipments.order_id", "=", orderId)
    .orderBy("shipments.shipped_at")
    .orderBy("shipments.code")
    .orderBy("shipment_lines.position")
    .execute();
  if (parcels.length === 0) return [];
  const codes = new Map(lines.map(({ position, product_code }) => [position, product_code]));
  return inColumns([
    ["Parcel", "Sent", "Company", "Number", "Product", "Quantity", "Batch"],
    ...parcels.map((parcel) => [
      parcel.code,
      dayOf(parcel.shipped_at),
      parcel.express_company,
      parcel.express_number,
      codes.get(parcel.position) ?? "",
      String(parcel.quantity),
      parcel.batch_code,
    ]),
  ]);
}

async function invoicesOf(reader: Reader, orderId: string): Promise<string[]> {
  const invoices = await reader
    .selectFrom("order_invoices")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("issued_at")
    .orderBy("code")
    .execute();
  if (invoices.length === 0) return [];
  return inColumns([
    ["Invoice", "Issued", "Amount", "Tax office", "Reverses"],
    ...invoices.map(({ code, issued_at, amount, tax_number, tax_day, reverses }) => [
      code,
      dayOf(issued_at),
      yuan(amount),
      `${tax_number} ${tax_day}`.trim(),
      reverses ?? "",
    ]),
  ]);
}

async function returnsOf(reader: Reader, orderId: string): Promise<string[]> {
  const returns = await reader
    .selectFrom("returns")
    .select(["code", "status", "created_at"])
    .where("order_id", "=", orderId)
    .orderBy("created_at")
    .execute();
  if (returns.length === 0) return [];
  return inColumns([
    ["Return", "Asked", "State"],
    ...returns.map(({ code, created_at, status }) => [code, dayOf(created_at), status]),
  ]);
}

async function eventsOf(reader: Reader, orderId: string): Promise<string[]> {
  const events = await reader
    .selectFrom("order_events")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
  return inColumns(
    events.map(({ created_at, event, detail }) => [
      momentOf(created_at),
      event,
      Object.values(JSON.parse(detail) as Record<string, string>).join(" "),
    ]),
  );
}
