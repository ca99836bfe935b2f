import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  AdvancedCoaLookup,
  CoaTabLookup,
  DataSheetLookup,
  isSameUnit,
  MapTabCoaLookup,
  ProductLineCoaLookup,
  QuickOrder,
  ShippingLookup,
  SpectrumApplication,
  storedOrderCode,
} from "./lookup.ts";

function keys(schema: v.GenericSchema, input: unknown): string[] {
  return (v.safeParse(schema, input).issues ?? []).map((issue) => issue.message);
}

describe("CoA lookups (storefront §5, certificate lookups)", () => {
  it.each([
    [
      "product line",
      ProductLineCoaLookup,
      ["batch-code-required", "product-or-item-code-required"],
    ],
    ["advanced search", AdvancedCoaLookup, ["batch-code-required", "product-code-required"]],
    ["map tab", MapTabCoaLookup, ["batch-code-empty", "product-code-empty"]],
    ["CoA tab", CoaTabLookup, []],
  ])("on the %s report missing fields", (_place, schema, expected) => {
    expect(keys(schema, { batchCode: " ", productCode: "" })).toEqual(expected);
    expect(v.parse(schema, { batchCode: " C12 ", productCode: "E810527-500g" })).toEqual({
      batchCode: "C12",
      productCode: "E810527-500g",
    });
  });
});

describe("data sheet lookup (storefront §5, data sheet lookup)", () => {
  it("requires an item code or CAS number, and a language of the sheets", () => {
    expect(keys(DataSheetLookup, { keyword: "　", language: "cn" })).toEqual([
      "item-code-required",
    ]);
    expect(keys(DataSheetLookup, { keyword: "x".repeat(201), language: "en" })).toEqual([
      "text-too-long",
    ]);
    expect(keys(DataSheetLookup, { keyword: "64-17-5", language: "de" })).toHaveLength(1);
    expect(v.parse(DataSheetLookup, { keyword: " 64-17-5 ", language: "en" })).toEqual({
      keyword: "64-17-5",
      language: "en",
    });
  });
});

describe("shipping lookup (storefront §5, shipping search)", () => {
  it.each([
    [{ company: "", orderCode: "" }, ["unit-name-too-short", "order-code-required"]],
    [{ company: " 大学 ", orderCode: "MK1" }, ["unit-name-too-short"]],
    [{ company: "示例大学", orderCode: " " }, ["order-code-required"]],
    [{ company: "大".repeat(201), orderCode: "MK1" }, ["text-too-long"]],
    [{ company: "示例大学", orderCode: "MK1" }, []],
  ])("reports for %j: %j", (input, expected) => {
    expect(keys(ShippingLookup, input)).toEqual(expected);
  });

  it("compares names without white space, width and case, and never blank ones", () => {
    expect(isSameUnit("示例科技（上海）有限公司", " 示例科技(上海) 有限公司")).toBe(true);
    expect(isSameUnit("ＡＢＣ Labs", "abc labs")).toBe(true);
    expect(isSameUnit("示例科技", "示例科技有限公司")).toBe(false);
    expect(isSameUnit("", " ")).toBe(false);
  });

  it("reads order numbers in any width and case", () => {
    expect(storedOrderCode(" ｍｋ２０２６ ")).toBe("MK2026");
  });
});

describe("quick order (storefront §5, quick order)", () => {
  it.each([
    [{ code: "", number: "" }, ["product-code-required", "number-required"]],
    [{ code: "E810527-500g", number: " " }, ["number-required"]],
    [{ code: "E810527-500g", number: "x" }, ["quantity-invalid"]],
    [{ code: "E810527-500g", number: "1000000000" }, ["quantity-invalid"]],
    [{ code: "E810527-500g", number: "0" }, []],
    [{ code: "E810527-500g", number: "2" }, []],
  ])("reports for %j: %j", (input, expected) => {
    expect(keys(QuickOrder, input)).toEqual(expected);
  });
});

it.each([
  ["of a product line", ProductLineCoaLookup],
  ["on the map tab", MapTabCoaLookup],
  ["on the CoA tab", CoaTabLookup],
  ["of the advanced search", AdvancedCoaLookup],
])("a certificate lookup %s reports each text that is too long", (_place, schema) => {
  const long = "1".repeat(201);
  const tooLong = ["text-too-long", "text-too-long"];
  expect(keys(schema, { batchCode: long, productCode: long })).toEqual(tooLong);
});

it("a quick order reports a code that is too long", () => {
  expect(keys(QuickOrder, { code: "E".repeat(201), number: "1" })).toEqual(["text-too-long"]);
});

describe("spectrum application (storefront §5, spectrum application)", () => {
  const complete = {
    email: "lin@example.com",
    contact: "林",
    phone: "021-5550100",
    company: "实验室",
    productCode: "E810527-500g",
  };

  it.each([
    ["email", "", "email-required"],
    ["email", "lin", "email-invalid"],
    ["contact", " ", "contact-required"],
    ["phone", "", "phone-required"],
    ["phone", "abc", "phone-too-short"],
    ["company", "", "company-required"],
    ["productCode", "", "spectrum-product-required"],
    ["contact", "林".repeat(201), "text-too-long"],
    ["phone", "0".repeat(201), "text-too-long"],
    ["company", "室".repeat(201), "text-too-long"],
  ])("reports for %s %j: %s", (field, value, expected) => {
    expect(keys(SpectrumApplication, { ...complete, [field]: value })).toEqual([expected]);
  });

  it("accepts a complete form", () => {
    expect(v.parse(SpectrumApplication, complete)).toEqual(complete);
  });
});
