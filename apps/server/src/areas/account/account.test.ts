import { logIn, logOut, readUserInfo } from "@reagent/api/contract/account";
import { SESSION_LIFE_MS } from "@reagent/domain/session";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers, PASSWORD } from "../../testing/fixture.ts";
import { openShop } from "../../testing/shop.ts";
import type { TestShop } from "../../testing/shop.ts";

const QUARTER_MS = 15 * 60_000;

onDefaultDatabase((makePlace) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openShop(makePlace);
  });
  afterAll(() => shop.close());

  // Each attempt has its own network address, except in tests on addresses.
  let callers = 0;
  const tryLogIn = (email: string, password: string, language: "cn" | "en" = "cn") => {
    callers += 1;
    return shop.call(logIn, { email, password }, { language, address: `192.0.2.${callers}` });
  };
  const info = (token: string) => shop.call(readUserInfo, {}, { token });

  describe("logging in", () => {
    test("logging in returns a token of the customer for an e-mail in any case and with spaces around it", async () => {
      const { data } = await tryLogIn(" LIN@Shop.Example ", ` ${PASSWORD} `);
      expect((await info(data.token)).data).toEqual({
        name: "lin",
        email: customers.lin,
        mobile: "13800000000",
        company: "Example Ltd.",
        favouriteCount: 0,
        cartCount: 0,
        balance: 37_655,
        integral: 320,
      });
    });

    test("logging in stores only a hash of the token", async () => {
      const token = await shop.logIn(customers.lin);
      const rows = await shop.database.read.selectFrom("sessions").selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token);
    });

    test("logging in answers an unknown e-mail and a wrong password alike", async () => {
      const unknown = await tryLogIn("nobody@shop.example", PASSWORD);
      const wrong = await tryLogIn(customers.wang, "wrong-password");
      expect([unknown.status, unknown.code, unknown.message]).toEqual([
        wrong.status,
        wrong.code,
        wrong.message,
      ]);
      expect(unknown).toMatchObject({ status: 200, code: 1101, message: "邮箱或密码错误。" });
    });

    test("logging in refuses SQL and script as a wrong e-mail", async () => {
      for (const text of ["' or 1=1 --", "<script>alert(1)</script>", "a".repeat(500)]) {
        expect((await tryLogIn(text, text)).code).toBe(1101);
      }
    });

    test.each([
      ["locked", null, "This account is locked. Please contact customer service."],
      ["not active", 1, "This account is not active yet. Please follow the link in the e-mail"],
    ])(
      "logging in says that an account is %s only to a user with its password",
      async (_what, lapsesAt, message) => {
        await shop.database.transact((tx) =>
          tx
            .updateTable("customers")
            .set({ lapses_at: lapsesAt })
            .where("email", "=", customers.inactive)
            .execute(),
        );
        const right = await tryLogIn(customers.inactive, PASSWORD, "en");
        const wrong = await tryLogIn(customers.inactive, "wrong-password", "en");
        expect([right.code, wrong.code]).toEqual([1101, 1101]);
        expect(right.message).toContain(message);
        expect(wrong.message).toBe("The e-mail address or the password is wrong.");
      },
    );

    test("logging in delays after many attempts, resets the delay after a success, and never locks an account", async () => {
      const before = shop.clock.paused;
      for (let attempt = 0; attempt < 5; attempt += 1) {
        await tryLogIn(customers.university, "wrong-password");
      }
      const afterFree = shop.clock.paused;
      await tryLogIn(customers.university, "wrong-password");
      await tryLogIn(customers.university, "wrong-password");
      const afterMany = shop.clock.paused;
      expect(afterMany - afterFree).toBe(250 + 500);
      expect((await tryLogIn(customers.university, PASSWORD)).code).toBe(200);
      const afterSuccess = shop.clock.paused;
      await tryLogIn(customers.university, PASSWORD);
      expect(shop.clock.paused).toBe(afterSuccess);
      expect(afterFree - before).toBe(0);
    });

    test("logging in checks ten wrong passwords from one address in a quarter of an hour", async () => {
      const address = "198.51.100.7";
      const attempt = (password: string) =>
        shop.call(logIn, { email: customers.wang, password }, { address, language: "en" });
      const answered: number[] = [];
      for (let time = 0; time < 10; time += 1) answered.push((await attempt("wrong")).code);
      expect(answered).toEqual(Array.from({ length: 10 }, () => 1101));
      expect(await attempt(PASSWORD)).toMatchObject({
        status: 429,
        code: 429,
        message:
          "Too many wrong passwords. Please try again later, or set a new one with “Forgot your password?”.",
      });
      shop.clock.time += QUARTER_MS;
      expect((await attempt(PASSWORD)).code).toBe(200);
    });

    test("logging in does not count successful log-ins, so that many people behind one address can log in", async () => {
      for (let time = 0; time < 15; time += 1) {
        const { code } = await shop.call(
          logIn,
          { email: customers.lin, password: PASSWORD },
          { address: "198.51.100.8" },
        );
        expect(code).toBe(200);
      }
    });
  });

  describe("a session (decisions, token)", () => {
    test("a session expires after seven days", async () => {
      const token = await shop.logIn(customers.lin);
      const start = shop.clock.time;
      shop.clock.time = start + SESSION_LIFE_MS - 1;
      expect((await info(token)).code).toBe(200);
      shop.clock.time = start + SESSION_LIFE_MS;
      expect(await info(token)).toMatchObject({ status: 200, code: 1005 });
      shop.clock.time = start;
    });

    test("a session ends with a log-out, while other sessions of the customer stay", async () => {
      const [here, elsewhere] = [await shop.logIn(customers.lin), await shop.logIn(customers.lin)];
      expect((await shop.call(logOut, {}, { token: here })).code).toBe(200);
      expect((await info(here)).code).toBe(1005);
      expect((await info(elsewhere)).code).toBe(200);
    });

    test("a session accepts a log-out with an unknown token or none", async () => {
      expect((await shop.call(logOut, {}, { token: "nobodys" })).code).toBe(200);
      expect((await shop.call(logOut, {})).code).toBe(200);
    });

    test("a session is not read from the query", async () => {
      const token = await shop.logIn(customers.lin);
      const answered = await shop.callWire(readUserInfo, { "X-User-Token": token, token });
      expect(answered.code).toBe(1005);
    });
  });
});
