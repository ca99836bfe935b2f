import { clearCart, readCart } from "@reagent/api/contract/cart";
import { createOrder } from "@reagent/api/contract/checkout";
import { codes } from "@reagent/api/contract/envelope";
import * as lists from "@reagent/api/contract/shopping-list";
import { callMessages } from "@reagent/api/messages/call";
import { cartMessages } from "@reagent/api/messages/cart";
import { shoppingListMessages } from "@reagent/api/messages/shopping-list";
import { MOST_LIST_LINES } from "@reagent/domain/shopping-list";
import { afterEach, beforeEach, expect, test } from "vitest";
import { orderTo, readyToOrder } from "../../testing/checkout.ts";
import { onEachDatabase, onlyOnDefault } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { type CallOptions, openShop, type TestShop } from "../../testing/shop.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const ETHANOL = "E100001-500mL";
const LARGE = "E100001-2.5L";
const OTHER_GRADE = "E100002-500mL";
const SALT = "S100003-500g";

onEachDatabase((makePlace, kind) => {
  let shop: TestShop;
  let token: string;
  let listId: string;
  beforeEach(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
    listId = (await shop.call(lists.createShoppingList, { name: "春季实验课" }, { token })).data
      .listId;
  });
  afterEach(() => shop.close());

  const add = (products: readonly (readonly [string, number])[]) =>
    shop.call(
      lists.addToShoppingList,
      {
        listId,
        products: products.map(([productCode, quantity]) => ({
          kind: "reagent" as const,
          productCode,
          quantity,
        })),
      },
      { token },
    );
  const read = async () => (await shop.call(lists.readShoppingList, { listId }, { token })).data;
  const lines = async () =>
    (await read()).lines.map(({ productCode, quantity }) => `${quantity} × ${productCode}`);
  const exchange = (
    [productCode, quantity]: readonly [string, number],
    products: readonly (readonly [string, number])[],
    options: CallOptions = {},
  ) =>
    shop.call(
      lists.exchangeListLine,
      {
        listId,
        productCode,
        quantity,
        products: products.map(([code, of]) => ({ productCode: code, quantity: of })),
      },
      { token, ...options },
    );
  const undo = (productCode: string, options: CallOptions = {}) =>
    shop.call(lists.undoListExchange, { listId, productCode }, { token, ...options });

  test("an exchange puts the packs in the place of the line, and taking it back restores the line", async () => {
    await add([
      [ETHANOL, 2],
      [SALT, 1],
    ]);
    expect((await exchange([ETHANOL, 2], [[LARGE, 1]])).code).toBe(codes.success);
    expect(await lines()).toEqual([`1 × ${LARGE}`, `1 × ${SALT}`]);
    expect((await undo(ETHANOL)).code).toBe(codes.success);
    expect(await lines()).toEqual([`2 × ${ETHANOL}`, `1 × ${SALT}`]);
    expect(await undo(ETHANOL)).toMatchObject({
      code: codes.notFound,
      message: shoppingListMessages.exchangeGone.zh,
    });
  });

  test("a line that comes back remembers its last order", async () => {
    await add([[ETHANOL, 2]]);
    const addressId = await readyToOrder(shop.database, "lin");
    await shop.call(clearCart, {}, { token });
    await shop.call(lists.addListToCart, { listId }, { token });
    const ordered = await shop.call(createOrder, orderTo(addressId), { token });
    expect(ordered.code).toBe(codes.success);
    expect((await shop.call(readCart, {}, { token })).code).toBe(codes.emptyCart);
    const [before] = (await read()).lines;
    expect(before?.lastOrder).not.toBe(null);
    await exchange([ETHANOL, 2], [[LARGE, 1]]);
    expect((await read()).lines[0]?.lastOrder).toBe(null);
    await undo(ETHANOL);
    expect((await read()).lines[0]).toEqual(before);
  });

  test("taking an exchange back leaves what the list had of the packs before, and what came since", async () => {
    await add([
      [ETHANOL, 2],
      [LARGE, 3],
    ]);
    await exchange([ETHANOL, 2], [[LARGE, 1]]);
    expect(await lines()).toEqual([`4 × ${LARGE}`]);
    await add([[ETHANOL, 1]]);
    await undo(ETHANOL);
    expect(await lines()).toEqual([`3 × ${LARGE}`, `3 × ${ETHANOL}`]);
  });

  test("of two exchanges of a line at the same time, one is made", async () => {
    await add([[ETHANOL, 2]]);
    const made = await Promise.all([
      exchange([ETHANOL, 2], [[LARGE, 1]]),
      exchange([ETHANOL, 2], [[LARGE, 1]]),
    ]);
    expect(made.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual(
      [codes.success, codes.badRequest].toSorted((one, other) => one - other),
    );
    expect(await lines()).toEqual([`1 × ${LARGE}`]);
  });

  test("an exchange cannot be taken back after a day, is forgotten with the next one, and with its list", async () => {
    await add([
      [ETHANOL, 2],
      [SALT, 1],
    ]);
    await exchange([ETHANOL, 2], [[LARGE, 1]]);
    shop.clock.time += DAY_MS + 1;
    token = await shop.logIn(customers.lin);
    expect((await undo(ETHANOL)).code).toBe(codes.notFound);
    await exchange([SALT, 1], [[LARGE, 1]]);
    const kept = () =>
      shop.database.read.selectFrom("list_exchanges").select("product_code").execute();
    expect(await kept()).toEqual([{ product_code: SALT }]);
    await shop.call(lists.deleteShoppingList, { listId }, { token });
    expect(await kept()).toEqual([]);
  });

  onlyOnDefault(kind, () => {
    test("a line has what decides whether it can be exchanged", async () => {
      await add([[ETHANOL, 2]]);
      const { lines: all, filings } = await read();
      expect(all).toMatchObject([
        { productId: expect.stringMatching(/^\d+$/u) as string, casNumber: "64-17-5" },
      ]);
      expect(filings.every(({ state }) => state !== "accepted")).toBe(true);
    });

    test("an exchange is refused as a whole where a pack is unknown, too many, or the line has changed", async () => {
      await add([
        [ETHANOL, 2],
        [LARGE, 9999],
      ]);
      const before = await lines();
      const refusals = [
        [[ETHANOL, 2], [["X1", 1]], cartMessages.unknownProduct],
        [[ETHANOL, 2], [[LARGE, 1]], shoppingListMessages.tooMany],
        [[ETHANOL, 2], [[OTHER_GRADE, 0]], callMessages.quantity],
        [[ETHANOL, 2], [], shoppingListMessages.nothingChosen],
        [[ETHANOL, 1], [[OTHER_GRADE, 1]], shoppingListMessages.lineChanged],
        [[SALT, 1], [[OTHER_GRADE, 1]], shoppingListMessages.noSuchLine],
      ] as const;
      for (const [line, products, message] of refusals) {
        expect(await exchange(line, products)).toMatchObject({
          code: codes.badRequest,
          message: message.zh,
        });
        expect(await lines()).toEqual(before);
      }
      expect((await undo(ETHANOL)).code).toBe(codes.notFound);
    });

    test("a full list takes one pack for a line, and no second one", async () => {
      await add([[ETHANOL, 2]]);
      await shop.database.transact(async (tx) => {
        const [line] = await tx.selectFrom("shopping_list_lines").selectAll().execute();
        if (!line) throw new Error("no line");
        for (let at = 1; at < MOST_LIST_LINES; at += 1)
          await tx
            .insertInto("shopping_list_lines")
            .values({ ...line, product_code: `full-${at}`, position: at })
            .execute();
      });
      const two = [
        [LARGE, 1],
        [SALT, 1],
      ] as const;
      expect(await exchange([ETHANOL, 2], two)).toMatchObject({
        code: codes.badRequest,
        message: shoppingListMessages.tooManyLines.zh,
      });
      expect((await exchange([ETHANOL, 2], [[LARGE, 1]])).code).toBe(codes.success);
    });

    test("an exchange leaves another customer's list as it is, who cannot take it back either", async () => {
      await add([[ETHANOL, 2]]);
      const other = await shop.logIn(customers.wang);
      const missing = { code: codes.notFound, message: shoppingListMessages.missing.zh };
      expect(await exchange([ETHANOL, 2], [[LARGE, 1]], { token: other })).toMatchObject(missing);
      await exchange([ETHANOL, 2], [[LARGE, 1]]);
      expect(await undo(ETHANOL, { token: other })).toMatchObject(missing);
      expect(await lines()).toEqual([`1 × ${LARGE}`]);
    });

    test("a repeated exchange, and a repeated undo, are made once", async () => {
      await add([[ETHANOL, 2]]);
      for (const _ of [1, 2]) {
        const options = { requestKey: "list-exchange-000001" };
        expect((await exchange([ETHANOL, 2], [[LARGE, 1]], options)).code).toBe(codes.success);
      }
      for (const _ of [1, 2])
        expect((await undo(ETHANOL, { requestKey: "list-exchange-000002" })).code).toBe(
          codes.success,
        );
      expect(await lines()).toEqual([`2 × ${ETHANOL}`]);
    });
  });
});
