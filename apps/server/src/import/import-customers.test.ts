import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { logIn } from "@reagent/api/contract/account";
import { listAddresses } from "@reagent/api/contract/address";
import { checkResetCode, resetPassword } from "@reagent/api/contract/recovery";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onEachDatabase } from "../testing/databases.ts";
import { itemIds, PASSWORD } from "../testing/fixture.ts";
import { operateIn } from "../testing/operate.ts";
import { codeIn, openShop, type TestShop } from "../testing/shop.ts";
import { type CustomerImportOptions, importCustomers } from "./import-customers.ts";
import { customerTemplateText } from "./template.ts";

const now = Date.parse("2026-11-21T03:00:00Z");

/** The terms of use of a day. */
const termsPage = {
  code: "termsofuse",
  subject_zh: "使用条款",
  subject_en: "Terms of use",
  summary_zh: "",
  summary_en: "",
  content_zh: "<p>条款</p>",
  content_en: "<p>Terms</p>",
  created_at: Date.parse("2026-11-01T03:00:00Z"),
  is_demo: 0,
} as const;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "reagent-customers-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

onEachDatabase((makePlace) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openShop(makePlace);
  });
  afterEach(() => shop.close());

  function importText(text: string, options: Partial<CustomerImportOptions> = {}) {
    const path = join(folder, "customers.csv");
    writeFileSync(path, text);
    return importCustomers(shop.database, path, { now, ...options });
  }
  const importRows = (rows: readonly string[], options?: Partial<CustomerImportOptions>) =>
    importText([...rows, ""].join("\n"), options);
  const accounts = () =>
    shop.database.read
      .selectFrom("customers")
      .select(["email", "user_name", "mobile", "company", "credit_limit", "account_period"])
      .where("email", "like", "%@lab.example")
      .orderBy("email")
      .execute();
  const entries = () =>
    shop.database.read
      .selectFrom("ledger_entries")
      .innerJoin("customers", "customers.id", "ledger_entries.customer_id")
      .select(["ledger_entries.amount", "ledger_entries.reason", "ledger_entries.note"])
      .where("customers.email", "like", "%@lab.example")
      .execute();

  describe("customers from elsewhere", () => {
    test("customers from elsewhere get accounts without a password, and set one by the link that they are mailed", async () => {
      const report = await importText(customerTemplateText());
      expect(report.problems).toEqual([]);
      expect(report).toMatchObject({ isDone: true, customers: 2, newCustomers: 2, addresses: 2 });
      const tryLogIn = (password: string) =>
        shop.call(logIn, { email: "chen@lab.example", password });
      expect((await tryLogIn("")).code).toBe(1101);
      expect((await tryLogIn("zlk-94-new")).code).toBe(1101);

      expect(await operateIn(shop, "invite", "--all", "--limit", "1")).toMatch(
        /^1 customer gets .*\n1 more wait/u,
      );
      expect(await operateIn(shop, "invite", "--all")).toMatch(/^1 customer gets /u);
      expect(await operateIn(shop, "invite", "--all")).toBe("No customer waits for a link.");
      const mails = await shop.mails();
      expect(mails.map(({ to, subject }) => `${to} ${subject}`).toSorted()).toEqual([
        "chen@lab.example 为您的刻度试剂账号设置登录密码",
        "smith@lab.example Set the password of your account at Kedu Reagents",
      ]);
      const mail = mails.find(({ to }) => to === "chen@lab.example");
      if (!mail) throw new Error("no mail");
      const password = "zlk-94-new";
      const reset = { code: codeIn(mail), password, passwordConfirmation: password };
      const { data: link } = await shop.call(checkResetCode, { code: reset.code });
      expect(link.isFirstPassword).toBe(true);
      await shop.database.transact((tx) => tx.insertInto("pages").values(termsPage).execute());
      expect((await shop.call(resetPassword, reset)).code).toBe(200);
      expect(await operateIn(shop, "customer", "chen@lab.example")).toMatch(
        /^Terms accepted +2026-11-01$/mu,
      );
      const entered = await tryLogIn(password);
      expect(entered.code).toBe(200);
      const token = entered.data.token;
      const { data: own } = await shop.call(listAddresses, { keywords: "" }, { token });
      expect(
        own.addresses.map(
          (each) => `${each.receiver} ${each.districtName} ${each.street} ${each.isDefault}`,
        ),
      ).toEqual([
        "陈若安 浦东新区 示例路 8 号 3 楼 true",
        expect.stringMatching(/^收发室 .+ 示例街 8 号 false$/u),
      ]);
      expect(await entries()).toEqual([{ amount: 125_050, reason: "opening", note: "旧系统余额" }]);
    });

    test("customers from elsewhere can be sent links that the operator prints", async () => {
      await importRows(["email,name,language", "wu@lab.example,吴一,en"]);
      const printed = await operateIn(shop, "--csv", "invite", "--all", "--print");
      expect(printed).toMatch(
        /^Customer,Link\nwu@lab\.example,https:\/\/shop\.example\/en\/forgot\S+$/u,
      );
      expect(await operateIn(shop, "invite", "--all")).toBe("No customer waits for a link.");
      await expect(operateIn(shop, "invite")).rejects.toThrow("Name either a customer, or --all.");
      await expect(operateIn(shop, "invite", "inactive@shop.example")).rejects.toThrow("is locked");
    });

    test("customers from elsewhere are changed by the columns of a file alone, and keep their password", async () => {
      await importRows(["邮箱,手机,信用额度", "lin@shop.example,13900000177,50000"]);
      const changed = await shop.database.read
        .selectFrom("customers")
        .select(["mobile", "credit_limit", "company", "user_name"])
        .where("email", "=", "lin@shop.example")
        .executeTakeFirstOrThrow();
      expect(changed).toEqual({
        mobile: "13900000177",
        credit_limit: 5_000_000,
        company: "Example Ltd.",
        user_name: "lin",
      });
      expect((await shop.call(logIn, { email: "lin@shop.example", password: PASSWORD })).code).toBe(
        200,
      );
    });

    test("customers from elsewhere are in the groups of the file, one or several, and stay in them without the column", async () => {
      await shop.database.transact((tx) =>
        tx
          .insertInto("discounts")
          .values(
            ["key", "partner"].map((group) => ({
              customer_group: group,
              item_id: itemIds.ethanol,
              permille: 900,
            })),
          )
          .execute(),
      );
      const groups = async () => {
        const rows = await shop.database.read
          .selectFrom("customers")
          .leftJoin("customer_groups", "customer_groups.customer_id", "customers.id")
          .select(["customers.customer_group as column", "customer_groups.customer_group"])
          .where("email", "=", "wu@lab.example")
          .orderBy("customer_groups.customer_group")
          .execute();
        return rows.map((row) => `${row.column} ${row.customer_group ?? "none"}`);
      };
      await importRows(["email,name,客户组", "wu@lab.example,吴一,partner；key"]);
      expect(await groups()).toEqual(["key key", "key partner"]);
      await importRows(["email,company", "wu@lab.example,示例公司"]);
      expect(await groups()).toEqual(["key key", "key partner"]);
      await importRows(["email,customer_group", "wu@lab.example,partner"]);
      expect(await groups()).toEqual(["partner partner"]);
      const wrong = await importRows(["email,客户组", "wu@lab.example,partner; keys; university"]);
      expect(
        wrong.problems.map(({ column, chinese }) => `${column ?? ""} ${chinese ?? ""}`),
      ).toEqual([
        'customer_group "keys" 未知，只能是 key、partner、university',
        'customer_group "university" 需要已通过的高校信息',
      ]);
      await importRows(["email,客户组", "wu@lab.example,"]);
      expect(await groups()).toEqual([" none"]);
    });

    test("customers from elsewhere have their invoices made by the method of the file, and keep what is saved", async () => {
      const invoices = () =>
        shop.database.read
          .selectFrom("invoices")
          .innerJoin("customers", "customers.id", "invoices.customer_id")
          .select(["type", "title", "method"])
          .where("customers.email", "=", "wu@lab.example")
          .execute();
      await importRows(["email,name,发票抬头,开票方式", "wu@lab.example,吴一,示例公司,全电"]);
      expect(await invoices()).toEqual([
        { type: "blank", title: "示例公司", method: "all-electronic" },
      ]);
      await importRows(["email,invoice_title", "wu@lab.example,示例研究所"]);
      await importRows(["email,invoice_method", "wu@lab.example,766"]);
      expect(await invoices()).toEqual([
        { type: "blank", title: "示例研究所", method: "electronic" },
      ]);
      const wrong = await importRows(["email,开票方式", "wu@lab.example,信"]);
      expect(wrong.problems).toMatchObject([
        {
          line: 2,
          column: "invoice_method",
          chinese: '"信" 不是开票方式：请写 电子、全电 或 其他',
        },
      ]);
      await importRows(["email,invoice_method", "wu@lab.example,"]);
      expect(await invoices()).toMatchObject([{ method: "other" }]);
    });

    test("customers from elsewhere get an opening balance once, however often a file is imported", async () => {
      const file = ["email,name,期初余额,余额说明", "wu@lab.example,吴一,100.50,old shop"];
      const once = await importRows(file);
      expect(once.balances).toEqual([10_050]);
      const again = await importRows(file);
      expect([again.balances, again.addresses, again.newCustomers]).toEqual([[], 0, 0]);
      expect(await entries()).toEqual([{ amount: 10_050, reason: "opening", note: "old shop" }]);
      const other = await importRows(["email,opening_balance", "wu@lab.example,100.60"]);
      expect(other.problems).toMatchObject([{ line: 2, column: "opening_balance" }]);
      expect(other.isDone).toBe(false);
      expect(await entries()).toHaveLength(1);
    });

    test("customers from elsewhere have several addresses, which are added once", async () => {
      const file = [
        "email,name,receiver,receiver_mobile,地址,default_address",
        "wu@lab.example,吴一,吴一,13800000155,上海市浦东新区示例路 1 号,",
        "wu@lab.example,,前台,13800000156,北京市海淀区示例街 2 号,1",
      ];
      expect((await importRows(file)).addresses).toBe(2);
      expect((await importRows(file)).addresses).toBe(0);
      const stored = await shop.database.read
        .selectFrom("addresses")
        .innerJoin("customers", "customers.id", "addresses.customer_id")
        .select(["receiver", "addresses.district", "street", "is_default"])
        .where("email", "=", "wu@lab.example")
        .orderBy("receiver")
        .execute();
      expect(stored).toEqual([
        { receiver: "前台", district: "110108", street: "示例街 2 号", is_default: 1 },
        { receiver: "吴一", district: "310115", street: "示例路 1 号", is_default: 0 },
      ]);
    });

    test("customers from elsewhere are left out as a whole where a row is invalid, each with a reason at its cell", async () => {
      const rows = [
        "email,mobile,name,category,group,opening_balance,receiver,receiver_mobile,province,city,district",
        "wu@lab.example,13800000155,吴一,高校科研,,,,,,,",
        "xu@lab.example,13800000155,徐二,,,,,,,,",
        "yu@lab.example,,,,,,,,,,",
        "lu@lab.example,,陆三,999,nobody,,,,,,",
        "bu@lab.example,,卜四,,university,,,,,,",
        "su@lab.example,,苏五,,,,苏五,13800000158,上海市,上海市,浦西新区",
        "mu@lab.example,,穆六,,,,,,,,",
        "mu@lab.example,,穆七,,,,,,,,",
        "lin@shop.example,,,,,,,,,,",
      ];
      const report = await importRows(rows, { isCheck: true });
      expect(report.problems.map(({ line, column }) => `${line} ${column ?? ""}`)).toEqual([
        "3 mobile",
        "4 name",
        "5 category",
        "5 customer_group",
        "6 customer_group",
        "7 district",
        "9 name",
        "10 name",
      ]);
      expect(report).toMatchObject({ isDone: true, rows: 9, badRows: 7, customers: 1 });
      expect(await accounts()).toEqual([]);
      expect(await importRows(rows, { isStrict: true })).toMatchObject({ isDone: false });
      await importRows(rows);
      expect((await accounts()).map(({ email }) => email)).toEqual(["wu@lab.example"]);
    });

    test("customers from elsewhere do not take the mobile of another account, nor one that waits to be activated", async () => {
      await importRows(["email,mobile,name", "wu@lab.example,13800000155,吴一"]);
      await shop.database.transact((tx) =>
        tx
          .updateTable("customers")
          .set({ is_active: 0, lapses_at: now + 1000 })
          .where("email", "=", "wu@lab.example")
          .execute(),
      );
      const rows = ["email,mobile,name", "wu@lab.example,,吴一", "xu@lab.example,13800000155,徐二"];
      const report = await importRows(rows);
      expect(report.problems.map(({ column, reason }) => `${column ?? ""} ${reason}`)).toEqual([
        'email "wu@lab.example" waits to be activated by its customer',
        'mobile "13800000155" is the number of wu@lab.example',
      ]);
      const later = await importRows(rows, { now: now + 2000 });
      expect(later.problems).toEqual([]);
      expect((await accounts()).map(({ email, mobile }) => `${email} ${mobile}`)).toEqual([
        "wu@lab.example ",
        "xu@lab.example 13800000155",
      ]);
    });
  });
});
