import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { INVOICE_SPLITS, invoiceGroups } from "./invoice-split.ts";
import { NO_PRECURSOR } from "./precursor.ts";

const line = (name: string, change: { hazardNumber?: string; fund?: string } = {}) => ({
  name,
  hazardNumber: "",
  casNumber: "",
  specification: "AR",
  fund: "",
  ...NO_PRECURSOR,
  ...change,
});
const acid = line("acid", { hazardNumber: "2568", fund: "F1" });
const salt = line("salt", { fund: "F2" });
const ether = line("ether", { hazardNumber: "2625", fund: " F2 " });
const water = line("water");

describe("invoiceGroups (rules, split invoices)", () => {
  it.each([
    ["none", [acid, salt], [["acid", "salt"]]],
    ["hazard", [acid, salt, ether], [["acid", "ether"], ["salt"]]],
    ["hazard", [salt, water], [["salt", "water"]]],
    ["fund", [acid, salt, ether, water], [["acid"], ["salt", "ether"], ["water"]]],
    ["fund", [], []],
    ["none", [], []],
  ] as const)("splits by %s", (split, lines, expected) => {
    expect(invoiceGroups(split, lines).map((group) => group.map(({ name }) => name))).toEqual(
      expected,
    );
  });

  test("every line is in exactly one invoice", () => {
    const anyLine = fc
      .record({
        hazardNumber: fc.constantFrom("", "0", "2568"),
        fund: fc.constantFrom("", "A", "B "),
      })
      .map((change) => line("any", change));
    fc.assert(
      fc.property(fc.constantFrom(...INVOICE_SPLITS), fc.array(anyLine), (split, lines) => {
        const groups = invoiceGroups(split, lines);
        expect(groups.flat()).toHaveLength(lines.length);
        expect(new Set(groups.flat())).toEqual(new Set(lines));
        for (const group of groups) expect(group).not.toEqual([]);
      }),
    );
  });
});
