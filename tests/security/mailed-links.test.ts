import { logIn } from "@reagent/api/contract/account";
import { codes } from "@reagent/api/contract/envelope";
import { updatePassword } from "@reagent/api/contract/profile";
import { checkResetCode, forgotPassword, resetPassword } from "@reagent/api/contract/recovery";
import {
  activate,
  checkActivationCode,
  declineRegistration,
  mailActivation,
  register,
} from "@reagent/api/contract/registration";
import { onDefaultDatabase } from "@reagent/server/testing/databases";
import { customers, PASSWORD } from "@reagent/server/testing/fixture";
import { codeIn, openShop, type TestShop } from "@reagent/server/testing/shop";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newcomer } from "../contract/exchanges/registration.ts";

const HOUR_MS = 60 * 60 * 1000;
const OWN_PASSWORD = "qxv-31-own";

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let callers = 0;

  beforeEach(async () => {
    shop = await openShop(makePlace);
  });
  afterEach(() => shop.close());

  /** A network address without previous calls. */
  const elsewhere = () => {
    callers += 1;
    return { address: `10.0.${Math.floor(callers / 250)}.${(callers % 250) + 1}` };
  };
  const tryLogIn = async (email: string, password: string) =>
    (await shop.call(logIn, { email, password }, elsewhere())).code;
  const forget = async (email: string) =>
    (await shop.call(forgotPassword, { email }, elsewhere())).code;
  const mailedCode = async (email: string) => {
    const mail = (await shop.mails()).findLast(({ to }) => to === email);
    if (!mail) throw new Error(`${email} got no mail`);
    return codeIn(mail);
  };

  describe("an e-mail address that a stranger registered", () => {
    test("an e-mail address that a stranger registered is not activated by the check of its link, as by a scanner of mails", async () => {
      await shop.call(register, newcomer, elsewhere());
      const code = await mailedCode(newcomer.email);
      await shop.call(checkActivationCode, { code });
      expect(await tryLogIn(newcomer.email, newcomer.password)).toBe(codes.loginRefused);
    });

    test("an e-mail address that a stranger registered is free again once its owner deletes the account by the link of the mail", async () => {
      await shop.call(register, newcomer, elsewhere());
      const code = await mailedCode(newcomer.email);
      expect((await shop.call(declineRegistration, { code })).code).toBe(codes.success);
      expect(await tryLogIn(newcomer.email, newcomer.password)).toBe(codes.loginRefused);
      const own = { ...newcomer, password: OWN_PASSWORD, passwordConfirmation: OWN_PASSWORD };
      expect((await shop.call(register, own, elsewhere())).code).toBe(codes.success);
      await shop.call(activate, { code: await mailedCode(newcomer.email) });
      expect(await tryLogIn(newcomer.email, newcomer.password)).toBe(codes.loginRefused);
      expect(await tryLogIn(newcomer.email, OWN_PASSWORD)).toBe(codes.success);
    });

    test("an e-mail address that a stranger registered is not taken over by a second registration with another password", async () => {
      const own = { ...newcomer, password: OWN_PASSWORD, passwordConfirmation: OWN_PASSWORD };
      await shop.call(register, own, elsewhere());
      const code = await mailedCode(newcomer.email);
      expect((await shop.call(register, newcomer, elsewhere())).code).toBe(codes.emailTaken);
      await shop.call(activate, { code });
      expect(await tryLogIn(newcomer.email, newcomer.password)).toBe(codes.loginRefused);
      expect(await tryLogIn(newcomer.email, OWN_PASSWORD)).toBe(codes.success);
    });

    test.each([
      ["before", async () => {}],
      ["after", (code: string) => shop.call(activate, { code })],
    ])(
      "an address belongs to the owner who requests a new password %s the activation, and the stranger's password is refused",
      async (_about, activateByHabit) => {
        await shop.call(register, newcomer, elsewhere());
        await activateByHabit(await mailedCode(newcomer.email));
        await forget(newcomer.email);
        const code = await mailedCode(newcomer.email);
        const chosen = { password: OWN_PASSWORD, passwordConfirmation: OWN_PASSWORD };
        expect((await shop.call(resetPassword, { code, ...chosen })).code).toBe(codes.success);
        expect(await tryLogIn(newcomer.email, newcomer.password)).toBe(codes.loginRefused);
        expect(await tryLogIn(newcomer.email, OWN_PASSWORD)).toBe(codes.success);
      },
    );
  });

  describe("a change of the password", () => {
    const change = async () => {
      const token = await shop.logIn(customers.lin);
      const { code } = await shop.call(
        updatePassword,
        { oldPassword: PASSWORD, password: OWN_PASSWORD, passwordConfirmation: OWN_PASSWORD },
        { token },
      );
      expect(code).toBe(codes.success);
    };

    test("ends the links that were mailed before", async () => {
      await forget(customers.lin);
      const code = await mailedCode(customers.lin);
      await change();
      expect((await shop.call(checkResetCode, { code })).code).toBe(codes.linkDead);
    });

    test("ends the links that were requested before and not mailed yet", async () => {
      await forget(customers.lin);
      await change();
      expect(await shop.mails()).toEqual([]);
    });
  });

  describe("strangers fill a mailbox with at most five mails an hour", () => {
    test("by registrations and requests for new passwords and activation mails", async () => {
      const { email } = newcomer;
      const answered: number[] = [];
      for (let time = 0; time < 5; time += 1) {
        answered.push((await shop.call(register, newcomer, elsewhere())).code);
        answered.push(await forget(email));
        answered.push((await shop.call(mailActivation, { email }, elsewhere())).code);
      }
      expect(answered.filter((code) => code === codes.success)).toHaveLength(5);
      expect(answered.filter((code) => code === codes.tooMany)).toHaveLength(10);
      expect(await shop.mails()).toHaveLength(5);
      shop.clock.time += HOUR_MS;
      expect(await forget(email)).toBe(codes.success);
      expect(await shop.mails()).toHaveLength(1);
    });

    test("by registrations of other spellings of its address", async () => {
      for (let time = 0; time < 50; time += 1) {
        const email = `${time % 2 === 0 ? "xu.qing" : "xuqing"}+${time}@lab.example`;
        const mobile = `139000006${String(time).padStart(2, "0")}`;
        await shop.call(register, { ...newcomer, email, mobile }, elsewhere());
      }
      expect(await shop.mails()).toHaveLength(5);
    });

    test("and cannot use up the mails of a customer by requests that send none", async () => {
      for (let time = 0; time < 10; time += 1) {
        await forget(`lin+${time}@shop.example`);
        const taken = { ...newcomer, email: customers.lin };
        expect((await shop.call(register, taken, elsewhere())).code).toBe(codes.emailTaken);
      }
      expect(await shop.mails()).toEqual([]);
      expect(await forget(customers.lin)).toBe(codes.success);
      expect(await shop.mails()).toHaveLength(1);
    });
  });
});
