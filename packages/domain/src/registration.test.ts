import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { Registration, type RegistrationInput } from "./registration.ts";

const filled: RegistrationInput = {
  email: "lin@lab.example",
  password: "zlk-94",
  passwordConfirmation: "zlk-94",
  name: "林一",
  sex: "",
  mobile: "13900000001",
  company: "示例研究所",
  province: "310000",
  city: "310100",
  district: "310115",
  address: "示例路 1 号",
  category: "572",
  source: "",
  invoiceTitle: "示例研究所",
  invoiceTax: "91310000000000000X",
  zip: "",
  area: "",
  phone: "",
  extension: "",
  fax: "",
  isAgreed: true,
};

/** By field, what a form says of it. */
function said(change: Partial<Record<keyof RegistrationInput, unknown>>): Record<string, string> {
  const input = { ...filled, ...change };
  const { issues = [] } = v.safeParse(Registration, input, { abortPipeEarly: true });
  return Object.fromEntries<string>(
    issues.map((issue): [string, string] => [v.getDotPath(issue) ?? "", issue.message]),
  );
}

describe("Registration (storefront §5, registration)", () => {
  it("accepts a complete registration, trimmed", () => {
    const trimmed = v.parse(Registration, { ...filled, name: " 林一 ", email: " lin@lab.example" });
    expect(trimmed).toEqual(filled);
  });

  it("takes no mobile of another country", () => {
    expect(said({ mobile: "+447700900123" })).toEqual({ mobile: "mobile-invalid" });
  });

  it.each([
    ["email", "email-required"],
    ["name", "name-required"],
    ["mobile", "mobile-required"],
    ["company", "company-required"],
    ["province", "province-required"],
    ["city", "city-required"],
    ["district", "district-required"],
    ["address", "address-required"],
    ["category", "category-required"],
    ["invoiceTitle", "invoice-title-required"],
    ["invoiceTax", "invoice-tax-required"],
  ] as const)("requires %s for a registration", (field, key) => {
    expect(said({ [field]: "" })).toEqual({ [field]: key });
    expect(said({ [field]: undefined })).toEqual({ [field]: key });
  });

  it.each([
    ["13900000001", true],
    ["11000000000", true],
    ["10900000001", false],
    ["23900000001", false],
    ["1390000000", false],
    ["139000000011", false],
    ["1390000000a", false],
  ])("requires 11 digits that begin with 1 and 1 to 9: %s", (mobile, isTaken) => {
    expect(said({ mobile })).toEqual(isTaken ? {} : { mobile: "mobile-invalid" });
  });

  it("requires the same password twice for a registration", () => {
    const differing = { passwordConfirmation: "confirmation-differs" };
    expect(said({ passwordConfirmation: "zlk-95" })).toEqual(differing);
    expect(said({ passwordConfirmation: "" })).toEqual(differing);
    expect(said({ passwordConfirmation: undefined })).toEqual(differing);
    expect(said({ passwordConfirmation: "zlk-95", name: "" })).toEqual({
      ...differing,
      name: "name-required",
    });
    expect(said({ password: "", passwordConfirmation: "" })).toEqual({
      password: "password-required",
    });
  });

  it("requires agreement to the terms of use", () => {
    expect(said({ isAgreed: false })).toEqual({ isAgreed: "agreement-required" });
    expect(said({ isAgreed: undefined })).toEqual({ isAgreed: "agreement-required" });
  });

  it("accepts a landline in three parts, or none", () => {
    expect(said({ area: "021", phone: "00000555", extension: "8" })).toEqual({});
    expect(said({ area: "021" })).toEqual({ phone: "phone-required" });
    expect(said({ phone: "12" })).toEqual({ phone: "phone-invalid" });
  });

  it("limits the length of every text", () => {
    expect(said({ company: "所".repeat(201), fax: "1".repeat(31) })).toEqual({
      company: "text-too-long",
      fax: "text-too-long",
    });
  });
});
