import { logIn, readUserInfo } from "@reagent/api/contract/account";
import { readPage } from "@reagent/api/contract/page";
import { readProfile } from "@reagent/api/contract/profile";
import { forgotPassword, resetPassword } from "@reagent/api/contract/recovery";
import {
  activate,
  checkActivationCode,
  checkEmail,
  checkMobile,
  declineRegistration,
  mailActivation,
  readRegistrationChoices,
  readTerms,
  register,
} from "@reagent/api/contract/registration";
import type { Registration } from "@reagent/api/contract/registration";
import { TERMS_PAGE } from "@reagent/domain/content-page";
import { CODE_LIFE_MS } from "@reagent/domain/one-time-code";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dayOf } from "../../basics/day.ts";
import { prepareTerms } from "../../import/content/prepare-terms.ts";
import { onEachDatabase, onlyOnDefault } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { codeIn, openShop } from "../../testing/shop.ts";
import type { TestShop } from "../../testing/shop.ts";

const PASSWORD = "zlk-94";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const MINUTE_MS = 60_000;
let people = 0;

/** A registration with an e-mail and a mobile of its own. */
function newRegistration(change: Partial<Registration> = {}): Registration {
  people += 1;
  return {
    email: `person-${people}@lab.example`,
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    name: "徐青",
    sex: "female",
    mobile: `139${String(people).padStart(8, "0")}`,
    company: "示例材料研究所",
    province: "310000",
    city: "310100",
    district: "310104",
    address: "示例路 5 号",
    category: "572",
    invoiceTitle: "示例材料研究所",
    invoiceTax: "91310000000000000X",
    zip: "200030",
    area: "021",
    phone: "00000555",
    extension: "8",
    fax: "",
    source: "802",
    isAgreed: true,
    ...change,
  };
}

