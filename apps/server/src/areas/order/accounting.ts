import type { Readable } from "node:stream";
import { addressOf } from "@reagent/api/client/address";
import {
  downloadAccountingFile,
  type issueAccountingTicket,
} from "@reagent/api/contract/accounting";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { accountingMessages } from "@reagent/api/messages/accounting";
import { callMessages } from "@reagent/api/messages/call";
import type { AccountingFile } from "@reagent/domain/accounting";
import { csvStream } from "../../basics/csv-stream.ts";
import { afterDay, startOfDay } from "../../basics/day.ts";
import type { Language, LocalizedText } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { Call, CustomerCall, Download, Services } from "../../calls/call.ts";
import type { Reader, Tx } from "../../database/database.ts";
import { issueTicketInLanguage, redeemTicketInLanguage } from "../../sessions/ticket.ts";
import { invoiceColumns, lineColumns, orderColumns } from "./accounting-columns.ts";

const PURPOSE = "accounting file";

/** Records that are read at a time, so that a long period neither fills the memory nor delays other calls. */
const AT_A_TIME = 100;

const titles: Readonly<Record<AccountingFile, LocalizedText>> = {
  orders: { zh: "订单", en: "Orders" },
  lines: { zh: "订单明细", en: "Order lines" },
  invoices: { zh: "发票", en: "Invoices" },
};

/** A file of a customer's own records of a period; an empty day is an open end. */
interface Asked {
  readonly file: AccountingFile;
  readonly from: string;
  readonly to: string;
}

interface Own extends Asked {
  readonly customerId: string;
}

const subjectOf = ({ file, from, to }: Asked): string => [file, from, to].join(" ");

function fileNameOf({ file, from, to }: Asked, language: Language): string {
  const days = [from, to].filter((day) => day !== "");
  return `${[titles[file][language], ...days].join("-")}.csv`;
}

/** Issues a ticket for a file of the customer's own orders or invoices (rules, files for accounting). */
export async function issueAccountingFile(
  { params, customer, language, now }: CustomerCall<ParamsOf<typeof issueAccountingTicket>>,
  tx: Tx,
): Promise<{ fileName: string; url: string }> {
  const { file, from, to } = params;
  if (file === "unknown") throw new Refusal(codes.badRequest, callMessages.badRequest[language]);
  const own = { customerId: customer.id, file, from, to };
  const first =
    file === "invoices"
      ? await invoicesOf(tx, own).limit(1).executeTakeFirst()
      : await ordersOf(tx, own).limit(1).executeTakeFirst();
  if (!first) throw new Refusal(codes.badRequest, accountingMessages.nothing[language]);
  const admission = {
    customerId: customer.id,
    purpose: PURPOSE,
    subject: subjectOf(own),
    language,
  };
  const ticket = await issueTicketInLanguage(tx, admission, now);
  return {
    fileName: fileNameOf(own, language),
    url: addressOf(downloadAccountingFile, "", { file, from, to, ticket }),
  };
}

/** The file that a ticket admits to; undefined for an invalid ticket. */
export async function openAccountingFile(
  { params, now }: Call<ParamsOf<typeof downloadAccountingFile>>,
  { database }: Pick<Services, "database">,
): Promise<Download | undefined> {
  const { file, from, to, ticket } = params;
  if (file === "unknown") return undefined;
  const asked = { file, from, to };
  const admission = await database.transact((tx) =>
    redeemTicketInLanguage(tx, { ticket, purpose: PURPOSE, subject: subjectOf(asked), now }),
  );
  if (!admission) return undefined;
  const { language, customerId } = admission;
  return {
    fileName: fileNameOf(asked, language),
    mediaType: "text/csv; charset=utf-8",
    isAttachment: true,
    content: contentOf(database.read, { ...asked, customerId }, language),
  };
}

function contentOf(reader: Reader, own: Own, language: Language): Readable {
  switch (own.file) {
    case "orders":
      return csvStream(allOrders(reader, own), orderColumns, language);
    case "lines":
      return csvStream(allLines(reader, own), lineColumns, language);
    case "invoices":
      return csvStream(allInvoices(reader, own), invoiceColumns, language);
  }
}

function ordersOf(reader: Reader, { customerId, from, to }: Own) {
  return reader
    .selectFrom("orders")
    .selectAll()
    .where("customer_id", "=", customerId)
    .$if(from !== "", (all) => all.where("created_at", ">=", startOfDay(from)))
    .$if(to !== "", (all) => all.where("created_at", "<", afterDay(to)))
    .orderBy("created_at")
    .orderBy("id");
}

/** The orders of a period, oldest first, in pages. */
async function* orderPages(reader: Reader, own: Own) {
  let last: { readonly created_at: number; readonly id: string } | undefined;
  for (;;) {
    const after = last;
    const page = await ordersOf(reader, own)
      .$if(after !== undefined, (all) =>
        all.where(({ or, and, eb }) =>
          or([
            eb("created_at", ">", after?.created_at ?? 0),
            and([eb("created_at", "=", after?.created_at ?? 0), eb("id", ">", after?.id ?? "")]),
          ]),
        ),
      )
      .limit(AT_A_TIME)
      .execute();
    last = page.at(-1);
    if (!last) return;
    yield page;
  }
}

async function* allOrders(reader: Reader, own: Own) {
  for await (const page of orderPages(reader, own)) yield* page;
}

async function* allLines(reader: Reader, own: Own) {
  for await (const page of orderPages(reader, own)) {
    const lines = await reader
      .selectFrom("order_lines")
      .selectAll()
      .where(
        "order_id",
        "in",
        page.map(({ id }) => id),
      )
      .orderBy("position")
      .execute();
    const byOrder = Map.groupBy(lines, ({ order_id }) => order_id);
    for (const order of page) for (const line of byOrder.get(order.id) ?? []) yield { order, line };
  }
}

function invoicesOf(reader: Reader, { customerId, from, to }: Own) {
  return reader
    .selectFrom("order_invoices")
    .innerJoin("orders", "orders.id", "order_invoices.order_id")
    .selectAll("order_invoices")
    .select([
      "orders.code as order_code",
      "orders.customer_order_number",
      "orders.invoice_title",
      "orders.invoice_tax_number",
      "orders.vat_permille",
    ])
    .where("orders.customer_id", "=", customerId)
    .$if(from !== "", (all) => all.where("order_invoices.issued_at", ">=", startOfDay(from)))
    .$if(to !== "", (all) => all.where("order_invoices.issued_at", "<", afterDay(to)))
    .orderBy("order_invoices.issued_at")
    .orderBy("order_invoices.code");
}

/** The invoices that were issued in a period, oldest first, read in pages. */
async function* allInvoices(reader: Reader, own: Own) {
  let last: { readonly issued_at: number; readonly code: string } | undefined;
  for (;;) {
    const after = last;
    const page = await invoicesOf(reader, own)
      .$if(after !== undefined, (all) =>
        all.where(({ or, and, eb }) =>
          or([
            eb("order_invoices.issued_at", ">", after?.issued_at ?? 0),
            and([
              eb("order_invoices.issued_at", "=", after?.issued_at ?? 0),
              eb("order_invoices.code", ">", after?.code ?? ""),
            ]),
          ]),
        ),
      )
      .limit(AT_A_TIME)
      .execute();
    last = page.at(-1);
    if (!last) return;
    yield* page;
  }
}
