import { randomUUID } from "node:crypto";
import type { updateInvoiceAddress } from "@reagent/api/contract/address";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { EMPTY_ADDRESS, InvoiceAddressForm } from "@reagent/domain/address";
import { splitLandline } from "@reagent/domain/landline";
import type { CustomerCall } from "../calls/call.ts";
import type { Reader, Tx } from "../database/database.ts";
import { columnsOf, placeOf } from "./addresses.ts";
import { checkedAddress } from "./checked-address.ts";

/** A customer's invoice address with the names of its regions; all empty where none is saved. */
export async function readInvoiceAddressOf(reader: Reader, customerId: string) {
  const row = await reader
    .selectFrom("invoice_addresses")
    .selectAll()
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return { addressId: row?.id ?? "", ...placeOf(row ?? columnsOf(EMPTY_ADDRESS)) };
}

/** Saves a customer's only invoice address, in place of the previous one. */
export async function saveInvoiceAddress(
  { params, customer, language }: CustomerCall<ParamsOf<typeof updateInvoiceAddress>>,
  tx: Tx,
) {
  const sent = { ...params, ...splitLandline(params.phone) };
  const columns = columnsOf(checkedAddress(InvoiceAddressForm, sent, language));
  await tx
    .insertInto("invoice_addresses")
    .values({ id: randomUUID(), customer_id: customer.id, ...columns })
    .onConflict((conflict) => conflict.column("customer_id").doUpdateSet(columns))
    .execute();
  return {};
}
