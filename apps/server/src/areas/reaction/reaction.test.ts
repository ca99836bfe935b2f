import { createOrder } from "@reagent/api/contract/checkout";
import { codes } from "@reagent/api/contract/envelope";
import { resolveReaction } from "@reagent/api/contract/reaction";
import { LONGEST_REACTION_TEXT, MOST_REACTION_ROWS } from "@reagent/domain/reaction-plan";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillCart, orderTo, readyToOrder } from "../../testing/checkout.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";
import { addStructures } from "../../testing/structures.ts";

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(makePlace);
    await addStructures(shop.database, 900, ["O=Cc1ccccc1O", "[K+].[K+].[O-]C([O-])=O"]);
    await shop.structures.start();
  });
  afterAll(() => shop.close());

  const resolve = (...rows: string[]) => shop.call(resolveReaction, { rows });
  const foundFor = async (row: string) => (await resolve(row)).data.rows[0];

  describe("the rows of a reaction", () => {
    it.each(["E100001", "E100001-2.5L", "64-17-5", "乙醇", "ethanol"])(
      "the row %j of a reaction means ethanol for certain",
      async (row) => {
        const found = await foundFor(row);
        expect(found?.isExact).toBe(true);
        expect(found?.itemCodes).toContain("E100001");
      },
    );

    it.each([
      ["Oc1ccccc1C=O", "S900"],
      ["C(=O)([O-])[O-].[K+].[K+]", "S901"],
    ])("the row %j of a reaction means the item of its structure", async (row, itemCode) => {
      expect(await foundFor(row)).toMatchObject({ itemCodes: [itemCode], isExact: true });
    });

    it.each(["", "没有的东西", "Z999999"])(
      "the row %j of a reaction finds nothing",
      async (row) => {
        expect(await foundFor(row)).toEqual({ itemCodes: [], isExact: false, molecularWeight: "" });
      },
    );

    it.each([
      ["C1CCCC1CCCCCCO", "170.30"],
      ["Oc1ccccc1/C=N/c1ccccc1", "197.24"],
      ["[Na+].[Na+].[O-]S([O-])(=O)=S", "158.11"],
      ["[2H]C(Cl)(Cl)Cl", "120.38"],
    ])("the row %j of a reaction is no item, and weighs %s g/mol", async (row, molecularWeight) => {
      expect(await foundFor(row)).toEqual({ itemCodes: [], isExact: false, molecularWeight });
    });

    it("a text of a reaction that may be a name is not weighed", async () => {
      expect((await foundFor("BOC"))?.molecularWeight).toBe("");
    });

    it("a misspelled row of a reaction suggests items and is certain of none", async () => {
      const found = await foundFor("ethnaol");
      expect(found?.isExact).toBe(false);
      expect(found?.itemCodes).toContain("E100001");
    });

    it("the rows of a reaction are answered in their order, with each item and its facts once", async () => {
      const { data } = await resolve("没有的东西", "乙醇", "E100001");
      expect(data.rows.map(({ itemCodes }) => itemCodes.includes("E100001"))).toEqual([
        false,
        true,
        true,
      ]);
      const own = data.items.filter(({ itemCode }) => itemCode === "E100001");
      expect(own).toHaveLength(1);
      expect(own[0]).toMatchObject({ molecularWeight: "46.07", lastOrder: null });
      expect(own[0]?.packs.length).toBeGreaterThan(0);
    });

    it("the rows of a reaction tell customers the filings that their items require, and guests none", async () => {
      const token = await shop.logIn(customers.lin);
      const list = (hazardous_number: string | null) =>
        shop.database.transact((tx) =>
          tx.updateTable("items").set({ hazardous_number }).where("code", "=", "E100001").execute(),
        );
      await list("2568");
      const { data } = await shop.call(resolveReaction, { rows: ["E100001"] }, { token });
      expect(data.filings).toMatchObject([{ kind: "explosive", state: "none" }]);
      expect((await resolve("E100001")).data.filings).toEqual([]);
      await list(null);
    });

    it("the rows of a reaction tell a customer what they ordered last of an item, and another customer nothing", async () => {
      const token = await shop.logIn(customers.lin);
      const addressId = await readyToOrder(shop.database, "lin");
      const [pack] = (await resolve("E100001")).data.items[0]?.packs ?? [];
      const wanted = { kind: "reagent", productId: Number(pack?.productId), quantity: 3 } as const;
      await fillCart(shop.database, "lin", [wanted]);
      const ordered = await shop.call(createOrder, orderTo(addressId), { token });
      expect(ordered.code).toBe(codes.success);
      const lastOrderFor = async (by: string) => {
        const { data } = await shop.call(resolveReaction, { rows: ["E100001"] }, { token: by });
        return data.items.find(({ itemCode }) => itemCode === "E100001")?.lastOrder;
      };
      expect(await lastOrderFor(token)).toEqual({
        orderedAt: shop.clock.time,
        productCode: pack?.productCode,
        quantity: 3,
      });
      expect(await lastOrderFor(await shop.logIn(customers.wang))).toBeNull();
    });

    it("more rows of a reaction than 30 and rows that are too long are refused", async () => {
      const most = Array.from({ length: MOST_REACTION_ROWS }, () => "E100001");
      expect((await resolve(...most)).data.rows).toHaveLength(MOST_REACTION_ROWS);
      expect((await resolve(...most, "E100001")).code).toBe(codes.badRequest);
      expect((await resolve("C".repeat(LONGEST_REACTION_TEXT + 1))).code).toBe(codes.badRequest);
    });
  });
});
