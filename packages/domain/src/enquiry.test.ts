import * as v from "valibot";
import { describe, expect, test } from "vitest";
import {
  Advice,
  BulkEnquiry,
  bulkPrefill,
  enquirySubject,
  LONGEST_ENQUIRY_LINE,
  LONGEST_MESSAGE,
  SampleCentreMessage,
  SynthesisEnquiry,
} from "./enquiry.ts";

const problemsOf = (schema: v.GenericSchema, input: unknown) =>
  (v.safeParse(schema, input).issues ?? []).map(({ message }) => message);

describe("what an enquiry is about", () => {
  test.each([
    [{ productName: "乙醇", casNumber: "64-17-5", pack: "200L", quantity: "4" }, "乙醇 200L × 4"],
    [{ casNumber: "64-17-5", note: "公斤级" }, "64-17-5"],
    [{ productCode: "E100001-500mL", name: "林" }, "E100001-500mL"],
    [{ content: " 包装\n渗漏 " }, "包装 渗漏"],
    [{ message: "样".repeat(200) }, `${"样".repeat(79)}…`],
    [{}, ""],
  ])("%j is about %j", (fields, subject) => {
    expect(enquirySubject(fields)).toBe(subject);
  });
});

describe("a message to the sample centre (storefront §5, sample-centre message)", () => {
  test("a message to the sample centre is trimmed", () => {
    expect(
      v.parse(SampleCentreMessage, { from: " lin@lab.example ", message: " 样品？ " }),
    ).toEqual({ from: "lin@lab.example", message: "样品？" });
  });

  test.each([
    ["email-required", { from: "", message: "?" }],
    ["email-invalid", { from: "lin@", message: "?" }],
    ["question-required", { from: "lin@lab.example", message: " \n " }],
    ["question-too-long", { from: "lin@lab.example", message: "?".repeat(LONGEST_MESSAGE + 1) }],
  ])("reports the problem of an enquiry: %s", (problem, message) => {
    expect(problemsOf(SampleCentreMessage, message)).toEqual([problem]);
  });
});

describe("a complaint or suggestion (storefront §5, advice form)", () => {
  const advice = { content: " 包装渗漏 ", email: "lin@lab.example", mobile: "13800000000" };

  test("a complaint or suggestion is trimmed", () => {
    expect(v.parse(Advice, advice).content).toBe("包装渗漏");
  });

  test.each([
    ["content-required", { content: " \n" }],
    ["text-too-long", { content: "长".repeat(LONGEST_MESSAGE + 1) }],
    ["email-required", { email: " " }],
    ["email-invalid", { email: "lin@lab" }],
    ["phone-required", { mobile: "" }],
    ["phone-too-short", { mobile: "abc" }],
    ["phone-too-short", { mobile: "021-555" }],
  ])("reports the problem of an enquiry: %s", (problem, change) => {
    expect(problemsOf(Advice, { ...advice, ...change })).toEqual([problem]);
  });
});

describe("an enquiry about a synthesis (storefront §5, synthesis enquiry)", () => {
  const enquiry = {
    email: "lin@lab.example",
    name: "林",
    mobile: "021-00000000",
    company: "示例大学",
    casNumber: "",
    note: "",
  };

  test("requires neither CAS number nor note", () => {
    expect(v.parse(SynthesisEnquiry, enquiry)).toEqual(enquiry);
  });

  test.each([
    ["email-required", { email: "" }],
    ["email-invalid", { email: "lin" }],
    ["contact-required", { name: " " }],
    ["phone-required", { mobile: "" }],
    ["phone-too-short", { mobile: "abc" }],
    ["cas-mistyped", { casNumber: "64-17-6" }],
    ["company-required", { company: "" }],
    ["text-too-long", { company: "长".repeat(LONGEST_ENQUIRY_LINE + 1) }],
    ["text-too-long", { note: "长".repeat(LONGEST_MESSAGE + 1) }],
  ])("reports the problem of an enquiry: %s", (problem, change) => {
    expect(problemsOf(SynthesisEnquiry, { ...enquiry, ...change })).toEqual([problem]);
  });
});

