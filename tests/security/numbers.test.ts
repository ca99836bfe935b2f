import { addToCart } from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import { listCategoryItems } from "@reagent/api/contract/listing";
import { UNREFINED } from "@reagent/domain/facet";
import { onDefaultDatabase } from "@reagent/server/testing/databases";
import { customers, packIds } from "@reagent/server/testing/fixture";
import { openShop, type TestShop } from "@reagent/server/testing/shop";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.database.transact((tx) => tx.deleteFrom("cart_lines").execute()));

  test.each(["1e3", "0x10", "0b11", " 5", "+5", "5.", "1,000", ""])(
    "the quantity %j is refused with the message of the field, and nothing is added",
    async (total) => {
      const line = { item_code: "E100001", product_id: String(packIds.ethanol500), total };
      expect(await shop.callWire(addToCart, line, { token })).toMatchObject({
        code: codes.badRequest,
        message: "数量必须是 1 到 9999 之间的整数。",
      });
      expect(await shop.database.read.selectFrom("cart_lines").selectAll().execute()).toEqual([]);
    },
  );

  test("an id in another notation names no category", async () => {
    const listed = (id: string) =>
      shop.call(listCategoryItems, { ...UNREFINED, id, page: 1, offset: 20 });
    expect((await listed("3")).code).toBe(codes.success);
    expect((await listed("0x3")).code).toBe(codes.notFound);
    expect((await listed("3e0")).code).toBe(codes.notFound);
  });
});
