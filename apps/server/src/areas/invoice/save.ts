import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { saveInvoice } from "@reagent/api/contract/invoice";
import { invoiceMessages } from "@reagent/api/messages/invoice";
import {
  choosableInvoiceTypes,
  Invoice,
  isInvoiceSaved,
  upgradedInvoice,
} from "@reagent/domain/invoice";
import * as v from "valibot";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall } from "../../calls/call.ts";
import { readInvoiceOf, writeInvoice } from "../../customers/invoices.ts";
import type { Tx } from "../../database/database.ts";

/** Saves invoice information once; only customer service changes it afterwards (customer centre §5, invoice form; §6, saved data). */
export async function save(
  { params, customer, language }: CustomerCall<ParamsOf<typeof saveInvoice>>,
  tx: Tx,
) {
  const { type, method } = await readInvoiceOf(tx, customer.id);
  if (isInvoiceSaved(type)) {
    throw new Refusal(codes.locked, invoiceMessages.locked[language]);
  }
  const read = v.safeParse(Invoice, params);
  if (!read.success || !choosableInvoiceTypes(method).includes(read.output.type)) {
    throw new Refusal(codes.badRequest, invoiceMessages.incomplete[language]);
  }
  await writeInvoice(tx, customer.id, read.output);
  return {};
}

/** Upgrades saved invoice information to the all-electronic type; refuses a type that has none. */
export async function upgrade({ customer, language }: CustomerCall<unknown>, tx: Tx) {
  const saved = await readInvoiceOf(tx, customer.id);
  const { email } = await tx
    .selectFrom("customers")
    .select("email")
    .where("id", "=", customer.id)
    .executeTakeFirstOrThrow();
  const upgraded = upgradedInvoice(saved, email);
  if (!upgraded) {
    throw new Refusal(codes.badRequest, invoiceMessages.notUpgradable[language]);
  }
  await writeInvoice(tx, customer.id, upgraded);
  return {};
}
