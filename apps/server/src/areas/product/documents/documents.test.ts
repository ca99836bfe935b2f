import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeFact } from "../../../database/facts.ts";
import type { Sheet } from "../../../ports/documents/sheet.ts";
import { onDefaultDatabase } from "../../../testing/databases.ts";
import { openShop, type TestShop } from "../../../testing/shop.ts";
import { makeDocument } from "./documents.ts";
import { demoNotice } from "./words.ts";

onDefaultDatabase((makePlace) => {
  describe("makeDocument", () => {
    let shop: TestShop;
    beforeAll(async () => {
      shop = await openShop(makePlace);
    });
    afterAll(() => shop.close());

    const footOf = async (catalogue: "demo" | "own") => {
      await shop.database.transact((tx) => writeFact(tx, "catalogue_kind", catalogue));
      const sheets: Sheet[] = [];
      const printer = {
        print: async (sheet: Sheet) => {
          sheets.push(sheet);
          return Buffer.from("%PDF-");
        },
        close: async () => {},
      };
      const request = {
        kind: "specification",
        subject: "E100001",
        batchCode: null,
        language: "en",
      };
      await makeDocument(shop.database.read, printer, request);
      return sheets[0]?.foot ?? [];
    };

    test.each([
      ["once on a document of the demo catalogue", "demo", 1],
      ["never on a document of the shop's own catalogue", "own", 0],
    ] as const)("prints the demo notice %s", async (_, catalogue, times) => {
      const foot = await footOf(catalogue);
      expect(foot.filter((line) => line === demoNotice.en)).toHaveLength(times);
    });
  });
});
