import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  choosableInvoiceTypes,
  Invoice,
  INVOICE_FIELDS,
  INVOICE_TYPES,
  type InvoiceField,
  invoiceEntries,
  invoiceDelivery,
  invoiceKind,
  type InvoiceMethod,
  invoiceRecipient,
  type InvoiceType,
  invoiceUpgrade,
  isInvoiceSaved,
  judgeInvoice,
  requiredInvoiceFields,
  upgradedInvoice,
} from "./invoice.ts";

const complete = {
  title: "示例生物科技有限公司",
  taxNumber: "91310000EXAMPLE000",
  bank: "示例银行上海分行",
  bankAccount: "0000000000000000",
  address: "上海市浦东新区示例路 1 号",
  phone: "021-55500000",
  email: "invoice@example.com",
};
const empty = Object.fromEntries(INVOICE_FIELDS.map((field) => [field, ""])) as typeof complete;
const special: InvoiceField[] = ["title", "taxNumber", "bank", "bankAccount", "address", "phone"];

const type = fc.constantFrom(...INVOICE_TYPES);
const method = fc.constantFrom<InvoiceMethod>("electronic", "all-electronic", "other");

/** As forms ask: the first problem of each field. */
function problems(schema: v.GenericSchema, input: unknown): [string, string][] {
  return (v.safeParse(schema, input, { abortPipeEarly: true }).issues ?? []).map((issue) => [
    v.getDotPath(issue) ?? "",
    issue.message,
  ]);
}

describe("the types that can be chosen (customer centre §4, invoice type codes)", () => {
  it.each<[InvoiceMethod, readonly InvoiceType[]]>([
    ["other", INVOICE_TYPES],
    ["electronic", INVOICE_TYPES],
    ["all-electronic", ["blank", "all-electronic-ordinary", "all-electronic-special"]],
  ])("the invoice method %s allows the types %j", (of, types) => {
    expect(choosableInvoiceTypes(of)).toEqual(types);
  });
});

describe("the required fields (customer centre §5, invoice form; §5, profile)", () => {
  it.each<[InvoiceType, InvoiceField[], InvoiceField[]]>([
    ["blank", ["title", "taxNumber"], ["title"]],
    ["ordinary", ["title", "taxNumber"], ["title"]],
    ["vat-special", special, special],
    ["electronic-ordinary", ["title", "taxNumber", "email"], ["title", "email"]],
    ["all-electronic-ordinary", ["title", "taxNumber", "email"], ["title", "email"]],
    ["all-electronic-special", [...special, "email"], [...special, "email"]],
    ["other", ["title", "taxNumber"], ["title"]],
  ])("requires the fields of the invoice type %s", (of, onInvoice, onProfile) => {
    expect(requiredInvoiceFields(of)).toEqual(onInvoice);
    expect(requiredInvoiceFields(of, "profile")).toEqual(onProfile);
  });

  it("the required fields are reported all at once, each with its own message", () => {
    expect(problems(Invoice, { ...empty, type: "all-electronic-special" })).toEqual([
      ["title", "invoice-title-required"],
      ["taxNumber", "invoice-tax-required"],
      ["bank", "invoice-bank-required"],
      ["bankAccount", "invoice-bank-account-required"],
      ["address", "invoice-address-required"],
      ["phone", "invoice-phone-required"],
      ["email", "invoice-email-required"],
    ]);
  });

  it("the required fields are reported together with the type", () => {
    expect(problems(Invoice, { ...empty, type: "blank" })).toEqual([
      ["type", "invoice-type-required"],
      ["title", "invoice-title-required"],
      ["taxNumber", "invoice-tax-required"],
    ]);
  });

  it.each(["lin", "lin@", "a b@example.com"])("rejects the email address %j", (email) => {
    const input = { ...complete, type: "electronic-ordinary", email };
    expect(problems(Invoice, input)).toEqual([["email", "invoice-email-invalid"]]);
  });

  it("ignores an email address that the type does not use", () => {
    expect(problems(Invoice, { ...complete, type: "ordinary", email: "lin@" })).toEqual([]);
  });

  it("rejects unknown types and texts that are too long", () => {
    expect(problems(Invoice, { ...complete, type: "other" })).toEqual([
      ["type", "invoice-type-required"],
    ]);
    expect(problems(Invoice, { ...complete, type: "ordinary", title: "限".repeat(201) })).toEqual([
      ["title", "text-too-long"],
    ]);
  });

  it("keeps exactly what the type requires, and empties the rest", () => {
    fc.assert(
      fc.property(type, fc.subarray([...INVOICE_FIELDS]), (of, filled) => {
        const input = {
          ...empty,
          ...Object.fromEntries(filled.map((field) => [field, ` ${complete[field]} `])),
          type: of,
        };
        const required = requiredInvoiceFields(of);
        const parsed = v.safeParse(Invoice, input);
        const isWhole = of !== "blank" && required.every((field) => filled.includes(field));
        expect(parsed.success).toBe(isWhole);
        for (const field of parsed.success ? INVOICE_FIELDS : [])
          expect((parsed.output as typeof complete)[field]).toBe(
            required.includes(field) ? complete[field] : "",
          );
      }),
    );
  });

  it("validates the invoice fields of the profile by the rule of the profile", () => {
    const Profile = v.pipe(v.object(invoiceEntries), judgeInvoice("profile"));
    expect(problems(Profile, { ...empty, type: "ordinary" })).toEqual([
      ["title", "invoice-title-required"],
    ]);
    expect(problems(Profile, { ...empty, type: "vat-special" })).toHaveLength(special.length);
    expect(v.parse(Profile, { ...complete, type: "blank" })).toEqual({
      ...complete,
      type: "blank",
    });
  });
});

