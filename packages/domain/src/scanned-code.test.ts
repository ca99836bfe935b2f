import fc from "fast-check";
import { expect, test } from "vitest";
import { readScannedCode } from "./scanned-code.ts";

const bottle = (productCode: string, batchCode: string) => ({
  kind: "bottle",
  productCode,
  batchCode,
});

test.each([
  ["https://shop.example/b/E100001-500mL/C15482130", bottle("E100001-500mL", "C15482130")],
  ["http://shop.example:3000/en/b/E1-4%C3%972.5L/C1?x=1", bottle("E1-4×2.5L", "C1")],
  ["https://old.example/products/detail/E1-5g/C1/E1", bottle("E1-5g", "C1")],
  ["https://old.example/products/detail//C1/E1", bottle("E1", "C1")],
  ["https://shop.example/products/detail/E1-5g", { kind: "code", code: "E1-5g" }],
  ["https://shop.example/en/products/E1", { kind: "code", code: "E1" }],
  ["https://shop.example/products/detail", { kind: "unknown" }],
  ["https://shop.example/b/E1", { kind: "unknown" }],
  ["https://elsewhere.example/", { kind: "unknown" }],
  ["https://shop.example/b/%E0/C1", { kind: "unknown" }],
])("the address %s is read", (text, scanned) => {
  expect(readScannedCode(text)).toEqual(scanned);
});

test.each([
  ["(01)04012345678901(10)C1(240)E1-5g", bottle("E1-5g", "C1")],
  ["]d20104012345678901172811301" + "0C1\u001D240E1-5g", bottle("E1-5g", "C1")],
  ["0104012345678901240E1-5g\u001D10C1", bottle("E1-5g", "C1")],
  ["(240)E1-5g", { kind: "code", code: "E1-5g" }],
  ["(241)64-17-5(10)C1", { kind: "cas", casNumber: "64-17-5" }],
  ["(01)04012345678901(10)C1", { kind: "unknown" }],
  ["]C199ABC", { kind: "unknown" }],
])("the elements of GS1 %j are read", (text, scanned) => {
  expect(readScannedCode(text)).toEqual(scanned);
});

test.each([
  ["64-17-5", { kind: "cas", casNumber: "64-17-5" }],
  ["Ethanol, CAS 64-17-5, 500 mL", { kind: "cas", casNumber: "64-17-5" }],
  ["lot 12-34-5", { kind: "unknown" }],
  [" E100001-500mL ", { kind: "code", code: "E100001-500mL" }],
  ["E100001-500mL · C15482130", bottle("E100001-500mL", "C15482130")],
  ["", { kind: "unknown" }],
  ["two words", { kind: "unknown" }],
  ["x".repeat(65), { kind: "unknown" }],
])("the plain text %j is read", (text, scanned) => {
  expect(readScannedCode(text)).toEqual(scanned);
});

test("any text is read, and ends", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(["bottle", "cas", "code", "unknown"]).toContain(readScannedCode(text).kind);
    }),
  );
});
