import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeFact } from "../database/facts.ts";
import type { PdfPrinter } from "../ports/documents/pdf-printer.ts";
import type { Sheet } from "../ports/documents/sheet.ts";
import { onDefaultDatabase } from "../testing/databases.ts";
import { openShop, type TestShop } from "../testing/shop.ts";
import { makeDocument } from "./documents.ts";
import { demoNotice } from "./words.ts";

const MADE = Date.UTC(2026, 10, 21);

onDefaultDatabase((makePlace) => {
  describe("makeDocument", () => {
    let shop: TestShop;
    beforeAll(async () => {
      shop = await openShop(makePlace);
    });
    afterAll(() => shop.close());

    const sheetOf = async (kind: string, subject: string, language: string) => {
      const sheets: Sheet[] = [];
      const printer = {
        print: async (sheet: Parameters<PdfPrinter["print"]>[0]) => {
          if ("blocks" in sheet) sheets.push(sheet);
          return Buffer.from("%PDF-");
        },
        close: async () => {},
      };
      const request = { kind, subject, batchCode: null, language };
      await makeDocument(shop.database.read, { pdfPrinter: printer, files: shop.files }, request, {
        now: MADE,
        publicUrl: "https://shop.example",
      });
      return sheets[0];
    };

    const footOf = async (catalogue: "demo" | "own") => {
      await shop.database.transact((tx) => writeFact(tx, "catalogue_kind", catalogue));
      return (await sheetOf("specification", "E100001", "en"))?.foot ?? [];
    };

    test.each([
      ["once on a document of the demo catalogue", "demo", 1],
      ["never on a document of the shop's own catalogue", "own", 0],
    ] as const)("makeDocument prints the demo notice %s", async (_, catalogue, times) => {
      const foot = await footOf(catalogue);
      expect(foot.filter((line) => line === demoNotice.en)).toHaveLength(times);
    });

    test("makeDocument states on the specification the limits that the newest batch was tested against", async () => {
      const sheet = await sheetOf("specification", "E100001", "en");
      expect(sheet?.blocks).toContainEqual({
        kind: "table",
        columns: ["Test", "Requirement"],
        rows: [["Assay", "≥99.7%"]],
      });
    });

    test("makeDocument states on the safety data sheet the day on which it was made", async () => {
      const sheet = await sheetOf("msds", "E100001", "en");
      expect(sheet?.blocks).toContainEqual({
        kind: "facts",
        facts: [
          { label: "Revision", value: "1" },
          { label: "Revised on", value: expect.any(String) as string },
          { label: "Made on", value: "2026-11-21" },
        ],
      });
    });
  });
});
