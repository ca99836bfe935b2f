import { readCart } from "@reagent/api/contract/cart";
import { confirmOrder, createOrder, priceOrder } from "@reagent/api/contract/checkout";
import { resolveOrderSheet } from "@reagent/api/contract/order-sheet";
import { readComparison, readPriceAndStock, readProduct } from "@reagent/api/contract/product";
import { productDownload } from "@reagent/api/contract/product-data";
import {
  addToShoppingList,
  createShoppingList,
  readShoppingList,
} from "@reagent/api/contract/shopping-list";
import { addStockAlert } from "@reagent/api/contract/stock-alert";
import type { Insertable } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { packsFor } from "../../catalogue/packs.ts";
import { setGroups } from "../../customers/groups.ts";
import type { Schema } from "../../database/schema.ts";
import { fillCart, orderTo, readyToOrder } from "../../testing/checkout.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { customers, itemIds, packIds } from "../../testing/fixture.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";
import { sendStockAlerts } from "../stock-alert/send.ts";

type Agreed = Insertable<Schema["agreed_prices"]>;

/** The last minute of 21 November in Shanghai. */
const LAST_MINUTE = Date.parse("2026-11-21T15:59:00Z");
const MINUTE_MS = 60_000;

const of = (change: Partial<Agreed>): Partial<Agreed> => change;
const own = (change: Partial<Agreed>) => of({ customer_id: "lin", customer_group: "", ...change });
const ofGroup = (customer_group: string, change: Partial<Agreed>) =>
  of({ customer_id: null, customer_group, ...change });
const on500 = { product_id: packIds.ethanol500 };

