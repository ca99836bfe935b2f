import { addressOf } from "@reagent/api/client/address";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { downloadClaimPacks, type issueClaimPackTicket } from "@reagent/api/contract/order";
import { callMessages } from "@reagent/api/messages/call";
import { orderMessages } from "@reagent/api/messages/order";
import { type KeptSums, MOST_CLAIMED_ORDERS } from "@reagent/domain/kept-goods";
import { formatYuan, sum } from "@reagent/domain/money";
import { dayOf } from "../../../basics/day.ts";
import { type Language, languageOf, type LocalizedText } from "../../../basics/language.ts";
import { Refusal } from "../../../basics/refusal.ts";
import type { ArchivedFile } from "../../../basics/zip.ts";
import type { Call, CustomerCall, Download, Services } from "../../../calls/call.ts";
import type { Reader, Tx } from "../../../database/database.ts";
import { archiveOf } from "../../../documents/archive.ts";
import { paperSheet, words } from "../../../documents/order-paper.ts";
import { factsOf } from "../../../documents/words.ts";
import type { StoredOrder } from "../../../ordering/orders/find-order.ts";
import type { Sheet } from "../../../ports/documents/sheet.ts";
import { issueTicketInLanguage, redeemTicket } from "../../../sessions/ticket.ts";
import { matchingOrders } from "../matching.ts";
import { claimPackFiles } from "./claim-pack.ts";
import type { Made } from "./dossier.ts";
import { keptGoods } from "./kept-lines.ts";

const PURPOSE = "claim packs";

const packWords = {
  file: { zh: "报销资料", en: "Claim-packs" },
  title: { zh: "报销汇总", en: "Summary of orders" },
  orders: { zh: "订单数", en: "Orders" },
  sum: { zh: "总计（含税）", en: "Sum, with VAT" },
} satisfies Record<string, LocalizedText>;

/** Issues a ticket for the claim packs of the customer's orders that the filters match, but for cancelled ones. */
export async function issuePackTicket(
  { params, customer, language, now }: CustomerCall<ParamsOf<typeof issueClaimPackTicket>>,
  tx: Tx,
): Promise<{ url: string }> {
  const { list, relatedOrderCode } = params;
  if (list === "unknown") throw new Refusal(codes.badRequest, callMessages.badRequest[language]);
  const listed =
    list === "instrument"
      ? ({ kind: "instrument", relatedOrderCode } as const)
      : ({ kind: "reagent", isLegacy: list === "old" } as const);
  const found = await matchingOrders(tx, { ...listed, customerId: customer.id }, params)
    .select("orders.id")
    .where("orders.review", "<>", "cancelled")
    .orderBy("orders.created_at", "desc")
    .orderBy("orders.id")
    .limit(MOST_CLAIMED_ORDERS + 1)
    .execute();
  if (found.length === 0) throw new Refusal(codes.notFound, orderMessages.nothingToClaim[language]);
  if (found.length > MOST_CLAIMED_ORDERS)
    throw new Refusal(codes.badRequest, orderMessages.tooManyToClaim[language]);
  const subject = found.map(({ id }) => id).join(" ");
  const admission = { customerId: customer.id, purpose: PURPOSE, subject, language };
  const ticket = await issueTicketInLanguage(tx, admission, now);
  return { url: addressOf(downloadClaimPacks, "", { ticket }) };
}

/** The claim packs that a ticket admits to, one after another; undefined for an invalid ticket. */
export async function openPacks(
  { params: { ticket }, now, signal }: Call<ParamsOf<typeof downloadClaimPacks>>,
  services: Services,
): Promise<Download | undefined> {
  const { database, vault, publicUrl } = services;
  const admission = await database.transact((tx) =>
    redeemTicket(tx, { ticket, purpose: PURPOSE, now }),
  );
  if (!admission) return undefined;
  const [named = "", ...orderIds] = admission.subject.split(" ");
  const language = languageOf(named);
  const orders = await database.read
    .selectFrom("orders")
    .selectAll()
    .where("customer_id", "=", admission.customerId)
    .where("id", "in", orderIds)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  const made = { language, now, vault, publicUrl: publicUrl() };
  return {
    fileName: `${packWords.file[language]}-${dayOf(now)}.zip`,
    mediaType: "application/zip",
    content: await archiveOf(
      services.pdfPrinter,
      { customerId: admission.customerId, signal, now },
      (pdfPrinter) => packFiles({ ...services, pdfPrinter }, orders, made),
    ),
    isAttachment: true,
  };
}

/** A summary, then the claim pack of each order in a folder with its code. */
async function* packFiles(
  services: Parameters<typeof claimPackFiles>[0],
  orders: readonly StoredOrder[],
  made: Made,
): AsyncGenerator<ArchivedFile> {
  const summary = await summarySheet(services.database.read, orders, made.language);
  yield { path: `${summary.title}.pdf`, content: await services.pdfPrinter.print(summary) };
  for (const order of orders) {
    for await (const { path, content } of claimPackFiles(services, order, made))
      yield { path: `${order.code}/${path}`, content };
  }
}

/** The orders with what the customer keeps of each, and their sum. */
async function summarySheet(
  reader: Reader,
  orders: readonly StoredOrder[],
  language: Language,
): Promise<Sheet> {
  const kept: { readonly order: StoredOrder; readonly sums: KeptSums }[] = [];
  for (const order of orders) kept.push({ order, sums: (await keptGoods(reader, order)).sums });
  const columns = [
    words.order,
    words.date,
    words.customerOrder,
    words.goodsAmount,
    words.coupon,
    words.freight,
    words.amount,
  ];
  return paperSheet(
    reader,
    {
      title: packWords.title,
      blocks: [
        {
          kind: "table",
          columns: columns.map((each) => each[language]),
          shares: [5, 4, 5, 4, 3, 3, 4],
          rows: kept.map(({ order, sums: { goods, coupon, freight, total } }) => [
            order.code,
            dayOf(order.created_at),
            order.customer_order_number,
            ...[goods, coupon, freight, total].map(formatYuan),
          ]),
        },
        {
          kind: "facts",
          facts: factsOf(language, [
            [packWords.orders, String(orders.length)],
            [packWords.sum, `¥${formatYuan(sum(kept.map(({ sums }) => sums.total)))}`],
          ]),
        },
      ],
    },
    language,
  );
}
