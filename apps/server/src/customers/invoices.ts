import type { InvoiceForm, InvoiceInfo } from "@reagent/api/contract/invoice";
import { type InvoiceMethod, invoiceRecipient, isInvoiceSaved } from "@reagent/domain/invoice";
import type { Reader, Tx } from "../database/database.ts";

/** The invoice information of a customer who has not saved any. */
export const nothingSaved: InvoiceInfo = {
  type: "blank",
  title: "",
  taxNumber: "",
  bank: "",
  bankAccount: "",
  address: "",
  phone: "",
  email: "",
  method: "other",
};

/** A customer's invoice information, with the address that an electronic invoice is mailed to; all empty where none is saved. */
export async function readInvoiceOf(reader: Reader, customerId: string): Promise<InvoiceInfo> {
  const row = await reader
    .selectFrom("invoices")
    .innerJoin("customers", "customers.id", "invoices.customer_id")
    .select([
      "type",
      "title",
      "tax_number as taxNumber",
      "bank",
      "bank_account as bankAccount",
      "invoices.address",
      "invoices.phone",
      "invoices.email",
      "method",
      "customers.email as customerEmail",
    ])
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  if (!row) return nothingSaved;
  const { customerEmail, ...invoice } = row;
  return { ...invoice, email: invoiceRecipient(invoice, customerEmail) };
}

/** What the form of the checkout begins with: the customer's own e-mail address while none is saved (decisions, invoice kind). */
export async function readInvoiceToFill(reader: Reader, customerId: string): Promise<InvoiceInfo> {
  const invoice = await readInvoiceOf(reader, customerId);
  if (isInvoiceSaved(invoice.type) || invoice.email !== "") return invoice;
  const { email } = await reader
    .selectFrom("customers")
    .select("email")
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  return { ...invoice, email };
}

/** Writes a customer's invoice information in place of the previous one; the method stays. */
export async function writeInvoice(
  tx: Tx,
  customerId: string,
  { taxNumber, bankAccount, type, title, bank, address, phone, email }: InvoiceForm,
): Promise<void> {
  const row = {
    type,
    title,
    tax_number: taxNumber,
    bank,
    bank_account: bankAccount,
    address,
    phone,
    email,
  };
  await tx
    .insertInto("invoices")
    .values({ ...row, customer_id: customerId, method: nothingSaved.method })
    .onConflict((conflict) => conflict.column("customer_id").doUpdateSet(row))
    .execute();
}

/** Sets how a customer's invoices are made, which decides the types that the customer can choose; what is saved stays. */
export async function setInvoiceMethod(
  tx: Tx,
  customerId: string,
  method: InvoiceMethod,
): Promise<void> {
  const { taxNumber, bankAccount, ...nothing } = nothingSaved;
  await tx
    .insertInto("invoices")
    .values({
      ...nothing,
      tax_number: taxNumber,
      bank_account: bankAccount,
      customer_id: customerId,
      method,
    })
    .onConflict((conflict) => conflict.column("customer_id").doUpdateSet({ method }))
    .execute();
}

/** Lets a customer save the invoice information again. What was entered stays in the form. */
export async function unlockInvoice(tx: Tx, customerId: string): Promise<void> {
  await tx
    .updateTable("invoices")
    .set({ type: nothingSaved.type })
    .where("customer_id", "=", customerId)
    .execute();
}