describe("an enquiry about a bulk size (storefront §5, bulk form)", () => {
  const enquiry: BulkEnquiry = {
    email: "lin@lab.example",
    name: "林静",
    company: "示例大学",
    mobile: "13800000000",
    province: "",
    city: "",
    district: "",
    address: "示例路1号",
    area: "",
    phone: "",
    extension: "",
    zip: "",
    fax: "",
    productName: "乙醇",
    casNumber: "64-17-5",
    specification: "AR",
    pack: "25L",
    quantity: "40",
    price: "",
    neededBy: "",
    isFirst: true,
    note: "",
    itemCode: "E809056",
  };

  test.each(["CAS：000064-17-5", "64175", " 64-17-5，"])(
    "an enquiry about a bulk size has the CAS number of %j without its label",
    (casNumber) => {
      expect(v.parse(BulkEnquiry, { ...enquiry, casNumber }).casNumber).toBe("64-17-5");
    },
  );

  test("an enquiry about a bulk size turns a date back into its CAS number, and keeps a text that is none", () => {
    const read = (casNumber: string) => v.parse(BulkEnquiry, { ...enquiry, casNumber }).casNumber;
    expect(read("1964/2/8")).toBe("64-02-8");
    expect(read("未知")).toBe("未知");
  });

  test("an enquiry about a bulk size is accepted with two characters of a name and without an optional field (decisions, bulk name length)", () => {
    expect(v.parse(BulkEnquiry, enquiry)).toEqual(enquiry);
  });

  test.each([
    ["email-invalid", { email: "lin@" }],
    ["name-too-short", { name: "林" }],
    ["company-required", { company: "" }],
    ["mobile-required", { mobile: "" }],
    ["mobile-invalid", { mobile: "1380000000" }],
    ["address-too-short", { address: "1号楼" }],
    ["zip-invalid", { zip: "20000" }],
    ["area-invalid", { area: "21" }],
    ["area-invalid", { area: "02100" }],
    ["phone-invalid", { phone: "123456" }],
    ["fax-invalid", { fax: "123" }],
    ["product-name-required", { productName: " " }],
    ["specification-required", { specification: "" }],
    ["pack-required", { pack: "" }],
    ["quantity-required", { quantity: "" }],
    ["quantity-invalid", { quantity: "-5abc" }],
    ["quantity-invalid", { quantity: "－5" }],
    ["quantity-invalid", { quantity: "0" }],
    ["quantity-invalid", { quantity: "0.00 kg" }],
    ["quantity-invalid", { quantity: "若干" }],
    ["cas-mistyped", { casNumber: "64-17-6" }],
    ["cas-mistyped", { casNumber: "CAS：64-17-6" }],
    ["text-too-long", { casNumber: "1".repeat(LONGEST_ENQUIRY_LINE + 1) }],
  ])("reports the problem of an enquiry: %s", (problem, change) => {
    expect(problemsOf(BulkEnquiry, { ...enquiry, ...change })).toEqual([problem]);
  });

  test.each([
    ["values that are encoded twice", { name: "%E4%B9%99%E9%86%87", cas: "64-17-5" }, "乙醇"],
    ["a value that is encoded once", { name: "乙醇", cas: "64-17-5" }, "乙醇"],
    ["a value that cannot be decoded", { name: "100% 乙醇", cas: "64-17-5" }, "100% 乙醇"],
    ["the text undefined", { name: "undefined", cas: "64-17-5" }, ""],
    ["no value", { cas: "64-17-5" }, ""],
  ])(
    "an enquiry about a bulk size is prefilled by %s (storefront §3, bulk enquiry)",
    (_what, query, productName) => {
      expect(bulkPrefill(query)).toEqual({
        productName,
        casNumber: "64-17-5",
        specification: "",
        pack: "",
        itemCode: "",
      });
    },
  );

  test.each(["40", "5 kg", "0.5kg", "１０ 瓶", "每月 5 桶", "5-10 kg", "1,000", "十瓶", "约 20"])(
    "accepts the amount %s",
    (quantity) => {
      expect(problemsOf(BulkEnquiry, { ...enquiry, quantity })).toEqual([]);
    },
  );

  test.each(["", "无", "NONE", "混合物"])("accepts %j in place of a CAS number", (casNumber) => {
    expect(problemsOf(BulkEnquiry, { ...enquiry, casNumber })).toEqual([]);
  });

  test("takes from the query what fits the fields", () => {
    const { pack } = bulkPrefill({ size: "5".repeat(10_000) });
    expect(pack).toHaveLength(LONGEST_ENQUIRY_LINE);
  });
});
