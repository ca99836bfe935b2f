import { logIn, readUserInfo } from "@reagent/api/contract/account";
import { codes } from "@reagent/api/contract/envelope";
import { endOtherSessions, endSession, listSessions } from "@reagent/api/contract/session";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers, PASSWORD } from "../../testing/fixture.ts";
import { operateIn } from "../../testing/operate.ts";
import { openShop } from "../../testing/shop.ts";
import type { TestShop } from "../../testing/shop.ts";

const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";

onDefaultDatabase((makePlace) => {
  let shop: TestShop;

  beforeEach(async () => {
    shop = await openShop(makePlace, {
      sessionTimes: { lifeMs: 24 * HOUR_MS, idleMs: 2 * HOUR_MS },
    });
  });
  afterEach(() => shop.close());

  const list = async (token: string) =>
    (await shop.call(listSessions, {}, { token })).data.sessions;
  const isIn = async (token: string) => (await shop.call(readUserInfo, {}, { token })).code === 200;
  const operate = (...args: string[]) => operateIn(shop, ...args);

  describe("the list of one's sessions", () => {
    test("the list of one's sessions has the current one first, with its browser, and none of another customer", async () => {
      const start = shop.clock.time;
      await shop.logIn(customers.wang);
      await shop.logIn(customers.lin);
      shop.clock.time += MINUTE_MS;
      const { data } = await shop.call(
        logIn,
        { email: customers.lin, password: PASSWORD },
        { userAgent: FIREFOX },
      );
      const sessions = await list(data.token);
      expect(sessions).toMatchObject([
        { browser: "Firefox · Linux", startedAt: shop.clock.time, isCurrent: true },
        { browser: "", startedAt: start, usedAt: start, isCurrent: false },
      ]);
    });

    test("the list of one's sessions has ids that are no tokens", async () => {
      const token = await shop.logIn(customers.lin);
      const [session] = await list(token);
      expect(await isIn(session?.sessionId ?? "")).toBe(false);
    });

    test("the list of one's sessions leaves out sessions that have expired", async () => {
      await shop.logIn(customers.lin);
      shop.clock.time += 3 * HOUR_MS;
      const token = await shop.logIn(customers.lin);
      expect(await list(token)).toHaveLength(1);
    });
  });

  describe("ending sessions", () => {
    test("ending sessions ends one of one's own", async () => {
      const [here, there] = [await shop.logIn(customers.lin), await shop.logIn(customers.lin)];
      const sessionId = (await list(here))[1]?.sessionId ?? "";
      const end = () => shop.call(endSession, { sessionId, password: PASSWORD }, { token: here });
      expect((await end()).code).toBe(200);
      expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
      expect(await end()).toMatchObject({ code: 1404, message: "该登录已结束。" });
    });

    test("ending sessions ends no session of another customer", async () => {
      const [mine, others] = [await shop.logIn(customers.lin), await shop.logIn(customers.wang)];
      const sessionId = (await list(others))[0]?.sessionId ?? "";
      expect(
        (await shop.call(endSession, { sessionId, password: PASSWORD }, { token: mine })).code,
      ).toBe(1404);
      expect(await isIn(others)).toBe(true);
    });

    test("ending sessions ends all but the current one", async () => {
      const here = await shop.logIn(customers.lin);
      const others = [await shop.logIn(customers.lin), await shop.logIn(customers.lin)];
      const somebody = await shop.logIn(customers.wang);
      expect(
        (await shop.call(endOtherSessions, { password: PASSWORD }, { token: here })).code,
      ).toBe(200);
      expect(await Promise.all([here, ...others, somebody].map(isIn))).toEqual([
        true,
        false,
        false,
        true,
      ]);
    });

    test("ending sessions asks for the password, and counts wrong ones as wrong log-ins", async () => {
      const [here, there] = [await shop.logIn(customers.lin), await shop.logIn(customers.lin)];
      const sessionId = (await list(here))[1]?.sessionId ?? "";
      const endOne = (password: string) =>
        shop.call(endSession, { sessionId, password }, { token: here });
      const endOthers = (password: string) =>
        shop.call(endOtherSessions, { password }, { token: here });
      expect(await endOne("")).toMatchObject({ code: codes.passwordWrong });
      for (let time = 0; time < 9; time += 1) {
        const { code, message } = await (time % 2 === 0 ? endOne : endOthers)(`wrong-${time}`);
        expect([code, message]).toEqual([codes.passwordWrong, "密码不正确，请重新输入。"]);
      }
      expect((await endOthers(PASSWORD)).code).toBe(codes.tooMany);
      const again = { email: customers.lin, password: PASSWORD };
      expect((await shop.call(logIn, again)).code).toBe(codes.tooMany);
      expect(await isIn(there)).toBe(true);
      shop.clock.time += 15 * MINUTE_MS;
      expect((await endOthers(PASSWORD)).code).toBe(codes.success);
      expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    });

    test("ending sessions by the operator ends all of a customer's", async () => {
      const [lin, wang] = [await shop.logIn(customers.lin), await shop.logIn(customers.wang)];
      expect(await operate("sessions", customers.lin)).toMatch(
        /Browser\n2026-11-21 11:00 +2026-11-21 11:00 +unknown$/u,
      );
      expect(await operate("log-out", customers.lin)).toBe("1 session has ended.");
      expect(await operate("sessions", customers.lin)).toBe("The customer is not logged in.");
      expect([await isIn(lin), await isIn(wang)]).toEqual([false, true]);
      await expect(operate("log-out", "nobody@shop.example")).rejects.toThrow("no customer");
    });
  });

  describe("the times of a session", () => {
    test("the times of a session end it where it is not used, but not while it is", async () => {
      const [used, idle] = [await shop.logIn(customers.lin), await shop.logIn(customers.lin)];
      for (let time = 0; time < 4; time += 1) {
        shop.clock.time += HOUR_MS;
        expect(await isIn(used)).toBe(true);
      }
      expect(await isIn(idle)).toBe(false);
    });

    test("the times of a session end it after its longest time, also while it is used", async () => {
      const token = await shop.logIn(customers.lin);
      for (let time = 1; time < 24; time += 1) {
        shop.clock.time += HOUR_MS;
        expect(await isIn(token)).toBe(true);
      }
      shop.clock.time += HOUR_MS;
      expect(await isIn(token)).toBe(false);
    });

    test("the times of a session record only calls that are five minutes apart", async () => {
      const token = await shop.logIn(customers.lin);
      const start = shop.clock.time;
      const usedAt = async () => (await list(token))[0]?.usedAt;
      shop.clock.time += 5 * MINUTE_MS - 1;
      expect(await usedAt()).toBe(start);
      shop.clock.time += 1;
      expect(await usedAt()).toBe(start + 5 * MINUTE_MS);
    });
  });
});
