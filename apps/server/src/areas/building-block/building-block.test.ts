import { readBuildingBlocks } from "@reagent/api/contract/building-block";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { pack } from "../../testing/fixture.ts";
import { operateIn } from "../../testing/operate.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";

onDefaultDatabase((makePlace) => {
  describe("building blocks (storefront §2, molecule building blocks)", () => {
    let shop: TestShop;
    beforeAll(async () => {
      shop = await openShop(makePlace);
    });
    afterAll(() => shop.close());
    const read = async () => (await shop.call(readBuildingBlocks, {})).data.groups;

    test("building blocks are none before the operator chooses categories", async () => {
      expect(await read()).toEqual([]);
    });

    test("building blocks are those of the categories below the chosen ones", async () => {
      expect(await operateIn(shop, "building-blocks", "2")).toBe("2  溶剂  溶剂 (en)");
      expect(
        (await read()).map(({ name, total, items }) => [
          name,
          total,
          items.map(({ itemCode }) => itemCode),
        ]),
      ).toEqual([["醇类", 1, ["E100001"]]]);
    });

    test("building blocks have the code of a pack that is sold from the cart, though another has its price", async () => {
      const enquired = pack({
        id: 19,
        item_id: 1,
        code: "E100001-1kg",
        pack: "1kg",
        is_enquiry_only: 1,
        position: -1,
      });
      await shop.database.transact((tx) => tx.insertInto("packs").values(enquired).execute());
      const [group] = await read();
      expect(group?.items[0]).toMatchObject({ productCode: "E100001-500mL", fromPack: "500mL" });
    });

    test("building blocks are those of a chosen category without others below it", async () => {
      await operateIn(shop, "building-blocks", " 3 ");
      expect((await read()).map(({ categoryId }) => categoryId)).toEqual(["3"]);
    });

    test("building blocks cannot be chosen from categories that do not exist", async () => {
      await expect(operateIn(shop, "building-blocks", "3,4711")).rejects.toThrow(
        "There is no category 4711",
      );
    });
  });
});
