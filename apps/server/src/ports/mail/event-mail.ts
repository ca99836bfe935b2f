import { paths } from "@reagent/api/pages/paths";
import { isReported } from "@reagent/domain/restriction";
import { listedGoods } from "../../catalogue/listed-goods.ts";
import type { Tx } from "../../database/database.ts";
import type { MailedEvent } from "../../database/schema-order.ts";
import { enqueue, type MailOf, type WrittenAt } from "./enqueue.ts";
import {
  type Contents,
  type EventDetail,
  eventWords,
  type MailedOrder,
} from "./event-mail-words.ts";
import { linkMail } from "./mail-content.ts";
import type { Message } from "./mail.ts";
import { orderPageOf } from "./order-page.ts";

/** Where the mail leads: to the order's parcels, to the return with its slip and tracking number, or to the order. */
function pageOf(
  event: MailedEvent,
  { id, code, kind }: MailedOrder,
  { return: returnCode }: EventDetail,
): string {
  if (event === "shipped" || event === "parcel-corrected" || event === "delivered")
    return paths.orderPackage({ orderCode: code });
  return returnCode === undefined
    ? orderPageOf[kind]({ orderId: id })
    : paths.returns({ returnCode });
}

/** Whether what an event reports still holds: a parcel was not taken back or corrected again, a return has not gone on. */
async function stillHolds(tx: Tx, event: MailedEvent, detail: EventDetail): Promise<boolean> {
  switch (event) {
    case "shipped":
    case "delivered":
    case "parcel-corrected": {
      const parcel = await tx
        .selectFrom("shipments")
        .select(["express_company", "express_number"])
        .where("code", "=", detail["shipment"] ?? "")
        .executeTakeFirst();
      if (event !== "parcel-corrected") return parcel !== undefined;
      return (
        parcel?.express_company === detail["company"] && parcel?.express_number === detail["number"]
      );
    }
    case "return-approved":
    case "return-refused": {
      const found = await tx
        .selectFrom("returns")
        .select(["status", "received_at"])
        .where("code", "=", detail["return"] ?? "")
        .executeTakeFirst();
      if (event === "return-refused") return found?.status === "terminated";
      return found?.status === "processing" && found.received_at === null;
    }
    case "refunded":
    case "payment-returned":
    case "payment-return-failed":
    case "shipment-undone":
      return true;
  }
}

/** What is in a parcel, in the order of the order's lines, whatever the batch. */
async function contentsOf(tx: Tx, { shipment = "" }: EventDetail): Promise<Contents> {
  const rows = await tx
    .selectFrom("shipment_lines as sent")
    .innerJoin("order_lines as line", (on) =>
      on.onRef("line.order_id", "=", "sent.order_id").onRef("line.position", "=", "sent.position"),
    )
    .select(GOODS)
    .select((of) => of.fn.sum("sent.quantity").as("quantity"))
    .where("sent.shipment_code", "=", shipment)
    .groupBy(GOODS)
    .orderBy("line.position")
    .execute();
  return (await listedGoods(tx, rows)).map((line) => ({
    zh: `${line.product_code} ${line.name_zh} × ${Number(line.quantity)}`,
    en: `${line.product_code} ${line.name_en} × ${Number(line.quantity)}`,
    productCode: line.product_code,
    isReported: isReported(line),
  }));
}

const GOODS = [
  "line.position",
  "line.product_code",
  "line.item_code",
  "line.name_zh",
  "line.name_en",
  "line.cas",
  "line.hazardous_number",
  "line.specification_zh",
] as const;

/**
 * Sends a mail about an event of an order after the transaction is committed, unless its customer has switched these mails off. It is
 * in the language of the order.
 */
export async function mailEvent(
  tx: Tx,
  {
    kind,
    orderId,
    position,
    now,
  }: { kind: MailedEvent; orderId: string; position: number; now: number },
): Promise<void> {
  const order = await tx
    .selectFrom("orders")
    .innerJoin("customers", "customers.id", "orders.customer_id")
    .select(["orders.language", "customers.gets_order_mails"])
    .where("orders.id", "=", orderId)
    .executeTakeFirstOrThrow();
  if (order.gets_order_mails === 0) return;
  const { language } = order;
  await enqueue(tx, { kind, recipient: "", subject: `${orderId} ${position}`, language, now });
}

/**
 * The mail about an event of an order; undefined where its customer has switched these mails off in the meantime, or what it reports does
 * not hold any more.
 */
export async function writeEvent(
  tx: Tx,
  { kind, subject, language }: MailOf<MailedEvent>,
  { publicUrl }: WrittenAt,
): Promise<Message | undefined> {
  const [orderId = "", position = ""] = subject.split(" ");
  const row = await tx
    .selectFrom("order_events")
    .innerJoin("orders", "orders.id", "order_events.order_id")
    .innerJoin("customers", "customers.id", "orders.customer_id")
    .select(["orders.id", "orders.code", "orders.kind", "orders.paid_by"])
    .select(["order_events.detail", "customers.email"])
    .where("order_events.order_id", "=", orderId)
    .where("order_events.position", "=", Number(position))
    .where("customers.gets_order_mails", "=", 1)
    .executeTakeFirst();
  if (!row) return undefined;
  const detail = JSON.parse(row.detail) as EventDetail;
  if (!(await stillHolds(tx, kind, detail))) return undefined;
  const words = eventWords[kind](row, detail, await contentsOf(tx, detail));
  const path = pageOf(kind, row, detail);
  return { to: row.email, ...linkMail(words, { path, language, publicUrl }) };
}
