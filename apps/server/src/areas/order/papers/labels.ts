import { addressOf } from "@reagent/api/client/address";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { downloadOrderLabels, type issueOrderLabelsTicket } from "@reagent/api/contract/order";
import { callMessages } from "@reagent/api/messages/call";
import { orderMessages } from "@reagent/api/messages/order";
import { largestLabelled, MOST_LABELS } from "@reagent/domain/bottle-label";
import { containersOf } from "@reagent/domain/inventory";
import type { LocalizedText } from "../../../basics/language.ts";
import { Refusal } from "../../../basics/refusal.ts";
import type { Call, CustomerCall, Download, Services } from "../../../calls/call.ts";
import { findBottle } from "../../../catalogue/bottles.ts";
import type { Reader, Tx } from "../../../database/database.ts";
import { labelOf, labelPage } from "../../../documents/bottle-label.ts";
import { zplOf } from "../../../documents/zpl.ts";
import { findOrder, ownOrder, type StoredOrder } from "../../../ordering/orders/find-order.ts";
import { heldBatches, returnedOf } from "../../../ordering/orders/return-quantities.ts";
import { issueTicketInLanguage, redeemTicketInLanguage } from "../../../sessions/ticket.ts";

const PURPOSE = "order labels";

const title: LocalizedText = { zh: "标签", en: "Labels" };

/** The bottles of a batch that the customer has of an order. */
interface LabelledBottles {
  readonly productCode: string;
  readonly batchCode: string;
  readonly count: number;
}

/** Issues a ticket for the labels of the customer's own order. */
export async function issueLabelsTicket(
  call: CustomerCall<ParamsOf<typeof issueOrderLabelsTicket>>,
  tx: Tx,
): Promise<{ url: string }> {
  const { params, customer, language, now } = call;
  const { format, note } = params;
  if (format === "unknown") throw new Refusal(codes.badRequest, callMessages.badRequest[language]);
  const order = await ownOrder(tx, call);
  const bottles = await labelledBottles(tx, order);
  const total = bottles.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) throw new Refusal(codes.notFound, orderMessages.noLabels[language]);
  if (total > MOST_LABELS)
    throw new Refusal(codes.badRequest, orderMessages.tooManyLabels[language]);
  const admission = { customerId: customer.id, purpose: PURPOSE, subject: order.id, language };
  const ticket = await issueTicketInLanguage(tx, admission, now);
  return { url: addressOf(downloadOrderLabels, "", { orderId: order.id, format, note, ticket }) };
}

/** The labels that a ticket admits to, one for each bottle; undefined for an invalid ticket. */
export async function openLabels(
  { params, now }: Call<ParamsOf<typeof downloadOrderLabels>>,
  { database, pdfPrinter, publicUrl }: Services,
): Promise<Download | undefined> {
  const { orderId, format, note, ticket } = params;
  if (format === "unknown") return undefined;
  const admission = await database.transact((tx) =>
    redeemTicketInLanguage(tx, { ticket, purpose: PURPOSE, subject: orderId, now }),
  );
  if (!admission) return undefined;
  const { customerId, language } = admission;
  const order = await findOrder(database.read, { customerId, orderId });
  if (!order) return undefined;
  const labels = [];
  const packs: string[] = [];
  for (const { count, ...codes } of await labelledBottles(database.read, order)) {
    const bottle = await findBottle(database.read, codes);
    if (!bottle) continue;
    packs.push(bottle.pack);
    const label = labelOf(bottle, { language, publicUrl: publicUrl(), note: note?.trim() ?? "" });
    labels.push({ label, copies: count });
  }
  const [first] = labels;
  if (!first) return undefined;
  const name = `${title[language]}-${order.code}`;
  if (format === "zpl")
    return {
      fileName: `${name}.zpl`,
      mediaType: "text/plain; charset=utf-8",
      content: Buffer.from(labels.map(({ label, copies }) => zplOf(label, copies)).join("")),
      isAttachment: true,
    };
  const content = await pdfPrinter.print({
    title: name,
    issuer: first.label.supplier,
    page: labelPage(format, largestLabelled(packs)),
    labels,
  });
  return { fileName: `${name}.pdf`, mediaType: "application/pdf", content };
}

/** The bottles of an order that were sent with their batches and did not come back: a pack of 4×2.5L has four. */
async function labelledBottles(
  reader: Reader,
  { id, kind }: StoredOrder,
): Promise<LabelledBottles[]> {
  if (kind !== "reagent") return [];
  const sent = await reader
    .selectFrom("shipment_lines")
    .innerJoin("order_lines", (join) =>
      join
        .onRef("order_lines.order_id", "=", "shipment_lines.order_id")
        .onRef("order_lines.position", "=", "shipment_lines.position"),
    )
    .select(["order_lines.position", "order_lines.product_code", "order_lines.pack"])
    .select((of) => ["shipment_lines.batch_code", of.fn.sum("shipment_lines.quantity").as("sent")])
    .where("shipment_lines.order_id", "=", id)
    .where("shipment_lines.batch_code", "<>", "")
    .groupBy([
      "order_lines.position",
      "order_lines.product_code",
      "order_lines.pack",
      "shipment_lines.batch_code",
    ])
    .orderBy("order_lines.position")
    .orderBy("shipment_lines.batch_code")
    .execute();
  const held = await heldBatches(reader, [id]);
  return sent
    .map(({ position, product_code, pack, batch_code, sent: packs }) => {
      const left = Number(packs) - returnedOf(held, { position, batchCode: batch_code });
      return {
        productCode: product_code,
        batchCode: batch_code,
        count: left * containersOf(pack).count,
      };
    })
    .filter(({ count }) => count > 0);
}
