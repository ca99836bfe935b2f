import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { type ProfileForm, profileSchema } from "./profile.ts";

const open = { mobile: false, invoice: false };
const filled: ProfileForm = {
  name: "周以宁",
  sex: "female",
  mobile: "13900000120",
  company: "华东应用化学研究所",
  province: "310000",
  city: "310100",
  district: "310115",
  address: "科苑路 1278 号",
  zip: "",
  area: "",
  phone: "",
  extension: "",
  fax: "",
  invoice: {
    type: "blank",
    title: "华东应用化学研究所",
    taxNumber: "",
    bank: "",
    bankAccount: "",
    address: "",
    phone: "",
    email: "",
  },
};

const problems = (change: Partial<ProfileForm>, locks = open): Record<string, string> => {
  const judged = v.safeParse(profileSchema(locks), { ...filled, ...change });
  return Object.fromEntries<string>(
    (judged.issues ?? []).map((issue) => [v.getDotPath(issue) ?? "", issue.message]),
  );
};
const invoiced = (change: Partial<ProfileForm["invoice"]>) => ({
  invoice: { ...filled.invoice, ...change },
});

describe("profileSchema (customer centre §5, profile)", () => {
  test("accepts a complete profile", () => {
    expect(problems({})).toEqual({});
  });

  test("reports every missing field of a profile", () => {
    const nothing = {
      ...filled,
      name: " ",
      sex: "" as const,
      mobile: "",
      company: "",
      province: "",
      city: "",
      district: "",
      address: "",
      ...invoiced({ title: "" }),
    };
    expect(problems(nothing)).toEqual({
      name: "name-required",
      sex: "sex-required",
      mobile: "mobile-required",
      company: "company-required",
      province: "province-required",
      city: "city-required",
      district: "district-required",
      address: "address-required",
      "invoice.title": "invoice-title-required",
    });
  });

  test.each([
    ["ordinary", []],
    ["vat-special", ["taxNumber", "bank", "bankAccount", "address", "phone"]],
    ["electronic-ordinary", ["email"]],
    ["all-electronic-ordinary", ["email"]],
    ["all-electronic-special", ["taxNumber", "bank", "bankAccount", "address", "phone", "email"]],
  ] as const)("requires for an invoice of type %s the fields %j", (type, fields) => {
    expect(Object.keys(problems(invoiced({ type })))).toEqual(
      fields.map((field) => `invoice.${field}`),
    );
  });

  test("validates the email address of invoices", () => {
    const type = "electronic-ordinary";
    expect(problems(invoiced({ type, email: "zhou@" }))).toEqual({
      "invoice.email": "invoice-email-invalid",
    });
  });

  test("does not validate the locked fields of a profile", () => {
    const old = { mobile: "021-1", ...invoiced({ type: "other", title: "" }) };
    expect(problems(old, { mobile: true, invoice: true })).toEqual({});
    expect(problems({ mobile: "021-1" })).toEqual({ mobile: "mobile-invalid" });
  });

  test("accepts a mobile of another country with its code, which a registration does not", () => {
    expect(problems({ mobile: "+81 90-1234-5678" })).toEqual({});
    expect(problems({ mobile: "+81 90" })).toEqual({ mobile: "mobile-invalid" });
    expect(problems({ mobile: "81 90-1234-5678" })).toEqual({ mobile: "mobile-invalid" });
  });
});
