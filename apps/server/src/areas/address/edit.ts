import { randomUUID } from "node:crypto";
import type {
  addAddress,
  Address,
  deleteAddress,
  updateAddress,
} from "@reagent/api/contract/address";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { addressActions, AddressForm, MOST_ADDRESSES } from "@reagent/domain/address";
import type { Reader, Tx } from "../../database/database.ts";
import type { CustomerCall } from "../../http/call.ts";
import type { Words } from "../../http/language.ts";
import { Refusal } from "../../http/refusal.ts";
import { columnsOf, findAddress, makeDefault, readAddresses } from "./addresses.ts";
import { checkedAddress } from "./checked-address.ts";

const tooMany: Words = {
  zh: `最多保存 ${MOST_ADDRESSES} 个收货地址，请先删除不再使用的地址。`,
  en: `You can keep ${MOST_ADDRESSES} addresses. Please delete one that you no longer use.`,
};
const unknown: Words = {
  zh: "没有找到该收货地址。",
  en: "This delivery address was not found.",
};
const defaultStays: Words = {
  zh: "默认地址不能删除，请先将其他地址设为默认。",
  en: "The default address cannot be deleted. Please make another one the default first.",
};

type AddressCall = CustomerCall<{ readonly addressId: string }>;

/** The customer's own address that a call names; refuses any other. */
export async function expectAddress(
  reader: Reader,
  { params, customer, language }: AddressCall,
): Promise<Address> {
  const address = await findAddress(reader, customer.id, params.addressId);
  if (!address) {
    throw new Refusal(codes.notFound, unknown[language]);
  }
  return address;
}

export async function add(call: CustomerCall<ParamsOf<typeof addAddress>>, tx: Tx) {
  const { params, customer, language, now } = call;
  const details = checkedAddress(AddressForm, params, language);
  const known = await readAddresses(tx, customer.id);
  if (known.length >= MOST_ADDRESSES) {
    throw new Refusal(codes.badRequest, tooMany[language]);
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

/** Deletes an address, but not the default one. Nothing changes where the customer has no such address. */
export async function remove(
  { params, customer, language }: CustomerCall<ParamsOf<typeof deleteAddress>>,
  tx: Tx,
) {
  const address = await findAddress(tx, customer.id, params.addressId ?? params.id ?? "");
  if (!address) {
    return {};
  }
  if (!addressActions(address).includes("delete")) {
    throw new Refusal(codes.badRequest, defaultStays[language]);
  }
  await tx.deleteFrom("addresses").where("id", "=", address.addressId).execute();
  return {};
}
