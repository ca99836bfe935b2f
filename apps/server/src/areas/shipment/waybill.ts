import { addressOf } from "@reagent/api/client/address";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { downloadWaybill, type issueWaybillTicket } from "@reagent/api/contract/shipment";
import { shop } from "@reagent/api/contract/shop";
import { shipmentMessages } from "@reagent/api/messages/shipment";
import { momentOf } from "../../basics/day.ts";
import type { Language, LocalizedText } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { Call, CustomerCall, Download, Services } from "../../calls/call.ts";
import type { Reader, Tx } from "../../database/database.ts";
import {
  deliveryFacts,
  joined,
  paperSheet,
  printed,
  words as paperWords,
} from "../../documents/order-paper.ts";
import { documentWords, factsOf } from "../../documents/words.ts";
import { issueTicketInLanguage, redeemTicketInLanguage } from "../../sessions/ticket.ts";
import { mayPrintWaybills } from "./may-print-waybills.ts";
import { parcelsOf } from "./parcels.ts";

const PURPOSE = "waybill";

/** Issues a ticket for the waybill of the customer's own parcel, in the address where it is downloaded. */
export async function issueWaybill(
  { params, customer, language, now }: CustomerCall<ParamsOf<typeof issueWaybillTicket>>,
  tx: Tx,
): Promise<{ url: string }> {
  const { parcelCode } = params;
  if (!(await mayPrintWaybills(tx, customer.id))) {
    throw new Refusal(codes.notEntitled, shipmentMessages.noWaybill[language]);
  }
  if (!(await findParcel(tx, customer.id, parcelCode))) {
    throw new Refusal(codes.notFound, shipmentMessages.parcelMissing[language]);
  }
  const paper = { customerId: customer.id, purpose: PURPOSE, subject: parcelCode, language };
  const ticket = await issueTicketInLanguage(tx, paper, now);
  return { url: addressOf(downloadWaybill, "", { parcelCode, customerCode: customer.id, ticket }) };
}

/** Prints the waybill that a ticket admits to; undefined for an invalid ticket. */
export async function openWaybill(
  { params, now }: Call<ParamsOf<typeof downloadWaybill>>,
  services: Services,
): Promise<Download | undefined> {
  const { parcelCode, customerCode, ticket } = params;
  const { database } = services;
  const admission = await database.transact((tx) =>
    redeemTicketInLanguage(tx, { ticket, purpose: PURPOSE, subject: parcelCode, now }),
  );
  if (
    admission?.customerId !== customerCode ||
    !(await mayPrintWaybills(database.read, customerCode))
  ) {
    return undefined;
  }
  const parcel = await findParcel(database.read, customerCode, parcelCode);
  return parcel && print(services, parcel, admission.language);
}

async function findParcel(reader: Reader, customerId: string, parcelCode: string) {
  return reader
    .selectFrom("shipments")
    .innerJoin("orders", "orders.id", "shipments.order_id")
    .selectAll("orders")
    .select("shipments.code as parcel_code")
    .where("shipments.code", "=", parcelCode)
    .where("orders.customer_id", "=", customerId)
    .executeTakeFirst();
}

const words = {
  title: { zh: "运单", en: "Waybill" },
  parcel: { zh: "发货通知单", en: "Shipment notice" },
  shippedAt: { zh: "发货时间", en: "Shipped on" },
  company: { zh: "快递公司", en: "Courier" },
  number: { zh: "快递单号", en: "Tracking number" },
  sender: { zh: "寄件人", en: "Sender" },
  batch: { zh: "批号", en: "Batch" },
  signature: { zh: "签收人及日期", en: "Received by, on" },
} satisfies Record<string, LocalizedText>;

async function print(
  services: Services,
  order: NonNullable<Awaited<ReturnType<typeof findParcel>>>,
  language: Language,
): Promise<Download | undefined> {
  const parcels = await parcelsOf(services.database.read, order, language);
  const parcel = parcels.find(({ parcelCode }) => parcelCode === order.parcel_code);
  if (!parcel) return undefined;
  const columns = [documentWords.productCode, documentWords.name, words.batch, paperWords.quantity];
  const facts = factsOf(language, [
    [words.parcel, parcel.parcelCode],
    [paperWords.order, order.code],
    [words.shippedAt, momentOf(parcel.shippedAt)],
    [words.company, parcel.expressCompany],
    [words.number, parcel.expressNumber],
    [words.sender, joined(shop.company.name[language], shop.company.address[language])],
    ...deliveryFacts(order, language),
  ]);
  const sheet = await paperSheet(
    services.database.read,
    {
      title: words.title,
      blocks: [
        { kind: "facts", facts },
        { kind: "heading", text: paperWords.goods[language] },
        {
          kind: "table",
          columns: columns.map((each) => each[language]),
          shares: [2, 5, 2, 1],
          rows: parcel.lines.map((line) => [
            line.productCode,
            joined(line.name, line.specification),
            line.batchCode,
            String(line.quantity),
          ]),
        },
        {
          kind: "facts",
          facts: [{ label: words.signature[language], value: "________________" }],
        },
      ],
    },
    language,
  );
  return printed(services, sheet, parcel.parcelCode);
}
