import { isAddressFound } from "@reagent/domain/address";
import { resolveAddressText } from "@reagent/domain/address-text";
import {
  addAddress,
  deleteAddress,
  listAddresses,
  readAddress,
  readInvoiceAddress,
  resolveAddress,
  setDefaultAddress,
  updateAddress,
  updateInvoiceAddress,
} from "../../contract/address.ts";
import { codes } from "../../contract/envelope.ts";
import type { AreaMock } from "../area-mock.ts";
import { messages } from "../messages.ts";
import { addresses, invoiceAddress } from "../samples/addresses.ts";
import { regionsIn } from "../samples/regions.ts";
import { answers, refusal } from "../verbs.ts";

export const address: AreaMock = () => [
  answers(listAddresses, ({ keywords }, language) => ({
    addresses: addresses(language).filter((each) => isAddressFound(each, keywords)),
  })),
  answers(
    readAddress,
    ({ addressId }, language) =>
      addresses(language).find((each) => each.addressId === addressId) ??
      refusal(codes.notFound, messages.addressMissing),
  ),
  answers(addAddress, { addressId: "74" }),
  answers(updateAddress, {}),
  answers(setDefaultAddress, {}),
  answers(deleteAddress, {}),
  answers(resolveAddress, ({ text }) => resolveAddressText(text, regionsIn)),
  answers(readInvoiceAddress, (_, language) => invoiceAddress(language)),
  answers(updateInvoiceAddress, {}),
];
