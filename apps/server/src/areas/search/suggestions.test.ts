import { suggest } from "@reagent/api/contract/search";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onEachDatabase } from "../../testing/databases.ts";
import { openShop } from "../../testing/shop.ts";
import type { TestShop } from "../../testing/shop.ts";

onEachDatabase((makePlace) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openShop(makePlace);
  });
  afterAll(() => shop.close());

  const suggested = async (keyword: string, options = {}) =>
    (await shop.call(suggest, { keyword, limit: 8, ...options })).data.suggestions;

  describe("suggestions", () => {
    test("suggestions are the substances whose name begins with the text, each once whatever its grades", async () => {
      for (const keyword of ["乙", "乙醇", " ETH", "ethan"]) {
        const found = await suggested(keyword);
        expect(found[0], keyword).toMatchObject({
          kind: "substance",
          itemCode: "",
          chineseName: "乙醇",
          englishName: "Ethanol",
          casNumber: "64-17-5",
        });
        const numbers = found.map(({ casNumber }) => casNumber);
        expect(new Set(numbers).size, keyword).toBe(numbers.length);
      }
      expect((await suggested("乙醇"))[0]?.match).toBe("乙醇");
      expect((await suggested("ethan"))[0]?.match).toBe("Ethanol");
      expect((await suggested("c2h6"))[0]?.match).toBe("C2H6O");
    });

    test("suggestions have the code of the item or pack that begins with the text", async () => {
      expect(await suggested("e100002")).toMatchObject([
        { kind: "code", itemCode: "E100002", match: "E100002" },
      ]);
      expect(await suggested("E100001 2.5")).toMatchObject([
        { kind: "code", itemCode: "E100001", match: "E100001-2.5L" },
      ]);
      expect((await suggested("E1")).map(({ kind }) => kind)).toEqual(["code", "code", "code"]);
    });

    test("suggestions are the substances whose CAS number begins with the text", async () => {
      expect(await suggested("64-1")).toMatchObject([
        { kind: "substance", chineseName: "乙醇", casNumber: "64-17-5", match: "64-17-5" },
      ]);
    });

    test.each(["64-17-6", "６４－１７－６", "46-17-5", "64-71-5", "641-7-5", "65-17-5"])(
      "suggestions for the mistyped CAS number %s are similar ones of the catalogue",
      async (keyword) => {
        const found = await suggested(keyword);
        expect(found[0]).toMatchObject({ kind: "substance", chineseName: "乙醇" });
        expect(new Set(found.map(({ casNumber }) => casNumber))).toEqual(new Set(["64-17-5"]));
      },
    );

    test("suggestions are as many as requested, at least one and at most eight", async () => {
      for (const [limit, count] of [
        [1, 1],
        [0, 1],
        [-5, 1],
        [1e9, 2],
      ] as const) {
        expect(await suggested("E", { limit })).toHaveLength(count);
      }
    });

    test.each(["", "   ", "%", "'; drop table items; --", "64-17-"])(
      "suggestions for %j are only matches",
      async (keyword) => {
        const found = await suggested(keyword);
        expect(found.every(({ casNumber }) => keyword !== "" && casNumber === "64-17-5")).toBe(
          true,
        );
      },
    );

    test("suggestions read a text as a search does: a wrong character, pinyin, and a pack beside the name", async () => {
      for (const keyword of ["乙醉", "yichun", "乙醇 500mL", "ethnaol"]) {
        expect((await suggested(keyword))[0], keyword).toMatchObject({
          kind: "substance",
          casNumber: "64-17-5",
        });
      }
    });

    test("suggestions are the category where the text is the name of one and finds nothing", async () => {
      expect(await suggested("有机溶剂")).toMatchObject([
        { kind: "category", categoryId: "2", chineseName: "溶剂", itemCode: "", casNumber: "" },
      ]);
    });

    test("suggestions are refused for a too long text", async () => {
      expect((await shop.call(suggest, { keyword: "乙".repeat(201), limit: 8 })).code).toBe(400);
    });
  });
});