onEachDatabase((makePlace) => {
  describe("the own prices of a customer", () => {
    let shop: TestShop;
    let token: string;

    beforeAll(async () => {
      shop = await openShop(makePlace);
      token = await shop.logIn(customers.lin);
      await shop.database.transact((tx) => setGroups(tx, "lin", ["key", "partner"]));
    });
    afterAll(() => shop.close());
    beforeEach(async () => {
      shop.clock.time = LAST_MINUTE;
      await agree();
    });

    /** Makes the agreed prices these. */
    const agree = (...terms: readonly Partial<Agreed>[]) =>
      shop.database.transact(async (tx) => {
        await tx.deleteFrom("agreed_prices").execute();
        for (const [at, term] of terms.entries())
          await tx
            .insertInto("agreed_prices")
            .values({
              id: String(at),
              customer_group: "",
              item_id: itemIds.ethanol,
              from_day: "",
              until_day: "",
              ...term,
            })
            .execute();
      });
    const prices = async (of = token) =>
      (await shop.call(readPriceAndStock, { itemCode: "E100001" }, { token: of })).data.packs.map(
        ({ salesPrice }) => salesPrice,
      );

    test.each<[string, readonly Partial<Agreed>[], readonly (number | null)[]]>([
      ["nothing agreed", [], [null, 36_000]],
      ["a discount on the item", [own({ permille: 900 })], [9000, 32_400]],
      ["a discount on a pack", [own({ ...on500, permille: 900 })], [9000, 36_000]],
      ["a price of a pack", [own({ ...on500, price: 7350 })], [7350, 36_000]],
      ["a price above the usual one", [own({ ...on500, price: 10_001 })], [null, 36_000]],
      ["a discount of a group", [ofGroup("key", { permille: 800 })], [8000, 28_800]],
      ["a price of a group", [ofGroup("key", { ...on500, price: 6000 })], [6000, 36_000]],
      [
        "the lowest of two groups and the customer",
        [
          ofGroup("key", { permille: 800 }),
          ofGroup("partner", { permille: 850 }),
          own({ permille: 900 }),
          own({ ...on500, price: 7999 }),
        ],
        [7999, 28_800],
      ],
      [
        "a period of today",
        [own({ permille: 900, from_day: "2026-11-21", until_day: "2026-11-21" })],
        [9000, 32_400],
      ],
      [
        "a period until yesterday",
        [own({ permille: 900, until_day: "2026-11-20" })],
        [null, 36_000],
      ],
      ["a period from tomorrow", [own({ permille: 900, from_day: "2026-11-22" })], [null, 36_000]],
      ["a period without an end", [own({ permille: 900, from_day: "2026-11-20" })], [9000, 32_400]],
      ["another customer's", [own({ customer_id: "wang", permille: 900 })], [null, 36_000]],
      ["another group's", [ofGroup("university", { permille: 500 })], [null, 36_000]],
      ["another item's", [own({ item_id: itemIds.ethanolPure, permille: 900 })], [null, 36_000]],
    ])("the own prices of a customer are those of %s", async (_, terms, expected) => {
      await agree(...terms);
      expect(await prices()).toEqual(expected);
    });

    test("the own prices of a customer are read in the query of the packs, which looks up none for a guest", async () => {
      await agree(own({ ...on500, price: 7350 }), ofGroup("key", { permille: 10 }));
      const sqlFor = (customer: { readonly id: string } | undefined) =>
        packsFor(shop.database.read, { customer, now: LAST_MINUTE }).compile().sql;
      const TERMS = /agreed_prices|discounts|customer_groups/u;
      expect(sqlFor({ id: "lin" })).toMatch(TERMS);
      expect(sqlFor(undefined)).not.toMatch(TERMS);
      const guest = await shop.call(readPriceAndStock, { itemCode: "E100001" });
      expect(guest.data.packs.map(({ listPrice, salesPrice }) => [listPrice, salesPrice])).toEqual([
        [10_000, null],
        [40_000, null],
      ]);
    });

    test("the own prices of a customer are the same on pages, in lists, mails and downloads, in the cart and in the order", async () => {
      await agree(own({ ...on500, price: 7350, until_day: "2026-11-21" }));
      await shop.database.transact(async (tx) => {
        await tx
          .updateTable("customers")
          .set({ may_download: 1 })
          .where("id", "=", "lin")
          .execute();
        await tx
          .updateTable("packs")
          .set({ stock: 0 })
          .where("id", "=", packIds.ethanol500)
          .execute();
      });
      const pack = { kind: "reagent", productCode: "E100001-500mL" } as const;
      const call = { token };
      const page = (await shop.call(readProduct, { itemCode: "E100001" }, call)).data;
      const compared = (await shop.call(readComparison, { itemCodes: ["E100001"] }, call)).data;
      const sheet = (await shop.call(resolveOrderSheet, { lines: ["E100001-500mL 1"] }, call)).data;
      const { listId } = (await shop.call(createShoppingList, { name: "常用" }, call)).data;
      await shop.call(addToShoppingList, { listId, products: [{ ...pack, quantity: 1 }] }, call);
      const list = (await shop.call(readShoppingList, { listId }, call)).data;
      const { url } = (await shop.call(productDownload, { categoryId: "1" }, call)).data;
      const file = (await shop.server.inject({ method: "GET", url })).body;
      const row = file.split("\n").find((line) => line.includes("E100001-500mL"));
      expect([
        page.packs[0]?.salesPrice,
        compared.items[0]?.packs[0]?.salesPrice,
        sheet.packs.find(({ pack: each }) => each.productCode === pack.productCode)?.pack
          .salesPrice,
        list.lines[0]?.price,
      ]).toEqual([7350, 7350, 7350, 7350]);
      expect(row).toContain(",100.00,73.50,");

      await shop.call(addStockAlert, pack, call);
      await shop.mails();
      await shop.database.transact((tx) =>
        tx.updateTable("packs").set({ stock: 5 }).where("id", "=", packIds.ethanol500).execute(),
      );
      await sendStockAlerts(shop);
      expect((await shop.mails())[0]?.text).toContain("您的价格为 ¥73.50。");

      await fillCart(shop.database, "lin", [
        { kind: "reagent", productId: packIds.ethanol500, quantity: 2 },
      ]);
      const cart = (await shop.call(readCart, {}, call)).data;
      expect(cart.reagents).toMatchObject([{ listPrice: 10_000, salesPrice: 7350, total: 14_700 }]);
      const confirmed = (await shop.call(confirmOrder, {}, call)).data;
      expect(confirmed.reagents).toMatchObject([{ total: 14_700, discountRate: 0.735 }]);
      const addressId = await readyToOrder(shop.database, "lin");
      expect((await shop.call(createOrder, orderTo(addressId), call)).code).toBe(200);
      const lines = await shop.database.read
        .selectFrom("order_lines")
        .select(["list_price", "price", "amount"])
        .execute();
      expect(lines).toEqual([{ list_price: 10_000, price: 7350, amount: 14_700 }]);
    });

    test("the own prices of a customer end with their last day, also in the cart, and no order has another total than was shown", async () => {
      await agree(own({ permille: 700, until_day: "2026-11-21" }));
      await fillCart(shop.database, "lin", [
        { kind: "reagent", productId: packIds.ethanol500, quantity: 1 },
      ]);
      const addressId = await readyToOrder(shop.database, "lin");
      const total = async () =>
        (await shop.call(priceOrder, { addressId, couponId: "" }, { token })).data.total.payable;
      const shown = async () =>
        (await shop.call(readCart, {}, { token })).data.reagents.map(
          ({ salesPrice }) => salesPrice,
        );
      const create = async (expectedTotal: Awaited<ReturnType<typeof total>>) =>
        (await shop.call(createOrder, { ...orderTo(addressId), expectedTotal }, { token })).code;
      const before = await total();
      expect(await shown()).toEqual([7000]);
      shop.clock.time = LAST_MINUTE + MINUTE_MS;
      expect(await shown()).toEqual([null]);
      expect(await create(before)).toBe(1410);
      const after = await total();
      expect(after).toBe(before + 3000);
      expect(await create(after)).toBe(200);
    });
  });
});
