import fc from "fast-check";
import { expect, it } from "vitest";
import { plainText } from "./plain-text.ts";
import { identifySearchText, storedNumber } from "./search-kind.ts";

it.each([
  ["", { kind: "blank" }],
  [" \u3000", { kind: "blank" }],
  ["64-17-5", { kind: "cas", cas: "64-17-5" }],
  ["６４１７５", { kind: "cas", cas: "64-17-5" }],
  ["64-17-6", { kind: "name", name: "64-17-6" }],
  ["EC 200-578-6", { kind: "ec", ec: "200-578-6" }],
  ["CAS号：64-17-5", { kind: "cas", cas: "64-17-5" }],
  ["CAS登录号：000064-17-5", { kind: "cas", cas: "64-17-5" }],
  ["EINECS：200-578-6", { kind: "ec", ec: "200-578-6" }],
  ["MDL号：MFCD00003568", { kind: "mdl", mdl: "MFCD00003568" }],
  ["mfcd00003568", { kind: "mdl", mdl: "MFCD00003568" }],
  ["E810527", { kind: "code", code: "E810527" }],
  ["e810527-500g", { kind: "code", code: "e810527-500g" }],
  ["INS-0001", { kind: "code", code: "INS-0001" }],
  ["C2H6O", { kind: "formula", formula: "C2H6O" }],
  ["NaCl", { kind: "formula", formula: "NaCl" }],
  [" 乙醇 ", { kind: "name", name: "乙醇" }],
  ["2-Propanol", { kind: "name", name: "2-Propanol" }],
  ["PBS", { kind: "name", name: "PBS" }],
])("returns the kind of %j (storefront §2, search addresses)", (text, expected) => {
  expect(identifySearchText(text)).toEqual(expected);
});

it.each([
  ["CAS：64 17 5", "64-17-5"],
  ["EC 2005786", "200-578-6"],
  ["mfcd 00003568", "MFCD00003568"],
  ["e810527", "e810527"],
  ["乙醇", "乙醇"],
  ["", ""],
])("looks up %j as %j", (text, stored) => {
  expect(storedNumber(text)).toBe(stored);
});

it("returns a kind for any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(identifySearchText(text).kind === "blank").toBe(plainText(text).trim() === "");
    }),
  );
});
