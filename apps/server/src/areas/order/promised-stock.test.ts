import { createOrder } from "@reagent/api/contract/checkout";
import { listUnshippedLines, readInstrumentOrder, readOrder } from "@reagent/api/contract/order";
import { readOrderStatement } from "@reagent/api/contract/payment";
import { filterOf } from "@reagent/domain/order";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fillCart, orderTo, readyToOrder, type Wanted } from "../../testing/checkout.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers, packIds, skuIds } from "../../testing/fixture.ts";
import { openShop } from "../../testing/shop.ts";
import type { TestShop } from "../../testing/shop.ts";

const STOCK = 7;

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;
  let addressId: string;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
    addressId = await readyToOrder(shop.database, "lin");
  });
  afterAll(() => shop.close());
  beforeEach(() =>
    shop.database.transact(async (tx) => {
      await tx.deleteFrom("orders").execute();
      await tx.updateTable("packs").set({ stock: STOCK }).execute();
      await tx.updateTable("instrument_skus").set({ stock: STOCK }).execute();
    }),
  );

  const place = async (...wanted: Wanted[]) => {
    await fillCart(shop.database, "lin", wanted);
    return (await shop.call(createOrder, orderTo(addressId), { token })).data;
  };
  const ethanol = (quantity: number): Wanted => ({
    kind: "reagent",
    productId: packIds.ethanol500,
    quantity,
  });
  const stirrer = (quantity: number): Wanted => ({
    kind: "instrument",
    productId: skuIds.stirrer,
    quantity,
  });
  /** The stock and the delivery of the only line of an order, wherever it is shown. */
  const shown = async (
    { orderId, kind }: Awaited<ReturnType<typeof place>>,
    language: "cn" | "en" = "cn",
  ) => {
    const options = { token, language };
    const statement = await shop.call(readOrderStatement, { orderId, kind }, options);
    const isReagent = kind === "reagent";
    const order = isReagent
      ? (await shop.call(readOrder, { orderId, isLegacy: false }, options)).data
      : (await shop.call(readInstrumentOrder, { orderId }, options)).data;
    const list = { ...filterOf("all"), page: 1, pageSize: 10 };
    const unshipped = (await shop.call(listUnshippedLines, list, options)).data;
    const own = unshipped.lines.filter((line) => line.orderId === orderId);
    const { reagents, instruments } = statement.data.lines;
    const lines = [isReagent ? reagents : instruments, order.lines, own];
    const facts = lines.map(([line]) => [line?.stock, line?.expectedDelivery]);
    for (const each of facts) expect(each).toEqual(facts[0]);
    return facts[0];
  };

  test("goods in stock stay in stock on every page of their order, also where it took the last ones", async () => {
    for (const quantity of [2, STOCK]) {
      const placed = await place(ethanol(quantity));
      expect(await shown(placed)).toEqual([STOCK, "上海现货；次日达"]);
      expect(await shown(placed, "en")).toEqual([STOCK, "In stock in Shanghai; next day"]);
      await shop.database.transact(async (tx) => {
        await tx.deleteFrom("orders").execute();
        await tx.updateTable("packs").set({ stock: STOCK }).execute();
      });
    }
  });

  test("an instrument in stock stays so as well", async () => {
    expect((await shown(await place(stirrer(STOCK))))?.[0]).toBe(STOCK);
  });

  test("an order of more than is in stock says what comes later", async () => {
    const placed = await place(ethanol(STOCK + 2));
    expect(await shown(placed)).toEqual([STOCK, "7 EA 现货；2 EA 2 周"]);
    expect(await shown(placed, "en")).toEqual([STOCK, "7 EA In stock; 2 EA 2 weeks"]);
  });

  test("goods out of stock show when they are expected", async () => {
    await shop.database.transact((tx) => tx.updateTable("packs").set({ stock: 0 }).execute());
    expect(await shown(await place(ethanol(1)))).toEqual([0, "2 周"]);
  });

  test("what one order reserves is not in stock for another", async () => {
    await place(ethanol(STOCK - 1));
    expect(await shown(await place(ethanol(1)))).toEqual([1, "上海现货；次日达"]);
  });
});
