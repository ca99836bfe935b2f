import { shop } from "@reagent/api/contract/shop";
import type { Selectable } from "kysely";
import type { Reader } from "../../../database/database.ts";
import type { Schema } from "../../../database/schema.ts";
import type { Download } from "../../../http/call.ts";
import { dayOf } from "../../../http/day.ts";
import type { Language } from "../../../http/language.ts";
import { factsOf } from "../../product/documents/words.ts";
import type { StoredOrder } from "../find-order.ts";
import { invoiceTypeNames } from "../names.ts";
import { goodsBlocks, joined, moneyFacts, printPaper, type Printing, words } from "./paper.ts";

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

/** Prints an invoice of an order. */
export async function printInvoice(
  printing: Printing,
  { order, invoice }: { readonly order: StoredOrder; readonly invoice: StoredInvoice },
  language: Language,
): Promise<Download> {
  const lines = await printing.database.read
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
  return printPaper(
    printing,
    {
      title: { zh: "发票", en: "Invoice" },
      code: invoice.code,
      facts: billing(order, invoice, language),
      goods: goodsBlocks(order, lines, language),
      money: moneyFacts({ ...invoice, refunded_amount: 0 }, language),
    },
    language,
  );
}

function billing(order: StoredOrder, invoice: StoredInvoice, language: Language) {
  return factsOf(language, [
    [words.invoiceCode, invoice.code],
    [words.order, order.code],
    [words.invoiceType, invoiceTypeNames[order.invoice_type][language]],
    [words.issued, dayOf(invoice.issued_at)],
    [words.title, order.invoice_title],
    [words.taxNumber, order.invoice_tax_number],
    [words.bank, joined(order.invoice_bank, order.invoice_bank_account)],
    [words.billingAddress, joined(order.invoice_address, order.invoice_phone)],
    [words.seller, shop.company.name[language]],
  ]);
}
