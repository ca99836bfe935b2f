import { shop } from "@reagent/api/contract/shop";
import type { InvoiceFormat } from "@reagent/domain/invoice-format";
import { fen, formatYuan } from "@reagent/domain/money";
import type { Selectable } from "kysely";
import { dayOf } from "../../../basics/day.ts";
import type { Language, LocalizedText } from "../../../basics/language.ts";
import type { Reader } from "../../../database/database.ts";
import type { Schema } from "../../../database/schema.ts";
import {
  goodsBlocks,
  joined,
  moneyFacts,
  paperSheet,
  words,
} from "../../../documents/order-paper.ts";
import { factsOf } from "../../../documents/words.ts";
import type { StoredOrder } from "../../../ordering/orders/find-order.ts";
import type { Sheet } from "../../../ports/documents/sheet.ts";
import { invoiceTypeNames } from "../names.ts";

type StoredInvoice = Selectable<Schema["order_invoices"]>;

/** An invoice of an order; undefined where there is none. */
export async function findInvoice(
  reader: Reader,
  { orderId, invoiceCode }: { readonly orderId: string; readonly invoiceCode: string },
): Promise<StoredInvoice | undefined> {
  return reader
    .selectFrom("order_invoices")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("code", "=", invoiceCode)
    .executeTakeFirst();
}

/** The invoices of an order, oldest first. */
export function invoicesOf(reader: Reader, orderId: string): Promise<StoredInvoice[]> {
  return reader
    .selectFrom("order_invoices")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("issued_at")
    .orderBy("code")
    .execute();
}

/** The tax office's documents of an invoice, in each format that is there. */
export function invoiceFiles(
  reader: Reader,
  { order_id: orderId, code }: StoredInvoice,
): Promise<Selectable<Schema["order_invoice_files"]>[]> {
  return reader
    .selectFrom("order_invoice_files")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("invoice_code", "=", code)
    .orderBy("format")
    .execute();
}

/** The tax office's document of an invoice of an order in a format; undefined where there is none. */
export async function findInvoiceFile(
  reader: Reader,
  {
    orderId,
    invoiceCode,
    format,
  }: {
    readonly orderId: string;
    readonly invoiceCode: string;
    readonly format: InvoiceFormat | "own-paper";
  },
): Promise<Selectable<Schema["order_invoice_files"]> | undefined> {
  if (format === "own-paper") return undefined;
  return reader
    .selectFrom("order_invoice_files")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("invoice_code", "=", invoiceCode)
    .where("format", "=", format)
    .executeTakeFirst();
}

/** An invoice of an order. */
export async function invoiceSheet(
  reader: Reader,
  { order, invoice }: { readonly order: StoredOrder; readonly invoice: StoredInvoice },
  language: Language,
): Promise<Sheet> {
  const lines = await reader
    .selectFrom("order_invoice_lines")
    .innerJoin("order_lines", (join) =>
      join
        .onRef("order_lines.order_id", "=", "order_invoice_lines.order_id")
        .onRef("order_lines.position", "=", "order_invoice_lines.position"),
    )
    .selectAll("order_lines")
    .select("order_invoice_lines.quantity")
    .where("order_invoice_lines.invoice_code", "=", invoice.code)
    .orderBy("order_lines.position")
    .execute();
  const funds = [...new Set(lines.map(({ fund }) => fund))].filter((fund) => fund !== "");
  const facts = factsOf(language, [
    [words.invoiceCode, invoice.code],
    [words.taxInvoiceNumber, invoice.tax_number],
    [words.reversed, invoice.reverses],
    [words.order, order.code],
    [words.fund, funds.join(", ")],
    [words.issued, dayOf(invoice.issued_at)],
    ...billing(order, language),
  ]);
  const sums = { ...invoice, refunded_amount: 0, vat_permille: order.vat_permille };
  return paperSheet(
    reader,
    {
      title: invoice.reverses === null ? words.invoice : words.creditNote,
      blocks: [
        { kind: "facts", facts },
        ...goodsBlocks(order, lines, language),
        { kind: "facts", facts: moneyFacts(sums, language) },
      ],
    },
    language,
  );
}

/** What the invoices of an order are made out to, and those that were issued. */
export async function invoiceDataSheet(
  reader: Reader,
  order: StoredOrder,
  language: Language,
): Promise<Sheet> {
  const invoices = await invoicesOf(reader, order.id);
  const facts = factsOf(language, [[words.order, order.code], ...billing(order, language)]);
  const columns = [words.invoiceCode, words.issued, words.total];
  return paperSheet(
    reader,
    {
      title: { zh: "开票资料", en: "Invoice data" },
      blocks: [
        { kind: "facts", facts },
        { kind: "heading", text: words.issuedInvoices[language] },
        invoices.length > 0
          ? {
              kind: "table",
              columns: columns.map((each) => each[language]),
              rows: invoices.map(({ code, issued_at: issuedAt, amount }) => [
                code,
                dayOf(issuedAt),
                formatYuan(fen(amount)),
              ]),
            }
          : { kind: "paragraph", text: words.noInvoice[language] },
      ],
    },
    language,
  );
}

const billing = (order: StoredOrder, language: Language): (readonly [LocalizedText, string])[] => [
  [words.invoiceType, invoiceTypeNames[order.invoice_type][language]],
  [words.title, order.invoice_title],
  [words.taxNumber, order.invoice_tax_number],
  [words.bank, joined(order.invoice_bank, order.invoice_bank_account)],
  [words.billingAddress, joined(order.invoice_address, order.invoice_phone)],
  [words.seller, shop.company.name[language]],
];
