import { codes } from "@reagent/api/contract/envelope";
import { searchBatch } from "@reagent/api/contract/search";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(makePlace);
  });
  afterAll(() => shop.close());

  const search = (keyword: string, page = 1, limit = 20) =>
    shop.call(searchBatch, { keyword, page, limit, source: "web" });

  describe("a batch search", () => {
    test("a batch search looks for what the rows of a pasted table name", async () => {
      const { data } = await search(
        "序号\t名称\tCAS号\t规格\t数量\n1\t乙醚\t\t500mL\t2\n2\t乙醇\t64-17-5\tAR\t1",
      );
      expect(data.verdicts.map(({ keyword, total }) => [keyword, total])).toEqual([
        ["乙醚", 1],
        ["64-17-5", 2],
      ]);
    });

    test("a batch search has a verdict for each line in order, and lists an item once", async () => {
      const { data } = await search("64-17-5\nE100001\n没有的东西\n乙醚");
      expect(data.verdicts).toEqual([
        {
          keyword: "64-17-5",
          corrected: "",
          missing: [],
          total: 2,
          isMore: false,
          itemCode: "",
          batchCode: "",
        },
        {
          keyword: "E100001",
          corrected: "",
          missing: [],
          total: 1,
          isMore: false,
          itemCode: "E100001",
          batchCode: "",
        },
        {
          keyword: "没有的东西",
          corrected: "",
          missing: [],
          total: 0,
          isMore: false,
          itemCode: "",
          batchCode: "",
        },
        {
          keyword: "乙醚",
          corrected: "",
          missing: [],
          total: 1,
          isMore: false,
          itemCode: "E100004",
          batchCode: "",
        },
      ]);
      expect(data.items.map(({ itemCode }) => itemCode)).toEqual(["E100001", "E100002", "E100004"]);
      expect(data.total).toBe(3);
    });

    test("a batch search finds the item of a production batch, in any width and case", async () => {
      const { data } = await search("ｃ15482130");
      expect(data.verdicts).toEqual([
        {
          keyword: "ｃ15482130",
          corrected: "",
          missing: [],
          total: 1,
          isMore: false,
          itemCode: "E100001",
          batchCode: "C15482130",
        },
      ]);
      expect(data.items).toMatchObject([{ itemCode: "E100001" }]);
    });

    test("a batch search reads a line as a search does, and names the pack that is not sold", async () => {
      const { data } = await search("乙醉\n乙醚 3L");
      expect(data.verdicts).toMatchObject([
        { keyword: "乙醉", corrected: "乙醇", missing: [], total: 2 },
        { keyword: "乙醚 3L", corrected: "乙醚", missing: ["3L"], total: 1 },
      ]);
    });

    test("a batch search pages through what all lines found, with the verdicts on every page", async () => {
      const { data } = await search("乙醚\n乙醇", 2, 2);
      expect(data.items.map(({ itemCode }) => itemCode)).toEqual(["E100002"]);
      expect(data.verdicts).toHaveLength(2);
    });

    test("a batch search refuses blank texts and more than ten lines, not blank lines between ten", async () => {
      for (const keyword of ["", "\n \n", "乙醚\n".repeat(11)]) {
        expect((await search(keyword)).code).toBe(codes.badRequest);
      }
      expect((await search("乙醚\n\n".repeat(10))).data.verdicts).toHaveLength(10);
    });
  });
});
