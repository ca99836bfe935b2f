import { randomUUID } from "node:crypto";
import type {
  addAddress,
  Address,
  deleteAddress,
  updateAddress,
} from "@reagent/api/contract/address";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { addressMessages } from "@reagent/api/messages/address";
import { addressActions, AddressForm, MOST_ADDRESSES } from "@reagent/domain/address";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall } from "../../calls/call.ts";
import { columnsOf, findAddress, makeDefault, readAddresses } from "../../customers/addresses.ts";
import { checkedAddress } from "../../customers/checked-address.ts";
import type { Reader, Tx } from "../../database/database.ts";

type AddressCall = CustomerCall<{ readonly addressId: string }>;

/** The customer's own address that a call names; refuses any other. */
export async function expectAddress(
  reader: Reader,
  { params, customer, language }: AddressCall,
): Promise<Address> {
  const address = await findAddress(reader, customer.id, params.addressId);
  if (!address) {
    throw new Refusal(codes.notFound, addressMessages.missing[language]);
  }
  return address;
}

export async function add(call: CustomerCall<ParamsOf<typeof addAddress>>, tx: Tx) {
  const { params, customer, language, now } = call;
  const details = checkedAddress(AddressForm, params, language);
  const known = await readAddresses(tx, customer.id);
  if (known.length >= MOST_ADDRESSES) {
    throw new Refusal(codes.badRequest, addressMessages.tooMany[language]);
  }
  const id = randomUUID();
  const row = { id, customer_id: customer.id, is_default: 0, created_at: now } as const;
  await tx
    .insertInto("addresses")
    .values({ ...row, ...columnsOf(details) })
    .execute();
  if (params.isDefault || known.length === 0) {
    await makeDefault(tx, customer.id, id);
  }
  return { addressId: id };
}

export async function update(call: CustomerCall<ParamsOf<typeof updateAddress>>, tx: Tx) {
  const details = checkedAddress(AddressForm, call.params, call.language);
  const { addressId } = await expectAddress(tx, call);
  await tx.updateTable("addresses").set(columnsOf(details)).where("id", "=", addressId).execute();
  return {};
}

export async function setDefault(call: AddressCall, tx: Tx) {
  const { addressId } = await expectAddress(tx, call);
  await makeDefault(tx, call.customer.id, addressId);
  return {};
}

/** Deletes one of the customer's addresses, but not the default one. */
export async function remove(call: CustomerCall<ParamsOf<typeof deleteAddress>>, tx: Tx) {
  const addressId = call.params.addressId ?? call.params.id ?? "";
  const address = await expectAddress(tx, { ...call, params: { addressId } });
  if (!addressActions(address).includes("delete")) {
    throw new Refusal(codes.badRequest, addressMessages.defaultStays[call.language]);
  }
  await tx.deleteFrom("addresses").where("id", "=", address.addressId).execute();
  return {};
}
