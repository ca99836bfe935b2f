import { readDataSheet } from "@reagent/api/contract/data-sheet";
import { expect } from "vitest";
import { answered, type Exchange } from "../exchange.ts";
import { nowhere } from "./given.ts";

const newest = { revision: null };

export const exchanges: readonly Exchange[] = [
  answered(
    "guest",
    readDataSheet,
    ({ itemCode }) => ({ itemCode, ...newest }),
    ({ sheet }, { itemCode }) => {
      expect(sheet).toMatchObject({ itemCode, isOnSale: true, revision: 1 });
      expect(sheet?.hazardStatements).not.toEqual([]);
      expect(sheet?.unNumber).not.toBe("");
      expect(sheet?.hazardClass).toMatch(/^\d/u);
      expect(sheet?.packingGroup).toMatch(/^I/u);
      expect(sheet?.shippingName).not.toBe("");
      expect(sheet?.transportNote).toBe("");
      expect(sheet?.revisions).toHaveLength(1);
      const [first] = sheet?.revisions ?? [];
      expect(first?.revisedOn).toMatch(/^\d{4}-\d\d-\d\d$/u);
      expect(first?.differences).toEqual([]);
      expect(first?.chineseUrl).toBe(
        `/api/document?kind=msds&subject=${itemCode}&lang=cn&revision=1`,
      );
      expect(first?.englishUrl).toContain("lang=en");
      expect(first?.dataUrl).toContain("format=json");
    },
  ),
  answered(
    "customer",
    readDataSheet,
    ({ batchProductCode }) => ({ itemCode: batchProductCode, revision: "1" }),
    ({ sheet }, { batchProductCode }) =>
      expect(batchProductCode.startsWith(sheet?.itemCode ?? "none")).toBe(true),
    { about: "the code of a pack, and a revision" },
  ),
  answered(
    "guest",
    readDataSheet,
    { itemCode: nowhere, ...newest },
    (nothing) => expect(nothing).toEqual({ sheet: null }),
    { about: "an unknown item" },
  ),
  answered(
    "guest",
    readDataSheet,
    ({ itemCode }) => ({ itemCode, revision: "2" }),
    (nothing) => expect(nothing).toEqual({ sheet: null }),
    { about: "a revision that was not made" },
  ),
  answered(
    "expired",
    readDataSheet,
    ({ itemCode }) => ({ itemCode, ...newest }),
    ({ sheet }) => expect(sheet).not.toBeNull(),
  ),
];
