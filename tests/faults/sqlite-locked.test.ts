import { setTimeout as sleep } from "node:timers/promises";
import { addToCart } from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import { readHome } from "@reagent/api/contract/home";
import { onSqlite } from "@reagent/server/testing/databases";
import { customers, packIds } from "@reagent/server/testing/fixture";
import { openShop, type TestShop } from "@reagent/server/testing/shop";
import { lockFile } from "@reagent/server/testing/sqlite-faults";
import { afterAll, beforeAll, expect, test } from "vitest";

const WRITERS = 40;
const READS = 10;
const HELD_MS = 300;

const wire = { item_code: "E100001", product_id: String(packIds.ethanol500), total: 1 };

onSqlite((makePlace) => {
  let shop: TestShop;
  let token: string;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
  });
  afterAll(() => shop.close());

  const add = (requestKey: string) => shop.callWire(addToCart, wire, { token, requestKey });
  const quantity = async () => {
    const [line] = await shop.database.read.selectFrom("cart_lines").select("quantity").execute();
    return line?.quantity;
  };

  test("when another process locks the database for a moment, writers wait, readers do not, and every change is made once", async () => {
    const release = lockFile(shop.database);
    let answered = 0;
    const writing = Array.from({ length: WRITERS }, async (_, writer) => {
      const { code } = await add(`held-${String(writer).padStart(8, "0")}`);
      answered += 1;
      return code;
    });
    const until = performance.now() + HELD_MS;
    let reads = 0;
    while (reads < READS || performance.now() < until) {
      expect((await shop.call(readHome, {})).code).toBe(codes.success);
      reads += 1;
      // Yields to the event loop.
      await sleep(1);
    }
    expect(answered).toBe(0);
    release();
    const done = await Promise.all(writing);
    expect(done).toEqual(Array.from({ length: WRITERS }, () => codes.success));
    expect(await quantity()).toBe(WRITERS);
  });

  test("when another process locks the database for longer than the timeout, changes are refused as busy until it releases the lock", async () => {
    const release = lockFile(shop.database);
    const refused = await Promise.all([add("held-long-0001"), add("held-long-0002")]);
    for (const answer of refused) {
      expect(answer).toMatchObject({ status: codes.busy, code: codes.busy });
      expect(answer.message).toBe("系统繁忙，请稍后再试。");
    }
    expect((await shop.call(readHome, {})).code).toBe(codes.success);
    release();
    expect(await quantity()).toBe(WRITERS);
    expect((await add("held-long-0001")).code).toBe(codes.success);
    expect(await quantity()).toBe(WRITERS + 1);
  });
});
