import { logOut } from "@reagent/api/contract/account";
import { endApiToken, issueApiToken, listApiTokens } from "@reagent/api/contract/api-token";
import { codes } from "@reagent/api/contract/envelope";
import { updatePassword } from "@reagent/api/contract/profile";
import { endOtherSessions } from "@reagent/api/contract/session";
import { apiTokenMessages } from "@reagent/api/messages/api-token";
import { passwordMessages } from "@reagent/api/messages/password";
import { MOST_TOKENS, TOKEN_LISTED_MS } from "@reagent/domain/api-token";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { deletePersonalData, personalDataOf } from "../../customers/personal-data.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { customers, PASSWORD } from "../../testing/fixture.ts";
import { operateIn } from "../../testing/operate.ts";
import { apiTokenOf, ask, bearer } from "../../testing/public-api.ts";
import { openShop, PUBLIC_URL, type TestShop } from "../../testing/shop.ts";

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const NEW_PASSWORD = "battery-staple";

const form = { name: "ERP", scopes: ["read", "cart"], days: 30, password: PASSWORD } as const;

onEachDatabase((makePlace) => {
  let shop: TestShop;
  let session: string;

  beforeEach(async () => {
    shop = await openShop(makePlace);
    session = await shop.logIn(customers.lin);
  });
  afterEach(() => shop.close());

  const issue = (changed: Partial<Omit<typeof form, "name" | "scopes">> & object = {}) =>
    shop.call(issueApiToken, { ...form, ...changed }, { token: session });
  const list = async (token = session) =>
    (await shop.call(listApiTokens, {}, { token })).data.tokens;
  const isGood = async (secret: string) =>
    (await ask(shop, "/v1/cart", { headers: bearer(secret) })).status === 200;

  describe("making an API token (rules, API tokens)", () => {
    test("a token is returned once, listed without its secret, and stored as a hash alone", async () => {
      const { data } = await issue();
      const { secret, token } = data;
      expect(secret).toMatch(/^rgt_[\w-]{43}$/u);
      const now = shop.clock.time;
      expect(token).toMatchObject({
        name: "ERP",
        scopes: ["read", "cart"],
        createdAt: now,
        expiresAt: now + 30 * DAY_MS,
        usedAt: null,
      });
      expect(await list()).toEqual([token]);
      const rows = await shop.database.read.selectFrom("api_tokens").selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(secret.slice("rgt_".length));
      expect(await isGood(token.tokenId)).toBe(false);
      expect(await isGood(secret)).toBe(true);
    });

    test.each([
      ["without a name", { name: " " }],
      ["with a name that is too long", { name: "名".repeat(61) }],
      ["without scopes", { scopes: [] }],
      ["for other days", { days: 36500 }],
    ])("a token %s is refused", async (_, changed) => {
      const refused = await shop.call(
        issueApiToken,
        { ...form, ...(changed as object) },
        { token: session },
      );
      expect(refused).toMatchObject({
        code: codes.badRequest,
        message: apiTokenMessages.wrong.zh,
      });
      expect(await list()).toEqual([]);
    });

    test("a token is made with the account's password alone, and wrong ones count as wrong log-ins", async () => {
      for (let time = 0; time < 10; time += 1) {
        const { code, message } = await issue({ password: `wrong-${time}` as never });
        expect([code, message]).toEqual([codes.passwordWrong, passwordMessages.wrong.zh]);
      }
      expect((await issue()).code).toBe(codes.tooMany);
      expect(await list()).toEqual([]);
      expect(await shop.mails()).toEqual([]);
    });

    test("a customer has at most 20 good tokens, also when they are made at once; ended and expired ones do not count", async () => {
      for (let made = 1; made < MOST_TOKENS; made += 1) await apiTokenOf(shop, "lin");
      const answers = await Promise.all([issue(), issue(), issue()]);
      const made = answers.filter(({ code }) => code === codes.success);
      expect(made).toHaveLength(1);
      for (const { code, message } of answers.filter((each) => !made.includes(each)))
        expect([code, message]).toEqual([codes.badRequest, apiTokenMessages.tooMany.zh]);
      const tokenId = made[0]?.data.token.tokenId ?? "";
      await shop.call(endApiToken, { tokenId }, { token: session });
      expect((await issue()).code).toBe(codes.success);
      shop.clock.time += 31 * DAY_MS;
      session = await shop.logIn(customers.lin);
      expect((await issue()).code).toBe(codes.success);
    });

    test("a mail tells of each new token in the customer's language, also where it has ended since", async () => {
      const { data } = await issue();
      await shop.call(endApiToken, { tokenId: data.token.tokenId }, { token: session });
      const [mail, ...others] = await shop.mails();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ to: customers.lin, subject: "您的账号新增了一个 API 令牌" });
      for (const text of [
        "2026-11-21 11:00",
        "“ERP”",
        "加入商品",
        `${PUBLIC_URL}/profile/api_tokens`,
      ])
        expect(mail?.text).toContain(text);
      expect(mail?.text).not.toContain(data.secret);
      await shop.database.transact((tx) =>
        tx.updateTable("customers").set({ language: "en" }).where("id", "=", "lin").execute(),
      );
      await issue();
      const [english] = await shop.mails();
      expect(english?.subject).toBe("A new API token of your account");
      expect(english?.text).toContain(`${PUBLIC_URL}/en/profile/api_tokens`);
    });
  });

  describe("the list of API tokens", () => {
    test("the list has the newest first, none of another customer, and expired ones for 30 days", async () => {
      await apiTokenOf(shop, "wang");
      await apiTokenOf(shop, "lin", ["read"]);
      shop.clock.time += MINUTE_MS;
      await apiTokenOf(shop, "lin", ["cart"]);
      expect((await list()).map(({ scopes }) => scopes)).toEqual([["cart"], ["read"]]);
      shop.clock.time += 30 * DAY_MS + TOKEN_LISTED_MS - 2 * MINUTE_MS;
      session = await shop.logIn(customers.lin);
      expect(await list()).toHaveLength(2);
      shop.clock.time += 2 * MINUTE_MS;
      expect(await list()).toEqual([]);
      await issue();
      const rows = await shop.database.read.selectFrom("api_tokens").select("name").execute();
      expect(rows).toEqual([{ name: "ERP" }]);
    });

    test("the list says when a token was used last, within five minutes", async () => {
      const secret = await apiTokenOf(shop, "lin");
      const usedAt = async () => (await list())[0]?.usedAt;
      const first = shop.clock.time + MINUTE_MS;
      shop.clock.time = first;
      await isGood(secret);
      expect(await usedAt()).toBe(first);
      shop.clock.time += 4 * MINUTE_MS;
      await isGood(secret);
      expect(await usedAt()).toBe(first);
      shop.clock.time += MINUTE_MS;
      await isGood(secret);
      expect(await usedAt()).toBe(first + 5 * MINUTE_MS);
    });
  });

  describe("ending API tokens", () => {
    test("a customer ends one of their own at once, and none of another customer", async () => {
      const [mine, other] = [await apiTokenOf(shop, "lin"), await apiTokenOf(shop, "wang")];
      const wang = await shop.logIn(customers.wang);
      const end = (tokenId: string) => shop.call(endApiToken, { tokenId }, { token: session });
      const gone = { code: codes.notFound, message: apiTokenMessages.ended.zh };
      expect(await end((await list(wang))[0]?.tokenId ?? "")).toMatchObject(gone);
      const tokenId = (await list())[0]?.tokenId ?? "";
      expect((await end(tokenId)).code).toBe(codes.success);
      expect(await end(tokenId)).toMatchObject(gone);
      expect([await isGood(mine), await isGood(other)]).toEqual([false, true]);
    });

    test("logging out and a new password leave tokens, ending all other log-ins ends them", async () => {
      const secret = await apiTokenOf(shop, "lin");
      const others = await apiTokenOf(shop, "wang");
      await shop.call(logOut, {}, { token: session });
      expect(await isGood(secret)).toBe(true);
      session = await shop.logIn(customers.lin);
      const change = {
        oldPassword: PASSWORD,
        password: NEW_PASSWORD,
        passwordConfirmation: NEW_PASSWORD,
      };
      const { data } = await shop.call(updatePassword, change, { token: session });
      expect(await isGood(secret)).toBe(true);
      const end = { password: NEW_PASSWORD };
      expect((await shop.call(endOtherSessions, end, { token: data.token })).code).toBe(200);
      expect([await isGood(secret), await isGood(others)]).toEqual([false, true]);
    });

    test("the operator ends them with all sessions, and with a lock", async () => {
      await apiTokenOf(shop, "lin");
      const answer = await operateIn(shop, "log-out", customers.lin);
      expect(answer).toBe("1 session has ended.\n1 API token has ended.");
      const secret = await apiTokenOf(shop, "lin");
      await operateIn(shop, "lock", customers.lin);
      expect(await isGood(secret)).toBe(false);
      await operateIn(shop, "unlock", customers.lin);
      expect(await isGood(secret)).toBe(false);
    });
  });

  test("the copy of the personal data names tokens without a secret or its hash, and a deleted account has none", async () => {
    const secret = await apiTokenOf(shop, "lin");
    const data = await personalDataOf(shop.database.read, "lin");
    expect(data["api_tokens"]).toEqual([
      {
        customer_id: "lin",
        name: "lin",
        scopes: "read,cart",
        created_at: shop.clock.time,
        expires_at: shop.clock.time + 30 * DAY_MS,
        used_at: null,
      },
    ]);
    await issue();
    await shop.database.transact((tx) => deletePersonalData(tx, "lin"));
    expect(await isGood(secret)).toBe(false);
    expect(await shop.mails()).toEqual([]);
    const left = await shop.database.read.selectFrom("api_tokens").selectAll().execute();
    expect(left).toEqual([]);
  });
});
