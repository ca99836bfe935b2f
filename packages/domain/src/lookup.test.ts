import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  CoaTabLookup,
  MapTabCoaLookup,
  ProductLineCoaLookup,
  QuickOrder,
  SpectrumApplication,
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
    ["company", "", "company-required"],
    ["productCode", "", "spectrum-product-required"],
  ])("reports for %s %j: %s", (field, value, expected) => {
    expect(keys(SpectrumApplication, { ...complete, [field]: value })).toEqual([expected]);
  });

  it("accepts a complete form", () => {
    expect(v.parse(SpectrumApplication, complete)).toEqual(complete);
  });
});
