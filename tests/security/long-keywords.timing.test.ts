import { listAddresses } from "@reagent/api/contract/address";
import { codes } from "@reagent/api/contract/envelope";
import { readyToOrder } from "@reagent/server/testing/checkout";
import { cpuOf } from "@reagent/server/testing/cpu-of";
import { onEachDatabase } from "@reagent/server/testing/databases";
import { customers } from "@reagent/server/testing/fixture";
import { openShop, type TestShop } from "@reagent/server/testing/shop";
import { afterAll, beforeAll, expect, test } from "vitest";

const ADDRESSES = 98;
const WORDS = 55_000;
/** Processor time of the thread that answers, in microseconds; the least of several answers, since the first ones take longer. */
const LONGEST_ANSWER = 50_000;
const TRIES = 5;

onEachDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
    for (let address = 0; address < ADDRESSES; address += 1) {
      await readyToOrder(shop.database, "lin");
    }
  });
  afterAll(() => shop.close());

  test.each([
    ["55,000 words", "1 ".repeat(WORDS), codes.badRequest],
    ["as many words as may be sent", "1 ".repeat(250).trim(), codes.success],
  ])("a search in 98 addresses for %s stalls no other call", async (_what, keywords, code) => {
    const search = async () => {
      const answer = await shop.call(listAddresses, { keywords }, { token });
      expect(answer.code).toBe(code);
    };
    expect(await cpuOf(search, TRIES)).toBeLessThan(LONGEST_ANSWER);
  });
});
