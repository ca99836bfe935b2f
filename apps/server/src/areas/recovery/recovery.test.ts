import { logIn, readUserInfo } from "@reagent/api/contract/account";
import { checkResetCode, forgotPassword, resetPassword } from "@reagent/api/contract/recovery";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers, PASSWORD } from "../../testing/fixture.ts";
import { codeIn, openShop } from "../../testing/shop.ts";
import type { TestShop } from "../../testing/shop.ts";

const HOUR_MS = 60 * 60 * 1000;
const NEW_PASSWORD = "zlk-94-new";

onDefaultDatabase((makePlace) => {
  let shop: TestShop;

  beforeEach(async () => {
    shop = await openShop(makePlace);
  });
  afterEach(() => shop.close());

  const forget = (email: string, address = "192.0.2.1") =>
    shop.call(forgotPassword, { email }, { address, language: "en" });
  const check = (code: string) => shop.call(checkResetCode, { code }, { language: "en" });
  const reset = (code: string, password = NEW_PASSWORD, passwordConfirmation = password) =>
    shop.call(resetPassword, { code, password, passwordConfirmation }, { language: "en" });
  const tryLogIn = async (email: string, password: string) =>
    (await shop.call(logIn, { email, password })).code;

  async function mailedCode(email: string): Promise<string> {
    expect((await forget(email)).code).toBe(200);
    const [mail] = await shop.mails();
    if (!mail) {
      throw new Error(`${email} got no mail`);
    }
    return codeIn(mail);
  }

  describe("a forgotten password (storefront §4, forgot password)", () => {
    test("a forgotten password is reset by the code of a mail, which ends every session", async () => {
      const [here, elsewhere] = [await shop.logIn(customers.lin), await shop.logIn(customers.lin)];
      const others = await shop.logIn(customers.wang);
      const code = await mailedCode(" LIN@Shop.Example ");
      expect(await check(code)).toMatchObject({ code: 200, data: { isFirstPassword: false } });
      expect((await check(code)).code).toBe(200);
      expect((await reset(code)).code).toBe(200);
      expect(await tryLogIn(customers.lin, PASSWORD)).toBe(1101);
      expect(await tryLogIn(customers.lin, NEW_PASSWORD)).toBe(200);
      for (const [token, answer] of [
        [here, 1005],
        [elsewhere, 1005],
        [others, 200],
      ] as const) {
        expect((await shop.call(readUserInfo, {}, { token })).code).toBe(answer);
      }
    });

    test("a forgotten password is reset once by a code, which is refused afterwards", async () => {
      const code = await mailedCode(customers.lin);
      expect((await reset(code)).code).toBe(200);
      for (const refused of [await check(code), await reset(code, "zlk-94-two")]) {
        expect([refused.code, refused.message]).toEqual([
          1104,
          "This link has already been used. Please request a new one.",
        ]);
      }
      expect(await tryLogIn(customers.lin, NEW_PASSWORD)).toBe(200);
    });

    test("a forgotten password is not reset by an expired or unknown code", async () => {
      const code = await mailedCode(customers.lin);
      shop.clock.time += 24 * HOUR_MS;
      expect(await reset(code)).toMatchObject({
        code: 1104,
        message: "This link has expired. Please request a new one.",
      });
      for (const wrong of ["", "nobodys", code.slice(1)]) {
        const { code: answered, message } = await check(wrong);
        expect([answered, message.slice(0, 22)]).toEqual([1104, "This link is not valid"]);
      }
      expect(await tryLogIn(customers.lin, PASSWORD)).toBe(200);
    });

    test.each([
      ["short", "abc12", "abc12"],
      ["long", "abcd5-abcd5-abcd5", "abcd5-abcd5-abcd5"],
      ["with a space", "abc 5x-", "abc 5x-"],
      ["common", "password1", "password1"],
      ["not the same twice", "zlk-94-one", "zlk-94-two"],
      ["empty", "", ""],
    ])(
      "a new password is refused when it is %s, and the code stays valid",
      async (_what, password, again) => {
        const code = await mailedCode(customers.lin);
        expect((await reset(code, password, again)).code).toBe(400);
        expect((await reset(code)).code).toBe(200);
      },
    );
  });

  describe("requesting the mail", () => {
    test("requesting the mail is answered alike for an unknown address, and sends nothing", async () => {
      const [known, unknown] = [await forget(customers.lin), await forget("no@shop.example")];
      expect([unknown.status, unknown.code, unknown.message]).toEqual([
        known.status,
        known.code,
        known.message,
      ]);
      expect((await shop.mails()).map(({ to }) => to)).toEqual([customers.lin]);
    });

    test("requesting the mail is refused for an invalid address, and sends nothing", async () => {
      for (const email of ["", "lin", "a@b.example\r\nBcc: c@d.example", "a@b.example, c@d"]) {
        expect((await forget(email)).code).toBe(400);
      }
      expect(await shop.mails()).toEqual([]);
    });

    test("requesting the mail too often is refused for an hour, alike for an unknown address", async () => {
      for (const email of [customers.lin, "no@shop.example"]) {
        const answered: number[] = [];
        for (let time = 0; time < 6; time += 1) {
          answered.push((await forget(email)).code);
        }
        expect(answered).toEqual([200, 200, 200, 200, 200, 429]);
      }
      expect(await shop.mails()).toHaveLength(5);
      shop.clock.time += HOUR_MS;
      expect((await forget(customers.lin)).code).toBe(200);
    });

    test("requesting the mail for many addresses is refused from one network address, but not from another", async () => {
      const answered: number[] = [];
      for (let time = 0; time < 31; time += 1) {
        answered.push((await forget(`somebody-${time}@shop.example`)).status);
      }
      expect([answered.filter((status) => status === 200).length, answered.at(-1)]).toEqual([
        30, 429,
      ]);
      expect((await forget(customers.lin, "192.0.2.2")).code).toBe(200);
    });
  });
});
