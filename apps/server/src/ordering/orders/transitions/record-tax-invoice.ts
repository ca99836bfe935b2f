import { codes } from "@reagent/api/contract/envelope";
import { orderMessages } from "@reagent/api/messages/order";
import type { InvoiceFormat } from "@reagent/domain/invoice-format";
import { type Fen, fen } from "@reagent/domain/money";
import { invoiceForNumber } from "@reagent/domain/order-invoice";
import { Refusal } from "../../../basics/refusal.ts";
import type { Tx } from "../../../database/database.ts";
import { mailInvoice } from "../../../ports/mail/invoice-mail.ts";
import { invoiceOrder } from "./issue-invoice.ts";
import type { TransitionContext } from "./loaded-order.ts";

/** A file of an invoice, which is stored already. */
export interface StoredInvoiceFile {
  readonly format: InvoiceFormat;
  /** Its name in the files of the shop. */
  readonly file: string;
  readonly fileName: string;
}

/** What the tax office has issued for an order. */
interface TaxInvoice {
  readonly orderId: string;
  /** What is invoiced where no invoice waits for its number. */
  readonly extent: "all" | "sent";
  readonly number: string;
  /** "2026-11-21". */
  readonly day: string;
  /** Undefined where it is not known. */
  readonly amount: Fen | undefined;
  readonly files: readonly StoredInvoiceFile[];
}

interface RecordedInvoice {
  readonly code: string;
  /** Whether this number was recorded for the order before. */
  readonly wasKnown: boolean;
  /** Stored files that no invoice has any more. */
  readonly replaced: readonly string[];
}

/**
 * Records number, day and files of an invoice of the tax office: for the order's invoice that has this number or waits for one, else for
 * a new one (decisions, invoices of the tax office).
 */
export async function recordTaxInvoice(
  tx: Tx,
  taxInvoice: TaxInvoice,
  context: TransitionContext,
): Promise<RecordedInvoice> {
  const { orderId, number, day, files } = taxInvoice;
  const elsewhere = await tx
    .selectFrom("order_invoices")
    .select("code")
    .where("tax_number", "=", number)
    .where("order_id", "<>", orderId)
    .executeTakeFirst();
  if (elsewhere) throw refused("taxNumberElsewhere", context);
  const { code, wasKnown } = await invoiceOf(tx, taxInvoice, context);
  await tx
    .updateTable("order_invoices")
    .set({ tax_number: number, tax_day: day })
    .where("code", "=", code)
    .execute();
  const replaced: string[] = [];
  for (const { format, file, fileName } of files) {
    const before = await tx
      .deleteFrom("order_invoice_files")
      .where("invoice_code", "=", code)
      .where("format", "=", format)
      .returning("file")
      .execute();
    replaced.push(...before.map((each) => each.file));
    await tx
      .insertInto("order_invoice_files")
      .values({ order_id: orderId, invoice_code: code, format, file, file_name: fileName })
      .execute();
  }
  if (!wasKnown || files.length > 0) await mailInvoice(tx, { code, now: context.now });
  return { code, wasKnown, replaced };
}

async function invoiceOf(
  tx: Tx,
  { orderId, extent, number, amount }: TaxInvoice,
  context: TransitionContext,
): Promise<{ readonly code: string; readonly wasKnown: boolean }> {
  const rows = await tx
    .selectFrom("order_invoices")
    .select(["code", "tax_number as taxNumber", "amount", "reverses"])
    .where("order_id", "=", orderId)
    .execute();
  const reversed = new Set(rows.map(({ reverses }) => reverses));
  const invoices = rows
    .filter((row) => row.taxNumber !== "" || (row.reverses === null && !reversed.has(row.code)))
    .map((row) => ({ ...row, amount: fen(row.amount) }));
  const found = invoiceForNumber(invoices, { number, amount });
  if (found === "several") throw refused("severalInvoices", context);
  if (found !== "new") return { code: found.code, wasKnown: found.taxNumber === number };
  const issued = await invoiceOrder(tx, { orderId, extent }, context);
  const [meant, ...others] = issued.filter(
    (invoice) => amount === undefined || invoice.amount === amount,
  );
  if (!meant) throw refused("otherInvoiceAmount", context);
  if (others.length > 0) throw refused("severalInvoices", context);
  return { code: meant.code, wasKnown: false };
}

const refused = (
  why: "taxNumberElsewhere" | "severalInvoices" | "otherInvoiceAmount",
  { language }: TransitionContext,
) => new Refusal(codes.locked, orderMessages[why][language]);