describe("the kind of an invoice (decisions, invoice kind)", () => {
  it("the kind of an invoice is electronic for one pair only", () => {
    fc.assert(
      fc.property(method, type, (by, of) => {
        const isElectronic = by === "electronic" && of === "ordinary";
        expect(invoiceKind(by, of)).toBe(isElectronic ? "electronic" : "paper");
      }),
    );
  });

  it.each(["electronic-ordinary", "all-electronic-ordinary", "all-electronic-special"] as const)(
    "%s is delivered by e-mail, whatever the page of an order calls it",
    (of) => {
      expect(invoiceDelivery("other", of)).toBe("electronic");
    },
  );

  it("other types are delivered as the page of an order calls them", () => {
    expect(invoiceDelivery("other", "vat-special")).toBe("paper");
    expect(invoiceDelivery("other", "ordinary")).toBe("paper");
    expect(invoiceDelivery("electronic", "ordinary")).toBe("electronic");
  });
});

describe("the e-mail address of an invoice", () => {
  const of = (method: InvoiceMethod, type: InvoiceType, email = "") =>
    invoiceRecipient({ method, type, email }, "lin@example.com");

  it("the e-mail address of an invoice is the customer's own where an electronic invoice has none", () => {
    expect(of("electronic", "ordinary")).toBe("lin@example.com");
    expect(of("other", "electronic-ordinary")).toBe("lin@example.com");
    expect(of("other", "all-electronic-special", "invoice@example.com")).toBe(
      "invoice@example.com",
    );
  });

  it("the e-mail address of an invoice is empty for a paper invoice, and where nothing is saved", () => {
    expect(of("other", "ordinary")).toBe("");
    expect(of("electronic", "blank")).toBe("");
  });
});

describe("upgrading to an all-electronic invoice (customer centre §4, invoice upgrade)", () => {
  it.each<[InvoiceType, InvoiceType | undefined]>([
    ["blank", undefined],
    ["ordinary", "all-electronic-ordinary"],
    ["vat-special", "all-electronic-special"],
    ["electronic-ordinary", "all-electronic-ordinary"],
    ["all-electronic-ordinary", undefined],
    ["all-electronic-special", undefined],
    ["other", undefined],
  ])("the all-electronic type for %s is %s", (from, to) => {
    expect(invoiceUpgrade(from)).toBe(to);
  });

  it("keeps complete information complete, and is possible once", () => {
    fc.assert(
      fc.property(type, (of) => {
        const parsed = v.safeParse(Invoice, { ...complete, type: of });
        if (!parsed.success) return;
        const upgraded = upgradedInvoice(parsed.output, "lin@example.com");
        if (!upgraded) return;
        expect(v.parse(Invoice, upgraded)).toEqual(upgraded);
        expect(choosableInvoiceTypes("all-electronic")).toContain(upgraded.type);
        expect(upgradedInvoice(upgraded, "lin@example.com")).toBeUndefined();
      }),
    );
  });

  it("keeps the saved email address, else uses the customer's own", () => {
    const to = (email: string) =>
      upgradedInvoice({ type: "ordinary" as InvoiceType, email }, "lin@example.com")?.email;
    expect([to("invoice@example.com"), to("")]).toEqual(["invoice@example.com", "lin@example.com"]);
  });
});

describe("a saved invoice (customer centre §4, invoice upgrade; §5, invoice form)", () => {
  it.each(INVOICE_TYPES)("an invoice of type %s is saved unless it is blank", (of) => {
    expect(isInvoiceSaved(of)).toBe(of !== "blank");
  });
});
