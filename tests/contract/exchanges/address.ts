import * as address from "@reagent/api/contract/address";
import { codes } from "@reagent/api/contract/envelope";
import { addressMessages } from "@reagent/api/messages/address";
import { expect } from "vitest";
import { answered, type Exchange, refused } from "../exchange.ts";
import type { Facts } from "../party.ts";

const details = {
  province: "310000",
  city: "310100",
  district: "310115",
  receiver: "周以宁",
  mobile: "13900000120",
  street: "科苑路 1278 号",
  postcode: "201203",
  area: "021",
  phone: "55500120",
  extension: "",
};
const { area: _, extension: __, ...invoiced } = details;
const named = ({ addressId }: Facts) => ({ addressId });
/** An id that no address has. */
const unknownId = "00000000-0000-4000-8000-000000000000";

/** Both parties have addresses of the customer, the default one first. */
export const exchanges: readonly Exchange[] = [
  answered("customer", address.listAddresses, { keywords: "" }, ({ addresses }) => {
    expect(addresses.length).toBeGreaterThan(1);
    expect(addresses.map(({ isDefault }) => isDefault)).toEqual(
      addresses.map((__, at) => at === 0),
    );
    for (const { provinceName, cityName, districtName } of addresses)
      expect(provinceName && cityName && districtName).not.toBe("");
  }),
  answered(
    "customer",
    address.listAddresses,
    { keywords: "拉萨" },
    ({ addresses }) => expect(addresses).toEqual([]),
    { about: "by words without a match" },
  ),
  answered(
    "customer",
    address.resolveAddress,
    {
      text: "周以宁 13900000120 上海市浦东新区科苑路1278号 201203",
    },
    (found) =>
      expect(found).toEqual({
        ...details,
        street: "科苑路1278号",
        area: "",
        phone: "",
        extension: "",
      }),
  ),
  answered("customer", address.addAddress, { ...details, isDefault: false }, ({ addressId }) =>
    expect(addressId).not.toBe(""),
  ),
  answered("customer", address.readAddress, named, (read, { addressId }) =>
    expect(read).toMatchObject({ addressId, isDefault: false }),
  ),
  answered("customer", address.updateAddress, (facts) => ({ ...details, ...named(facts) })),
  answered("customer", address.setDefaultAddress, named),
  refused(
    "customer",
    address.readAddress,
    { addressId: unknownId },
    codes.notFound,
    addressMessages.missing,
    "an unknown id",
  ),
  refused(
    "customer",
    address.addAddress,
    { ...details, mobile: "1", isDefault: false },
    codes.badRequest,
    addressMessages.incomplete,
    "a mobile of one digit",
  ),
  refused(
    "customer",
    address.updateAddress,
    { ...details, addressId: unknownId },
    codes.notFound,
    addressMessages.missing,
    "an unknown id",
  ),
  refused(
    "customer",
    address.setDefaultAddress,
    { addressId: unknownId },
    codes.notFound,
    addressMessages.missing,
    "an unknown id",
  ),
  refused(
    "customer",
    address.updateAddress,
    (facts) => ({ ...details, ...named(facts), receiver: "" }),
    codes.badRequest,
    addressMessages.incomplete,
    "no receiver",
  ),
  answered("customer", address.deleteAddress, ({ spareAddressId }) => ({
    addressId: spareAddressId,
    id: null,
  })),
  refused(
    "customer",
    address.deleteAddress,
    { addressId: unknownId, id: null },
    codes.notFound,
    addressMessages.missing,
    "an unknown id",
  ),
  refused(
    "customer",
    address.deleteAddress,
    (facts) => ({ ...named(facts), id: null }),
    codes.badRequest,
    addressMessages.defaultStays,
    "the default address",
  ),
  refused(
    "customer",
    address.updateInvoiceAddress,
    { ...invoiced, phone: "", mobile: "13900000120-12" },
    codes.badRequest,
    addressMessages.incomplete,
    "a mobile with an extension",
  ),
  answered("customer", address.updateInvoiceAddress, { ...invoiced, phone: "021-55500120" }),
  answered("customer", address.readInvoiceAddress, {}, ({ addressId }) =>
    expect(addressId).not.toBe(""),
  ),
];
