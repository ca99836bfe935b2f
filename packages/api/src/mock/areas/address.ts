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
import { addressMessages } from "../../messages/address.ts";
import type { AreaMock } from "../area-mock.ts";
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
      refusal(codes.notFound, addressMessages.missing),
  ),
  answers(addAddress, { addressId: "74" }),
  answers(updateAddress, {}),
  answers(setDefaultAddress, {}),
  answers(deleteAddress, ({ addressId, id }) => {
    const address = addresses("zh").find((each) => each.addressId === (addressId ?? id));
    if (!address) return refusal(codes.notFound, addressMessages.missing);
    return address.isDefault ? refusal(codes.badRequest, addressMessages.defaultStays) : {};
  }),
  answers(resolveAddress, ({ text }) => resolveAddressText(text, regionsIn)),
  answers(readInvoiceAddress, (_, language) => invoiceAddress(language)),
  answers(updateInvoiceAddress, {}),
];
