import { isDeletedEmail } from "@reagent/domain/account-state";
import { invoiceDelivery, invoiceRecipient } from "@reagent/domain/invoice";
import { fen, formatYuan } from "@reagent/domain/money";
import type { LocalizedText } from "../../basics/language.ts";
import type { Tx } from "../../database/database.ts";
import { enqueue, type MailOf, type WrittenAt } from "./enqueue.ts";
import { linkMail } from "./mail-content.ts";
import type { WrittenMail } from "./mail.ts";
import { orderPageOf } from "./order-page.ts";

/**
 * Mails an invoice after the transaction is committed, in the language of its order: to its e-mail address, with the tax office's files
 * that it has by then. One that waits already is not queued again.
 */
export async function mailInvoice(
  tx: Tx,
  { code, now }: { readonly code: string; readonly now: number },
): Promise<void> {
  const waiting = await tx
    .selectFrom("outgoing_mails")
    .select("id")
    .where("kind", "=", "invoice")
    .where("subject", "=", code)
    .where("attempts", "=", 0)
    .executeTakeFirst();
  if (waiting) return;
  const { language } = await tx
    .selectFrom("order_invoices")
    .innerJoin("orders", "orders.id", "order_invoices.order_id")
    .select("orders.language")
    .where("order_invoices.code", "=", code)
    .executeTakeFirstOrThrow();
  await enqueue(tx, { kind: "invoice", recipient: "", subject: code, language, now });
}

/** The mail of an invoice; undefined where it was taken back or reversed, or the account is deleted. */
export async function writeInvoice(
  tx: Tx,
  { subject: code, language }: MailOf<"invoice">,
  { publicUrl }: WrittenAt,
): Promise<WrittenMail | undefined> {
  const row = await tx
    .selectFrom("order_invoices")
    .innerJoin("orders", "orders.id", "order_invoices.order_id")
    .innerJoin("customers", "customers.id", "orders.customer_id")
    .select(["orders.id", "orders.code as order", "orders.kind", "customers.email"])
    .select(["orders.invoice_type", "orders.invoice_method", "orders.invoice_email"])
    .select("orders.is_invoice_with_goods")
    .select(["order_invoices.amount", "order_invoices.tax_number"])
    .where("order_invoices.code", "=", code)
    .where("order_invoices.reverses", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("order_invoices as credit")
            .select("credit.code")
            .whereRef("credit.reverses", "=", "order_invoices.code"),
        ),
      ),
    )
    .executeTakeFirst();
  if (!row || isDeletedEmail(row.email)) return undefined;
  const files = await tx
    .selectFrom("order_invoice_files")
    .select(["file", "file_name as fileName"])
    .where("invoice_code", "=", code)
    .orderBy("format")
    .execute();
  const invoice = { method: row.invoice_method, type: row.invoice_type, email: row.invoice_email };
  const isPaper = invoiceDelivery(invoice.method, invoice.type) === "paper";
  const content = linkMail(
    {
      subject: {
        zh: `订单 ${row.order} 的发票已开具`,
        en: `The invoice of your order ${row.order}`,
      },
      before: [
        {
          zh: `订单 ${row.order} 的发票 ${code} 已开具，金额 ${formatYuan(fen(row.amount))} 元。`,
          en: `Invoice ${code} of order ${row.order} was issued, for ¥${formatYuan(fen(row.amount))}.`,
        },
        ...(row.tax_number === ""
          ? []
          : [{ zh: `发票号码：${row.tax_number}。`, en: `Its number is ${row.tax_number}.` }]),
        ...howItComes({
          files: files.length,
          isPaper,
          isWithGoods: row.is_invoice_with_goods === 1,
        }),
      ],
      link: { zh: "查看订单", en: "See the order" },
      after: [],
    },
    { path: orderPageOf[row.kind]({ orderId: row.id }), language, publicUrl },
  );
  const to = invoiceRecipient(invoice, row.email) || row.email;
  return { to, ...content, ...(files.length > 0 ? { files } : {}) };
}

/** How an invoice gets to its customer; nothing for an electronic one whose file is still to come. */
function howItComes({
  files,
  isPaper,
  isWithGoods,
}: {
  readonly files: number;
  readonly isPaper: boolean;
  readonly isWithGoods: boolean;
}): LocalizedText[] {
  if (files > 0) return [{ zh: "发票文件见附件。", en: "The invoice is attached." }];
  if (!isPaper) return [];
  return [
    isWithGoods
      ? {
          zh: "纸质发票寄至订单的收货地址。",
          en: "The paper invoice is sent to the delivery address.",
        }
      : {
          zh: "纸质发票寄至您的发票地址。",
          en: "The paper invoice is sent to your invoice address.",
        },
  ];
}
