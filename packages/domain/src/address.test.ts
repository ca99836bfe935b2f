import * as v from "valibot";
import { describe, expect, test } from "vitest";
import {
  addressActions,
  type AddressInput,
  AddressForm,
  CheckoutAddressForm,
  EMPTY_ADDRESS,
  InvoiceAddressForm,
  isAddressFound,
} from "./address.ts";

const filled: AddressInput = {
  ...EMPTY_ADDRESS,
  province: "310000",
  city: "310100",
  district: "310115",
  receiver: "周以宁",
  mobile: "13900000120",
};

const keysOf = (schema: v.GenericSchema, input: Partial<AddressInput>): Record<string, string> => {
  const judged = v.safeParse(schema, { ...filled, ...input });
  return Object.fromEntries<string>(
    (judged.issues ?? []).map((issue) => [v.getDotPath(issue) ?? "", issue.message]),
  );
};

describe("AddressForm (customer centre §5, address form)", () => {
  test("accepts a name, a mobile and a place, all trimmed", () => {
    expect(v.parse(AddressForm, { ...filled, receiver: " 周以宁 " })).toEqual(filled);
  });

  test.each<[Partial<AddressInput>, Record<string, string>]>([
    [{ mobile: "" }, { mobile: "mobile-required" }],
    [{ mobile: "1390000012" }, { mobile: "mobile-invalid" }],
    [{ mobile: "139000001201" }, { mobile: "mobile-invalid" }],
    [{ mobile: "13900000120-" }, { mobile: "mobile-invalid" }],
    [{ mobile: "13900000120-8012" }, {}],
    [{ receiver: "  " }, { receiver: "receiver-required" }],
    [{ province: "" }, { province: "province-required" }],
    [{ city: "" }, { city: "city-required" }],
    [{ district: "" }, { district: "district-required" }],
    [{ street: "路".repeat(201) }, { street: "text-too-long" }],
    [{ area: "021", phone: "50800000", extension: "12" }, {}],
    [{ postcode: " 201203 " }, {}],
    [{ postcode: "20120" }, { postcode: "postcode-invalid" }],
    [{ postcode: "邮编201203" }, { postcode: "postcode-invalid" }],
    [{ area: "021" }, { phone: "phone-required" }],
    [{ phone: "五零" }, { phone: "phone-invalid" }],
  ])("reports the problems of the address %j", (input, keys) => {
    expect(keysOf(AddressForm, input)).toEqual(keys);
  });

  test("AddressForm of an invoice accepts no extension of the mobile", () => {
    expect(keysOf(InvoiceAddressForm, { mobile: "13900000120-8012" })).toEqual({
      mobile: "mobile-invalid",
    });
    expect(keysOf(InvoiceAddressForm, {})).toEqual({});
  });
});

describe("CheckoutAddressForm (decisions, street address)", () => {
  test("requires a street at the checkout", () => {
    expect(keysOf(CheckoutAddressForm, { street: " " })).toEqual({ street: "street-required" });
    expect(keysOf(CheckoutAddressForm, { street: "科苑路 1278 号" })).toEqual({});
  });
});

test("the default address can only be edited (customer centre §4, address)", () => {
  expect(addressActions({ isDefault: true })).toEqual(["edit"]);
  expect(addressActions({ isDefault: false })).toEqual(["set-default", "edit", "delete"]);
});

test.each([
  ["", true],
  ["周以宁", true],
  ["浦东 205", true],
  ["上海市浦东新区", true],
  ["139000", true],
  ["c座", true],
  ["南京", false],
  ["浦东 南京", false],
])("an address is found by %j: %s", (keywords, isFound) => {
  const address = {
    receiver: "周以宁",
    mobile: "13900000120",
    phone: "021-50800000",
    postcode: "201203",
    provinceName: "上海市",
    cityName: "上海市",
    districtName: "浦东新区",
    street: "科苑路 1278 号 C座 205",
  };
  expect(isAddressFound({ ...address, cityName: "" }, keywords)).toBe(isFound);
});

test.each(["热娜·玉素甫", "热娜•玉素甫", "热娜・玉素甫", "热娜．玉素甫", "热娜‧玉"])(
  "an address is found by the receiver's name %s, whatever its point",
  (keywords) => {
    const address = {
      receiver: "热娜‧玉素甫",
      mobile: "13900000120",
      phone: "",
      postcode: "",
      provinceName: "新疆维吾尔自治区",
      cityName: "喀什地区",
      districtName: "疏附县",
      street: "",
    };
    expect(isAddressFound(address, keywords)).toBe(true);
  },
);
