import { randomUUID } from "node:crypto";
import { readInvoiceAddress, updateInvoiceAddress } from "@reagent/api/contract/address";
import { codes } from "@reagent/api/contract/envelope";
import { EMPTY_ADDRESS, InvoiceAddressForm } from "@reagent/domain/address";
import { splitLandline } from "@reagent/domain/landline";
import * as v from "valibot";
import type { Reader } from "../../database/database.ts";
import { answersCustomer, changes } from "../../http/call.ts";
import { Refusal } from "../../http/refusal.ts";
import { isRegionPath } from "../region/regions.ts";
import { columnsOf, placeOf } from "./addresses.ts";
import { addressMessages } from "./messages.ts";

/** Where a customer's invoices go, with the names of its regions; all empty where nothing was saved. */
export async function readInvoiceAddressOf(reader: Reader, customerId: string) {
  const row = await reader
    .selectFrom("invoice_addresses")
    .selectAll()
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return {
    addressId: row?.id ?? "",
    ...placeOf(row ?? columnsOf(EMPTY_ADDRESS)),
  };
}

const answerInfo = answersCustomer(readInvoiceAddress, ({ customer }, { database }) =>
  readInvoiceAddressOf(database.read, customer.id),
);

/** A customer has one, which is kept in place of the one before. */
const update = changes(updateInvoiceAddress, async ({ params, customer, language }, tx) => {
  const read = v.safeParse(InvoiceAddressForm, { ...params, ...splitLandline(params.phone) });
  if (!read.success || !isRegionPath(read.output)) {
    throw new Refusal(codes.badRequest, addressMessages.incomplete[language]);
  }
  const columns = columnsOf(read.output);
  await tx
    .insertInto("invoice_addresses")
    .values({ id: randomUUID(), customer_id: customer.id, ...columns })
    .onConflict((conflict) => conflict.column("customer_id").doUpdateSet(columns))
    .execute();
  return {};
});

export const invoiceAddressRoutes = [answerInfo, update];
