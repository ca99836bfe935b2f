import { readCart } from "@reagent/api/contract/cart";
import { confirmOrder, createOrder, priceOrder } from "@reagent/api/contract/checkout";
import { readPage } from "@reagent/api/contract/page";
import { ONE_INVOICE } from "@reagent/domain/invoice-split";
import { fen } from "@reagent/domain/money";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fillCart, readyToOrder } from "../../testing/checkout.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers, packIds, skuIds } from "../../testing/fixture.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";

onDefaultDatabase((makePlace) => {
  describe("a shop with freight of its own", () => {
    let shop: TestShop;
    beforeAll(async () => {
      const freight = {
        reagent: { fee: fen(850), freeFrom: null },
        instrument: { fee: fen(2000), freeFrom: fen(5000) },
      };
      shop = await openShop(makePlace, { freight });
    });
    afterAll(() => shop.close());

    test("shows it before the order, and charges it", async () => {
      const token = await shop.logIn(customers.lin);
      const addressId = await readyToOrder(shop.database, "lin");
      await fillCart(shop.database, "lin", [
        { kind: "reagent", productId: packIds.ethanol2500, quantity: 2, isSelected: true },
        { kind: "instrument", productId: skuIds.stirrer, quantity: 1, isSelected: true },
      ]);
      const { freight } = (await shop.call(readCart, {}, { token })).data;
      expect(freight).toEqual([
        { kind: "reagent", fee: 850, untilFree: null },
        { kind: "instrument", fee: 0, untilFree: null },
      ]);
      const confirmed = (await shop.call(confirmOrder, {}, { token })).data;
      expect(confirmed.reagentTotal).toMatchObject({ goods: 72_000, freight: 850 });
      expect(confirmed.instrumentTotal).toMatchObject({ freight: 0 });
      const chosen = { addressId, couponId: "" };
      const { total } = (await shop.call(priceOrder, chosen, { token })).data;
      expect(total.freight).toBe(850);
      const submission = {
        invoiceAddressId: "",
        customerOrderNumber: "",
        note: "",
        ...ONE_INVOICE,
      };
      const placed = await shop.call(
        createOrder,
        { ...chosen, ...submission, expectedTotal: total.payable },
        { token },
      );
      expect(placed.code).toBe(200);
      const orders = await shop.database.read
        .selectFrom("orders")
        .select(["kind", "freight"])
        .orderBy("kind")
        .execute();
      expect(orders).toEqual([
        { kind: "instrument", freight: 0 },
        { kind: "reagent", freight: 850 },
      ]);
    });

    test("states it on the page about shipping, until it has one of its own", async () => {
      const page = { code: "send" as const, version: "" };
      expect((await shop.call(readPage, page)).data.content).toContain(
        "<p>试剂运费 8.50 元。</p><p>仪器耗材运费 20 元，满 50 元免运费。</p>",
      );
      expect((await shop.call(readPage, page, { language: "en" })).data.content).toContain(
        "<p>Reagents: ¥8.50 freight.</p><p>Instruments and consumables: ¥20 freight, none from ¥50.</p>",
      );
    });
  });
});
