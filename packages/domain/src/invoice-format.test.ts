import { describe, expect, it } from "vitest";
import { invoiceFormatOf, isInvoiceFormat } from "./invoice-format.ts";

describe("the format of an invoice's file", () => {
  it.each([
    ["dzfp_1.PDF", "pdf"],
    ["发票.ofd", "ofd"],
    ["a.b.xml", "xml"],
    ["scan.jpg", undefined],
    ["pdf", undefined],
  ])("of %j is %s", (name, format) => {
    expect(invoiceFormatOf(name)).toBe(format);
  });

  it.each([
    ["pdf", "%PDF-1.7", true],
    ["pdf", "<html>", false],
    ["ofd", "PK\u{3}\u{4}rest", true],
    ["ofd", "%PDF-1.7", false],
    ["xml", '<?xml version="1.0"?>', true],
    ["xml", "\u{EF}\u{BB}\u{BF}\n<EInvoice>", true],
    ["xml", "PK\u{3}\u{4}", false],
  ] as const)("of %s and a file that begins with %j: %s", (format, beginning, is) => {
    expect(isInvoiceFormat(format, beginning)).toBe(is);
  });
});
