import { logIn } from "@reagent/api/contract/account";
import { codes } from "@reagent/api/contract/envelope";
import { forgotPassword, resetPassword } from "@reagent/api/contract/recovery";
import { customerRow } from "@reagent/server/testing/customers";
import { onEachDatabase } from "@reagent/server/testing/databases";
import { customers, PASSWORD } from "@reagent/server/testing/fixture";
import { codeIn, openShop, type TestShop } from "@reagent/server/testing/shop";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const NEIGHBOURS = 30;
const GUESSES = 541;
const HERE = "198.51.100.7";

/** Lets attempts wait before their passwords are checked until this many do; returns how many do. */
function gather(shop: TestShop, count: number): () => number {
  const all = Promise.withResolvers<void>();
  let waiting = 0;
  shop.clock.pause = async () => {
    waiting += 1;
    if (waiting === count) all.resolve();
    await all.promise;
  };
  return () => waiting;
}

onEachDatabase((makePlace) => {
  let shop: TestShop;

  beforeEach(async () => {
    shop = await openShop(makePlace);
  });
  afterEach(() => shop.close());

  const tryLogIn = async (
    email: string,
    password: string,
    { address = HERE, deviceId = "a-browser-unseen" } = {},
  ) => (await shop.call(logIn, { email, password }, { address, deviceId })).code;
  const numbered = (count: number) => Array.from({ length: count }, (_, index) => index);
  const neighbour = (index: number) => `neighbour-${index}@shop.example`;

  async function addNeighbours(): Promise<void> {
    const { password_hash } = await shop.database.read
      .selectFrom("customers")
      .select("password_hash")
      .where("email", "=", customers.wang)
      .executeTakeFirstOrThrow();
    const rows = numbered(NEIGHBOURS).map((index) =>
      customerRow({ id: `neighbour-${index}`, email: neighbour(index), password_hash }),
    );
    await shop.database.transact((tx) => tx.insertInto("customers").values(rows).execute());
  }

  describe("customers behind one address", () => {
    test("all log in at the same time with their right passwords", async () => {
      await addNeighbours();
      const gathered = gather(shop, NEIGHBOURS);
      const answered = await Promise.all(
        numbered(NEIGHBOURS).map((index) => tryLogIn(neighbour(index), PASSWORD)),
      );
      expect(answered).toEqual(numbered(NEIGHBOURS).map(() => codes.success));
      expect(gathered()).toBe(NEIGHBOURS);
    });

    test("log in while one of them types wrong passwords", async () => {
      await addNeighbours();
      for (const time of numbered(15)) await tryLogIn(customers.wang, `wrong-${time}`);
      expect(await tryLogIn(customers.wang, PASSWORD)).toBe(codes.tooMany);
      const answered = await Promise.all(
        numbered(NEIGHBOURS).map((index) => tryLogIn(neighbour(index), PASSWORD)),
      );
      expect(answered).toEqual(numbered(NEIGHBOURS).map(() => codes.success));
    });

    test("log in, but only with browsers that they have used, while one of them tries out many accounts", async () => {
      await addNeighbours();
      const usual = { deviceId: "the-usual-browser" };
      expect(await tryLogIn(neighbour(0), PASSWORD, usual)).toBe(codes.success);
      const answered: number[] = [];
      for (const index of numbered(110)) {
        answered.push(await tryLogIn(`nobody-${index}@shop.example`, PASSWORD));
      }
      expect(answered.filter((code) => code === codes.loginRefused)).toHaveLength(100);
      expect(await tryLogIn(neighbour(1), PASSWORD)).toBe(codes.tooMany);
      expect(await tryLogIn(neighbour(0), PASSWORD, usual)).toBe(codes.success);
    });
  });

  test.each([
    ["one address", () => HERE],
    ["the addresses of one IPv6 network", (index: number) => `2001:db8:7:9::${index.toString(16)}`],
  ])("guesses at once from %s try ten passwords of an account", async (_about, from) => {
    const guesses = numbered(GUESSES).map((index) =>
      tryLogIn(customers.wang, index === GUESSES - 1 ? PASSWORD : `wrong-${index}`, {
        address: from(index),
      }),
    );
    const answered = await Promise.all(guesses);
    expect(answered.filter((code) => code === codes.loginRefused)).toHaveLength(10);
    expect(answered.filter((code) => code === codes.tooMany)).toHaveLength(GUESSES - 10);
    expect(await tryLogIn(customers.wang, PASSWORD, { address: "203.0.113.9" })).toBe(
      codes.success,
    );
  });

  describe("guesses from many networks", () => {
    const usual = { address: "203.0.113.9", deviceId: "the-usual-browser" };
    const guess = (index: number) =>
      tryLogIn(customers.wang, `wrong-${index}`, { address: `2001:db8:${index.toString(16)}::1` });

    let answered: number[];

    beforeEach(async () => {
      await tryLogIn(customers.wang, PASSWORD, usual);
      answered = [];
      answered.push(...(await Promise.all(numbered(100).map(guess))));
    });

    test("stop at a hundred a day, while the customer logs in with a browser that they have used", async () => {
      expect(answered.filter((code) => code === codes.loginRefused)).toHaveLength(100);
      expect(await guess(100)).toBe(codes.tooMany);
      expect(await tryLogIn(customers.wang, PASSWORD)).toBe(codes.tooMany);
      expect(await tryLogIn(customers.wang, PASSWORD, usual)).toBe(codes.success);
      expect(await guess(101)).toBe(codes.tooMany);
    });

    test("stop, until the customer sets a new password by mail", async () => {
      const elsewhere = { address: "203.0.113.10" };
      expect(await tryLogIn(customers.wang, PASSWORD, elsewhere)).toBe(codes.tooMany);
      await shop.call(forgotPassword, { email: customers.wang });
      const [mail] = await shop.mails();
      const password = "zlk-94-new";
      const code = mail ? codeIn(mail) : "";
      await shop.call(resetPassword, { code, password, passwordConfirmation: password });
      expect(await tryLogIn(customers.wang, password, elsewhere)).toBe(codes.success);
    });

    test("guesses from many networks with the id of a used browser try ten passwords", async () => {
      answered = [];
      for (const index of numbered(12)) {
        const address = `2001:db8:ffff:${index.toString(16)}::1`;
        answered.push(
          await tryLogIn(customers.wang, `wrong-${index}`, {
            address,
            deviceId: usual.deviceId,
          }),
        );
      }
      expect(answered.filter((code) => code === codes.loginRefused)).toHaveLength(10);
    });
  });
});
