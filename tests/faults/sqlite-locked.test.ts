import { setImmediate as nextTurn } from "node:timers/promises";
import { addToCart } from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import { readHome } from "@reagent/api/contract/home";
import { onSqlite } from "@reagent/server/testing/databases";
import { customers, packIds } from "@reagent/server/testing/fixture";
import { openShop, type TestShop } from "@reagent/server/testing/shop";
import { lockFile } from "@reagent/server/testing/sqlite-faults";
import { afterEach, expect, test } from "vitest";

const WRITERS = 40;
/** So many turns of the event loop go by while the file is locked. */
const READS = 30;
/** For how long a change waits in the second test, in milliseconds. */
const BRIEFLY = 300;

const wire = { item_code: "E100001", product_id: String(packIds.ethanol500), total: 1 };

onSqlite((makePlace) => {
  let shop: TestShop;
  let token: string;

  const open = async (transactMs?: number) => {
    shop = await openShop(makePlace, { limits: transactMs === undefined ? {} : { transactMs } });
    token = await shop.logIn(customers.lin);
  };
  afterEach(() => shop.close());

  const add = (requestKey: string) => shop.callWire(addToCart, wire, { token, requestKey });
  const quantity = async () => {
    const [line] = await shop.database.read.selectFrom("cart_lines").select("quantity").execute();
    return line?.quantity;
  };

  test("when another process locks the database for a moment, writers wait, readers do not, and every change is made once", async () => {
    await open();
    const release = lockFile(shop.database);
    let answered = 0;
    const writing = Array.from({ length: WRITERS }, async (_, writer) => {
      const { code } = await add(`held-${String(writer).padStart(8, "0")}`);
      answered += 1;
      return code;
    });
    for (let read = 0; read < READS; read += 1) {
      expect((await shop.call(readHome, {})).code).toBe(codes.success);
      await nextTurn();
    }
    expect(answered).toBe(0);
    release();
    const done = await Promise.all(writing);
    expect(done).toEqual(Array.from({ length: WRITERS }, () => codes.success));
    expect(await quantity()).toBe(WRITERS);
  });

  test("when another process locks the database for longer than the timeout, changes are refused as busy until it releases the lock", async () => {
    await open(BRIEFLY);
    expect((await add("before-000001")).code).toBe(codes.success);
    const release = lockFile(shop.database);
    const refused = await Promise.all([add("held-long-0001"), add("held-long-0002")]);
    for (const answer of refused) {
      expect(answer).toMatchObject({ status: codes.busy, code: codes.busy });
      expect(answer.message).toBe("系统繁忙，请稍后再试。");
    }
    expect((await shop.call(readHome, {})).code).toBe(codes.success);
    release();
    expect(await quantity()).toBe(1);
    expect((await add("held-long-0001")).code).toBe(codes.success);
    expect(await quantity()).toBe(2);
  });
});