onEachDatabase((makePlace, kind) => {
  let shop: TestShop;
  let places = 0;

  beforeAll(async () => {
    shop = await openShop(makePlace);
  });
  afterAll(() => shop.close());

  /** A network address without previous calls. */
  const elsewhere = () => {
    places += 1;
    return `10.0.${Math.floor(places / 250)}.${(places % 250) + 1}`;
  };
  const send = (registration: Registration, language: "cn" | "en" = "cn") =>
    shop.call(register, registration, { address: elsewhere(), language });
  const open = (code: string) => shop.call(activate, { code });
  const decline = (code: string) => shop.call(declineRegistration, { code });
  const tryLogIn = ({ email }: Registration, password = PASSWORD) =>
    shop.call(logIn, { email, password }, { address: elsewhere() });
  const mailTo = async ({ email }: Registration) => {
    const mail = (await shop.mails()).findLast(({ to }) => to === email);
    if (!mail) throw new Error(`${email} got no mail`);
    return mail;
  };
  const isFree = async ({ email, mobile }: Registration) => {
    const address = elsewhere();
    const byEmail = await shop.call(checkEmail, { email }, { address });
    const byMobile = await shop.call(checkMobile, { mobile }, { address });
    return [byEmail.code, byMobile.code];
  };
  const rowOf = (email: string) =>
    shop.database.read
      .selectFrom("customers")
      .selectAll()
      .where("email", "=", email)
      .executeTakeFirst();

  onlyOnDefault(kind, () => {
    describe("registering", () => {
      test("registering leads by the mail to an account that logs in with the password of the registration", async () => {
        const newcomer = newRegistration();
        expect((await send({ ...newcomer, email: ` ${newcomer.email.toUpperCase()} ` })).code).toBe(
          200,
        );
        expect((await tryLogIn(newcomer)).code).toBe(1101);
        const [mail] = await shop.mails();
        expect(mail?.to).toBe(newcomer.email);
        const code = mail ? codeIn(mail) : "";
        expect((await open(code)).code).toBe(200);
        const { data } = await tryLogIn(newcomer);
        expect((await shop.call(readUserInfo, {}, { token: data.token })).data).toMatchObject({
          name: "徐青",
          email: newcomer.email,
          mobile: newcomer.mobile,
          company: "示例材料研究所",
        });
        expect(await open(code)).toMatchObject({
          code: 1104,
          message: "您的账号已激活，请直接登录。",
        });
      });

      test.each(["d'alembert@lab.example", "qian@lab--two.example", "qian@xn--qbtm5249b.example"])(
        "registering is possible with the e-mail %s",
        async (email) => {
          const newcomer = { ...newRegistration(), email };
          expect((await send(newcomer)).code).toBe(200);
          expect((await open(codeIn(await mailTo(newcomer)))).code).toBe(200);
          expect((await tryLogIn(newcomer)).code).toBe(200);
        },
      );

      test("registering knows an e-mail whose domain is written in Chinese or in ASCII as one", async () => {
        const newcomer = { ...newRegistration(), email: "Zhao@实验室.中国" };
        const ascii = { ...newcomer, email: "zhao@xn--qbtm5249b.xn--fiqs8s" };
        expect((await send(newcomer)).code).toBe(200);
        expect((await open(codeIn(await mailTo(ascii)))).code).toBe(200);
        for (const each of [newcomer, ascii]) {
          expect((await tryLogIn(each)).code).toBe(200);
          expect(await isFree(each)).toEqual([1026, 1027]);
        }
      });

      test("registering stores all fields, and only a hash of the password", async () => {
        const newcomer = newRegistration();
        await send(newcomer);
        const row = await rowOf(newcomer.email);
        expect(row).toMatchObject({
          customer_group: "",
          category_code: 572,
          source_code: 802,
          sex: "female",
          province: "310000",
          city: "310100",
          district: "310104",
          address: "示例路 5 号",
          zip: "200030",
          phone_area: "021",
          phone_number: "00000555",
          phone_extension: "8",
          fax: "",
          is_active: 0,
        });
        expect(row?.password_hash).toMatch(/^\$argon2id\$/);
        expect(JSON.stringify(row)).not.toContain(PASSWORD);
        const invoice = await shop.database.read
          .selectFrom("invoices")
          .select(["type", "title", "tax_number"])
          .where("customer_id", "=", row?.id ?? "")
          .executeTakeFirst();
        expect(invoice).toEqual({
          type: "blank",
          title: newcomer.invoiceTitle,
          tax_number: newcomer.invoiceTax,
        });
      });

      test("registering sends its mail in the caller's language", async () => {
        await shop.mails();
        await send(newRegistration(), "en");
        const [mail] = await shop.mails();
        expect(mail?.subject).toMatch(/^Activate your account/);
        expect(mail?.text).toContain("/en/active?code=");
      });

      test("registering sends a mail that names time and browser, and nothing that was typed", async () => {
        const typed = "立即领奖 http://prize.example";
        const newcomer = newRegistration({ name: typed, company: typed, address: typed });
        await shop.call(register, newcomer, { address: elsewhere(), userAgent: FIREFOX });
        const { subject, text, html } = await mailTo(newcomer);
        expect(text).toContain(
          "2026-11-21 11:00（北京时间），有人用浏览器 Firefox · Linux 以此邮箱",
        );
        for (const part of [subject, text, html]) expect(part).not.toMatch(/领奖|prize/);
      });

      test.each([
        ["no e-mail", { email: "" }],
        ["a wrong e-mail", { email: "person@lab" }],
        ["a mobile of another country", { mobile: "+4915112345678" }],
        ["a common password", { password: "123456", passwordConfirmation: "123456" }],
        ["two passwords", { passwordConfirmation: "zlk-95" }],
        ["a district of another city", { district: "320583" }],
        ["a region that is none", { province: "0", city: "0", district: "0" }],
        ["the category that is not offered", { category: "697" }],
        ["a category that is none", { category: "1e3" }],
        ["a source that is none", { source: "-1" }],
        ["half a telephone number", { phone: "" }],
        ["terms that were not agreed to", { isAgreed: false }],
        ["a company without end", { company: "所".repeat(10_000) }],
      ] as const)("registering refuses %s, and adds nothing", async (_about, change) => {
        const newcomer = newRegistration(change);
        expect((await send(newcomer)).code).toBe(400);
        expect(await rowOf(newcomer.email)).toBeUndefined();
      });

      test("registering accepts SQL and script as names", async () => {
        const name = "'); drop table customers; --<script>";
        const newcomer = newRegistration({ name });
        expect((await send(newcomer)).code).toBe(200);
        expect((await rowOf(newcomer.email))?.user_name).toBe(name);
      });
    });
  });

  describe("an e-mail and a mobile are registered once (storefront §8, already registered)", () => {
    test("an e-mail and a mobile are registered once according to the checks of the form", async () => {
      const newcomer = newRegistration();
      expect(await isFree(newcomer)).toEqual([200, 200]);
      await send(newcomer);
      expect(await isFree(newcomer)).toEqual([1026, 1027]);
      const inCapitals = { ...newcomer, email: newcomer.email.toUpperCase() };
      expect(await isFree(inCapitals)).toEqual([1026, 1027]);
      expect(await isFree({ ...newcomer, email: "no address", mobile: "12" })).toEqual([400, 400]);
    });

    test("an e-mail and a mobile are registered once according to the registration, in the caller's language", async () => {
      const first = newRegistration();
      await send(first);
      const other = newRegistration({ password: "qxv-31", passwordConfirmation: "qxv-31" });
      expect(await send({ ...other, email: first.email })).toMatchObject({
        code: 1026,
        message: "该邮箱已注册，请输入新的邮箱",
      });
      const sameMobile = await send({ ...other, mobile: first.mobile }, "en");
      expect(sameMobile.code).toBe(1027);
      expect(sameMobile.message).toMatch(/^This mobile number is already registered/);
      expect((await send({ ...other, email: customers.lin })).code).toBe(1026);
    });

    test("an e-mail and a mobile are registered once also in parallel registrations", async () => {
      const one = newRegistration();
      const all = Array.from({ length: 6 }, (_, index) =>
        send({
          ...one,
          ...(index % 2 === 0
            ? { mobile: newRegistration().mobile }
            : { email: newRegistration().email }),
          password: `zlk-9${index}`,
          passwordConfirmation: `zlk-9${index}`,
        }),
      );
      const answered = (await Promise.all(all)).map(({ code }) => code);
      const rows = await shop.database.read
        .selectFrom("customers")
        .select(["email", "mobile"])
        .where((of) => of.or([of("email", "=", one.email), of("mobile", "=", one.mobile)]))
        .execute();
      expect(rows.filter(({ email }) => email === one.email).length).toBeLessThanOrEqual(1);
      expect(rows.filter(({ mobile }) => mobile === one.mobile).length).toBeLessThanOrEqual(1);
      expect(answered.filter((code) => code === 200)).toHaveLength(rows.length);
      expect(answered.filter((code) => code !== 200 && code !== 1026 && code !== 1027)).toEqual([]);
    });
  });

  describe("an account that was not activated", () => {
    test("an account that was not activated is replaced by a registration with the same password, as after a lost answer", async () => {
      const newcomer = newRegistration();
      await send(newcomer);
      expect((await send({ ...newcomer, company: "新单位" })).code).toBe(200);
      expect((await rowOf(newcomer.email))?.company).toBe("新单位");
      const stranger = { ...newcomer, password: "qxv-31", passwordConfirmation: "qxv-31" };
      expect((await send(stranger)).code).toBe(1026);
    });

    onlyOnDefault(kind, () => {
      test("an account that was not activated lapses with its code, and frees its e-mail and mobile", async () => {
        const start = shop.clock.time;
        const newcomer = newRegistration();
        await send(newcomer);
        const [mail] = (await shop.mails()).filter(({ to }) => to === newcomer.email);
        shop.clock.time = start + CODE_LIFE_MS;
        expect(await open(mail ? codeIn(mail) : "")).toMatchObject({
          code: 1104,
          message: "该链接已过期，请重新申请。",
        });
        expect(await isFree(newcomer)).toEqual([200, 200]);
        const other = { ...newcomer, password: "qxv-31", passwordConfirmation: "qxv-31" };
        expect((await send(other)).code).toBe(200);
        shop.clock.time = start;
      });

      test("an account that was not activated does not lapse after its activation", async () => {
        const start = shop.clock.time;
        const newcomer = newRegistration();
        await send(newcomer);
        const [mail] = (await shop.mails()).filter(({ to }) => to === newcomer.email);
        await open(mail ? codeIn(mail) : "");
        shop.clock.time = start + 2 * CODE_LIFE_MS;
        expect(await isFree(newcomer)).toEqual([1026, 1027]);
        expect((await send(newcomer)).code).toBe(1026);
        shop.clock.time = start;
      });
    });
  });

  onlyOnDefault(kind, () => {
    test("a locked demo account, which was not registered, is not activated by mail", async () => {
      await shop.mails();
      await shop.call(forgotPassword, { email: customers.inactive }, { address: elsewhere() });
      const [mail] = await shop.mails();
      expect((await open(mail ? codeIn(mail) : "")).message).toBe("该账号不能激活，请联系客服。");
      expect((await rowOf(customers.inactive))?.is_active).toBe(0);
    });

    test("a request for it sends the activation mail again", async () => {
      const newcomer = newRegistration();
      await send(newcomer);
      await shop.mails();
      await shop.call(mailActivation, { email: newcomer.email }, { address: elsewhere() });
      expect((await open(codeIn(await mailTo(newcomer)))).code).toBe(200);
      expect((await tryLogIn(newcomer)).code).toBe(200);
    });

    test("a new password by mail activates an account that was registered, and replaces its password", async () => {
      const newcomer = newRegistration();
      await send(newcomer);
      await shop.mails();
      await shop.call(forgotPassword, { email: newcomer.email }, { address: elsewhere() });
      const code = codeIn(await mailTo(newcomer));
      const chosen = { password: "qxv-31", passwordConfirmation: "qxv-31" };
      expect((await shop.call(resetPassword, { code, ...chosen })).code).toBe(200);
      expect((await tryLogIn(newcomer)).code).toBe(1101);
      expect((await tryLogIn(newcomer, "qxv-31")).code).toBe(200);
      expect((await rowOf(newcomer.email))?.lapses_at).toBeNull();
    });

    test("a request for the activation mail tells an active account's mailbox so, and is answered alike for an unknown address", async () => {
      await shop.mails();
      for (const email of [customers.lin, "nobody@lab.example"]) {
        const { code } = await shop.call(mailActivation, { email }, { address: elsewhere() });
        expect(code).toBe(200);
      }
      const mails = await shop.mails();
      expect(mails.map(({ to }) => to)).toEqual([customers.lin]);
      expect(mails[0]?.text).toContain("您的账号已激活");
      expect(mails[0]?.text).not.toContain("code=");
    });

    test("the check of a link says when and with which browser its account was registered, and activates nothing", async () => {
      const newcomer = newRegistration();
      await shop.call(register, newcomer, { address: elsewhere(), userAgent: FIREFOX });
      const code = codeIn(await mailTo(newcomer));
      const { data } = await shop.call(checkActivationCode, { code });
      expect(data).toEqual({ registeredAt: shop.clock.time, browser: "Firefox · Linux" });
      expect((await rowOf(newcomer.email))?.is_active).toBe(0);
    });

    test("an owner of an address who did not register deletes the account by the link of the mail, and frees its e-mail and mobile", async () => {
      const newcomer = newRegistration();
      await send(newcomer);
      const mail = await mailTo(newcomer);
      expect(mail.text).toMatch(/active\?code=[\w-]+&decline=1/);
      const code = codeIn(mail);
      expect((await decline(code)).code).toBe(200);
      expect(await rowOf(newcomer.email)).toBeUndefined();
      expect((await tryLogIn(newcomer)).code).toBe(1101);
      expect(await isFree(newcomer)).toEqual([200, 200]);
      for (const again of [await decline(code), await open(code)]) {
        expect(again).toMatchObject({
          code: 1104,
          message: "该链接无效，请检查链接是否完整，或重新申请。",
        });
      }
    });

    test("an account that is active is not deleted by its link", async () => {
      const newcomer = newRegistration();
      await send(newcomer);
      const code = codeIn(await mailTo(newcomer));
      await open(code);
      expect(await decline(code)).toMatchObject({
        code: 1104,
        message: "您的账号已激活，请直接登录。",
      });
      expect((await tryLogIn(newcomer)).code).toBe(200);
    });

    test("a locked demo account is not deleted by its link", async () => {
      await shop.call(mailActivation, { email: customers.inactive }, { address: elsewhere() });
      const mail = (await shop.mails()).findLast(({ to }) => to === customers.inactive);
      expect((await decline(mail ? codeIn(mail) : "")).message).toBe(
        "该账号不能激活，请联系客服。",
      );
      expect(await rowOf(customers.inactive)).toBeDefined();
    });

    test("an unknown code or one of another purpose activates and deletes nothing", async () => {
      for (const code of ["", "x".repeat(500), "' or 1=1 --"]) {
        expect(await open(code)).toMatchObject({ code: 1104, status: 200 });
        expect(await decline(code)).toMatchObject({ code: 1104, status: 200 });
      }
    });

    test("one network address checks e-mails 20 times a minute, independent of others", async () => {
      const [here, there] = [elsewhere(), elsewhere()];
      const ask = (address: string) =>
        shop.call(checkEmail, { email: "nobody@lab.example" }, { address });
      for (let asked = 0; asked < 20; asked += 1) {
        expect((await ask(here)).code).toBe(200);
      }
      expect(await ask(here)).toMatchObject({ status: 429, code: 429 });
      expect((await ask(there)).code).toBe(200);
      shop.clock.time += MINUTE_MS;
      expect((await ask(here)).code).toBe(200);
    });

    test("one network address registers 10 times a minute", async () => {
      const address = elsewhere();
      for (let sent = 0; sent < 10; sent += 1) {
        await shop.call(register, newRegistration(), { address });
      }
      expect((await shop.call(register, newRegistration(), { address })).code).toBe(429);
    });

    test("the choices and the terms are available in both languages", async () => {
      const { data } = await shop.call(readRegistrationChoices, {}, { language: "en" });
      expect(data.categories).toContainEqual({ id: "572", name: "University" });
      expect(data.sources.length).toBeGreaterThan(2);
      await prepareTerms(shop.database);
      const terms = async (language: "cn" | "en", code: string = TERMS_PAGE) =>
        shop.call(readTerms, { code }, { language });
      expect((await terms("cn")).data.content).toContain("刻度试剂");
      expect((await terms("en")).data.content).toContain("Kedu Reagents");
      for (const language of ["cn", "en"] as const) {
        const page = await shop.call(readPage, { code: TERMS_PAGE, version: "" }, { language });
        const { content, changedOn } = page.data;
        expect((await terms(language)).data).toEqual({ content, changedOn });
      }
      expect((await terms("cn", "../settings")).code).toBe(1404);
    });

    test("the profile of a new account names the version of the terms that it has accepted", async () => {
      await prepareTerms(shop.database);
      const { changedOn } = (await shop.call(readTerms, { code: TERMS_PAGE })).data;
      const newcomer = newRegistration();
      await send(newcomer);
      const [mail] = (await shop.mails()).filter(({ to }) => to === newcomer.email);
      await open(mail ? codeIn(mail) : "");
      const { token } = (await tryLogIn(newcomer)).data;
      const profile = await shop.call(readProfile, {}, { token });
      expect(profile.data).toMatchObject({
        termsVersion: changedOn,
        registeredOn: dayOf(shop.clock.now()),
      });
    });
  });
});
