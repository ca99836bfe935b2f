import { randomUUID } from "node:crypto";
import {
  addAddress,
  deleteAddress,
  listAddresses,
  readAddress,
  resolveAddress,
  setDefaultAddress,
  updateAddress,
} from "@reagent/api/contract/address";
import { codes } from "@reagent/api/contract/envelope";
import {
  addressActions,
  type AddressDetails,
  AddressForm,
  isAddressFound,
  MOST_ADDRESSES,
} from "@reagent/domain/address";
import { resolveAddressText } from "@reagent/domain/address-text";
import * as v from "valibot";
import { answersCustomer, changes } from "../../http/call.ts";
import type { Language, Words } from "../../http/language.ts";
import { Refusal } from "../../http/refusal.ts";
import { isRegionPath, regionsIn } from "../region/regions.ts";
import { columnsOf, findAddress, makeDefault, readAddresses } from "./addresses.ts";
import { invoiceAddressRoutes } from "./invoice-address.ts";
import { addressMessages } from "./messages.ts";

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

const answerList = answersCustomer(listAddresses, async ({ params, customer }, { database }) => ({
  addresses: (await readAddresses(database.read, customer.id)).filter((address) =>
    isAddressFound(address, params.keywords),
  ),
}));

const answerInfo = answersCustomer(
  readAddress,
  async ({ params, customer, language }, { database }) => {
    const address = await findAddress(database.read, customer.id, params.addressId);
    if (!address) {
      throw new Refusal(codes.notFound, unknown[language]);
    }
    return address;
  },
);

function judged(params: unknown, language: Language): AddressDetails {
  const read = v.safeParse(AddressForm, params);
  if (!read.success || !isRegionPath(read.output)) {
    throw new Refusal(codes.badRequest, addressMessages.incomplete[language]);
  }
  return read.output;
}

const add = changes(addAddress, async ({ params, customer, language, now }, tx) => {
  const details = judged(params, language);
  const known = await readAddresses(tx, customer.id);
  if (known.length >= MOST_ADDRESSES) {
    throw new Refusal(codes.badRequest, tooMany[language]);
  }
  const id = randomUUID();
  await tx
    .insertInto("addresses")
    .values({
      id,
      customer_id: customer.id,
      ...columnsOf(details),
      is_default: 0,
      created_at: now,
    })
    .execute();
  if (params.isDefault || known.length === 0) {
    await makeDefault(tx, customer.id, id);
  }
  return { addressId: id };
});

const update = changes(updateAddress, async ({ params, customer, language }, tx) => {
  const details = judged(params, language);
  const { numUpdatedRows } = await tx
    .updateTable("addresses")
    .set(columnsOf(details))
    .where("id", "=", params.addressId)
    .where("customer_id", "=", customer.id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) {
    throw new Refusal(codes.notFound, unknown[language]);
  }
  return {};
});

const setDefault = changes(setDefaultAddress, async ({ params, customer, language }, tx) => {
  if (!(await findAddress(tx, customer.id, params.addressId))) {
    throw new Refusal(codes.notFound, unknown[language]);
  }
  await makeDefault(tx, customer.id, params.addressId);
  return {};
});

/** Deleting what is gone already, or was never the customer's, changes nothing. */
const remove = changes(deleteAddress, async ({ params, customer, language }, tx) => {
  const address = await findAddress(tx, customer.id, params.addressId ?? params.id ?? "");
  if (!address) {
    return {};
  }
  if (!addressActions(address).includes("delete")) {
    throw new Refusal(codes.badRequest, defaultStays[language]);
  }
  await tx.deleteFrom("addresses").where("id", "=", address.addressId).execute();
  return {};
});

const answerResolve = answersCustomer(resolveAddress, async ({ params }) =>
  resolveAddressText(params.text, regionsIn),
);

export const addressRoutes = [
  answerList,
  answerInfo,
  add,
  update,
  setDefault,
  remove,
  answerResolve,
  ...invoiceAddressRoutes,
];
