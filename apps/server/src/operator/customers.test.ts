import { logIn, readUserInfo } from "@reagent/api/contract/account";
import { listBalanceChanges } from "@reagent/api/contract/balance";
import { listCoupons } from "@reagent/api/contract/coupon";
import { readPriceAndStock } from "@reagent/api/contract/product";
import { checkResetCode, forgotPassword } from "@reagent/api/contract/recovery";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { book } from "../ordering/balance/ledger.ts";
import { accountsIn } from "../testing/accounts.ts";
import { customerRow } from "../testing/customers.ts";
import { onDefaultDatabase } from "../testing/databases.ts";
import { itemIds, packIds, PASSWORD } from "../testing/fixture.ts";
import { operateIn } from "../testing/operate.ts";
import { codeIn, openShop } from "../testing/shop.ts";
import type { TestShop } from "../testing/shop.ts";

const now = Date.parse("2026-11-21T03:00:00Z");

const universityFiling = {
  university: "Example University",
  department: "",
  teacher: "",
  mobile: "",
  phone: "",
  filed_at: now,
  language: "en",
  state: "pending",
  refusal: "",
} as const;

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let database: Database;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    database = shop.database;
  });
  afterAll(() => shop.close());

  const operator = (...args: readonly string[]) => operateIn(shop, ...args);
  const LIN = "LIN@shop.example";

  describe("customers", () => {
    test("customers are listed with group, category, balance and used credit, all or those with a text", async () => {
      await accountsIn(database, () => now).limits("lin", 100_000, 50_000);
      for (const [account, amount] of [
        ["credit", 12_000],
        ["second-credit", 345],
      ] as const)
        await database.transact((tx) =>
          book(tx, { customerId: "lin", account, amount, reason: "payment", now }),
        );
      expect(await operator("customers", "LIN@")).toMatch(
        /\nlin@shop\.example +active +none +unknown \(0\) +376\.55 +123\.45 of 1,500\.00 +lin +Example Ltd\.$/u,
      );
      expect(await operator("customers", "univ")).toMatch(
        /\nuniversity@shop\.example +active +university +University \(572\) /u,
      );
      expect(await operator("customers", "inactive")).toMatch(/ locked /u);
      const all = await operator("customers");
      expect(all).toContain("wang@shop.example");
      expect((await operator("customers", "example", "--limit", "1")).split("\n")).toHaveLength(2);
      expect(await operator("customers", "100%")).toBe("There are no such customers.");
    });

    test("customers are shown with account, coupons, open orders and filings", async () => {
      const accounts = accountsIn(database, () => now);
      await accounts.place({ id: "open" });
      await accounts.place({ id: "cancelled", review: "cancelled" });
      await accounts.place({ id: "waiting", review: "reviewed", payment: "paid" });
      await database.transact(async (tx) => {
        await tx
          .updateTable("customers")
          .set({ account_period: 472 })
          .where("id", "=", "lin")
          .execute();
        await tx
          .insertInto("coupons")
          .values({
            id: "c1",
            customer_id: "lin",
            reach_amount: 50_000,
            subtract_amount: 3000,
            state: "unused",
            received_at: 0,
            begins_at: 0,
            ends_at: now,
          })
          .execute();
        await tx
          .insertInto("university_filings")
          .values({ ...universityFiling, customer_id: "lin" })
          .execute();
      });
      const shown = await operator("customer", LIN);
      for (const line of [
        /^lin@shop\.example {2}active$/mu,
        /^Account period +472, without credit$/mu,
        /^Balance +376\.55 RMB$/mu,
        /^Credit used +120\.00 of 1,000\.00 RMB$/mu,
        /^Second credit used +3\.45 of 500\.00 RMB$/mu,
        /^Points +320 points, 0 grains$/mu,
        /^c1 +30\.00 +500\.00 +expired +2026-11-21 11:00$/mu,
        /^MK-open +2026-11-21 11:00 +pending +unpaid +10\.00$/mu,
        /^MK-waiting +2026-11-21 11:00 +reviewed +paid +10\.00$/mu,
        /^university +pending +2026-11-21 11:00$/mu,
      ])
        expect(shown).toMatch(line);
      expect(shown).not.toContain("MK-cancelled");
      await expect(operator("customer", "nobody@shop.example")).rejects.toThrow(
        "There is no customer nobody@shop.example.",
      );
    });
  });

  describe("prepaid balances", () => {
    const noted = async (language: "cn" | "en") => {
      const token = await shop.logIn("wang@shop.example");
      const all = { from: "", to: "", least: null, most: null, page: 1, pageSize: 10 } as const;
      const params = { kind: "prepay", ...all } as const;
      const { data } = await shop.call(listBalanceChanges, params, { token, language });
      return data.changes.map(({ amount, note }) => [amount, note]);
    };

    test("prepaid balances are added to and paid out, with notes that the customer reads in both languages", async () => {
      const added = await operator("balance-add", "wang@shop.example", "1,250.50", "--note", "T7");
      expect(added).toContain("1,250.50 RMB were added to the balance.");
      expect(added).toMatch(/^Balance +1,250\.50 RMB$/mu);
      shop.clock.time += 1;
      const paidOut = await operator(
        "balance-pay-out",
        "Wang@shop.example",
        "1250.5",
        "--note",
        "T8",
      );
      expect(paidOut).toContain("1,250.50 RMB were taken from the balance.");
      expect(paidOut).toMatch(/^Balance +0\.00 RMB$/mu);
      expect(await noted("cn")).toEqual([
        [-125_050, "预付款转出（退还客户）：T8"],
        [125_050, "预付款充值：T7"],
      ]);
      expect(await noted("en")).toEqual([
        [-125_050, "Balance paid out: T8"],
        [125_050, "Top-up: T7"],
      ]);
    });

    test("prepaid balances are changed once by a repeated command, and again with another note", async () => {
      const add = (note: string) => operator("balance-add", LIN, "10", "--note", note);
      await add("first");
      await expect(add("first")).rejects.toThrow("This was done before");
      expect(await add("second")).toMatch(/^Balance +396\.55 RMB$/mu);
      const payOut = () => operator("balance-pay-out", LIN, "20", "--note", "first");
      expect(await payOut()).toMatch(/^Balance +376\.55 RMB$/mu);
      await expect(payOut()).rejects.toThrow("This was done before");
    });

    test.each([
      [["balance-pay-out", LIN, "376.56", "--note", "T"], "The balance is only 376.55 RMB."],
      [["balance-pay-out", LIN, "0", "--note", "T"], "Write an amount in yuan"],
      [["balance-add", LIN, "1.005", "--note", "T"], "Write an amount in yuan"],
      [["balance-add", LIN, "1e3", "--note", "T"], "Write an amount in yuan"],
      [["balance-add", LIN, "100000000.01", "--note", "T"], "Write an amount in yuan"],
      [["balance-add", LIN, "10"], "'--note <TEXT>' not specified"],
      [["balance-add", LIN, "10", "--note", "two\nlines"], "Write the note in one line"],
      [["balance-add", "nobody@shop.example", "10", "--note", "T"], "There is no customer nobody"],
    ])("the command %j is refused with the reason", async (args, message) => {
      await expect(operator(...args)).rejects.toThrow(message);
    });

    test("prepaid balances are not changed of an account that was not activated, which may lapse", async () => {
      await database.transact((tx) =>
        tx
          .insertInto("customers")
          .values(customerRow({ id: "newcomer", is_active: 0, lapses_at: now }))
          .execute(),
      );
      await expect(
        operator("balance-add", "newcomer@shop.example", "10", "--note", "T"),
      ).rejects.toThrow("was not activated by its customer");
    });
  });

  describe("credit limits (decisions, credit limits)", () => {
    const UNIVERSITY = "university@shop.example";
    const accounts = () => accountsIn(database, () => now);
    const period = async () => {
      const row = await database.read
        .selectFrom("customers")
        .select("account_period")
        .where("email", "=", UNIVERSITY)
        .executeTakeFirstOrThrow();
      return row.account_period;
    };

    test("credit limits are set and lowered below what is used, and offer payment on credit", async () => {
      await database.transact((tx) =>
        tx
          .updateTable("customers")
          .set({ account_period: 472 })
          .where("email", "=", UNIVERSITY)
          .execute(),
      );
      const set = (...args: readonly string[]) => operator("credit", UNIVERSITY, ...args);
      expect(await set("--limit", "0")).toContain("The limit of the credit line is 0.00 RMB.");
      expect(await period()).toBe(472);
      const first = await set("--limit", "5000");
      expect(first).toMatch(/^The limit of the credit line is 5,000\.00 RMB\.$/mu);
      expect(first).toMatch(/^Account period +471, with credit$/mu);
      expect(await set("--limit", "5000")).toBe(first);
      expect(await set("--limit", "80.5", "--second")).toMatch(
        /^Second credit used +0\.00 of 80\.50 RMB$/mu,
      );
      await accounts().give("university", 123_400, "credit");
      const lowered = await set("--limit", "1000");
      expect(lowered).toContain("1,234.00 RMB are used");
      expect(lowered).toMatch(/^Credit used +1,234\.00 of 1,000\.00 RMB$/mu);
      expect(await set("--limit", "0")).toContain("1,234.00 RMB are used");
      expect(await period()).toBe(471);
    });

    test.each([
      [["credit", UNIVERSITY], "'--limit <AMOUNT>' not specified"],
      [["credit", UNIVERSITY, "--limit", "-1"], "Write an amount in yuan"],
      [["credit", UNIVERSITY, "--limit", "many"], "Write an amount in yuan"],
      [["credit", "nobody@shop.example", "--limit", "1"], "There is no customer nobody"],
    ])("the command %j is refused with the reason", async (args, message) => {
      await expect(operator(...args)).rejects.toThrow(message);
    });
  });

  describe("price groups (decisions, price groups)", () => {
    beforeAll(() =>
      database.transact((tx) =>
        tx
          .insertInto("discounts")
          .values({ customer_group: "partner", item_id: itemIds.ethanol, permille: 800 })
          .execute(),
      ),
    );
    const price = async () => {
      const token = await shop.logIn("wang@shop.example");
      const { data } = await shop.call(readPriceAndStock, { itemCode: "E100001" }, { token });
      return data.packs[0]?.salesPrice;
    };

    test("price groups change the prices of a customer, and stay when university info is refused", async () => {
      const usual = await price();
      expect(await operator("group", "wang@shop.example", "partner")).toMatch(
        /^Groups +partner$/mu,
      );
      const reduced = await price();
      expect(reduced).toBe(8000);
      expect(usual).not.toBe(reduced);
      await database.transact((tx) =>
        tx
          .insertInto("university_filings")
          .values({ ...universityFiling, customer_id: "wang" })
          .execute(),
      );
      await operator("refuse", "wang@shop.example", "university", "The proof is missing.");
      expect(await price()).toBe(reduced);
      const ended = await operator("group", "wang@shop.example", "none");
      expect(ended).toContain("The customer has no group.");
      expect(ended).toMatch(/^Groups +none$/mu);
      expect(await price()).toBe(usual);
    });

    test("price groups of a customer are several, of which the lowest price counts, and all get coupons of their group", async () => {
      await database.transact((tx) =>
        tx
          .insertInto("discounts")
          .values([
            { customer_group: "key", item_id: itemIds.ethanol, permille: 700 },
            { customer_group: "anniversary", item_id: itemIds.ethanol, permille: 950 },
          ])
          .execute(),
      );
      const WANG = "wang@shop.example";
      const column = async () =>
        (
          await database.read
            .selectFrom("customers")
            .select("customer_group")
            .where("id", "=", "wang")
            .executeTakeFirstOrThrow()
        ).customer_group;
      const given = await operator("group", WANG, "partner", "key", "partner");
      expect(given).toContain("The customer has the groups key, partner.");
      expect(given).toMatch(/^Groups +key, partner$/mu);
      expect(await operator("customers", "wang")).toMatch(/ active +key, partner +/u);
      expect(await price()).toBe(7000);
      expect(await column()).toBe("key");
      const off = ["--off", "2", "--from", "2", "--days", "1"];
      for (const group of ["key", "partner"])
        expect(await operator("coupon-issue", "--group", group, ...off)).toMatch(
          group === "key" ? /^1 customer has got/u : /^No customer has got/u,
        );
      await database.transact((tx) =>
        tx.updateTable("university_filings").set({ state: "pending" }).execute(),
      );
      await operator("accept", WANG, "university");
      expect(await operator("customer", WANG)).toMatch(/^Groups +key, partner, university$/mu);
      expect(await column()).toBe("university");
      await operator("refuse", WANG, "university", "The proof has expired.");
      expect(await operator("customer", WANG)).toMatch(/^Groups +key, partner$/mu);
      expect(await column()).toBe("key");
      await operator("group", WANG, "anniversary", "partner");
      expect(await price()).toBe(8000);
      await expect(operator("group", WANG, "partner", "none")).rejects.toThrow(
        "Name either groups, or none.",
      );
      await expect(operator("group", WANG, "partner", "keys")).rejects.toThrow(
        "There is no group keys, only anniversary, key, partner, university and none.",
      );
      expect(await operator("customer", WANG)).toMatch(/^Groups +anniversary, partner$/mu);
      await operator("group", WANG, "none");
      await database.transact(async (tx) => {
        await tx
          .deleteFrom("discounts")
          .where("customer_group", "in", ["key", "anniversary"])
          .execute();
        await tx.deleteFrom("coupons").where("customer_id", "=", "wang").execute();
      });
    });

    test("prices of one customer alone are shown with the account", async () => {
      const agreed = { customer_group: "", customer_id: "wang", item_id: itemIds.ethanol } as const;
      await database.transact((tx) =>
        tx
          .insertInto("agreed_prices")
          .values([
            { ...agreed, id: "1", permille: 875, from_day: "2026-11-01", until_day: "" },
            {
              ...agreed,
              id: "2",
              product_id: packIds.ethanol500,
              price: 735_050,
              from_day: "",
              until_day: "2026-12-31",
            },
          ])
          .execute(),
      );
      const shown = await operator("customer", "wang@shop.example");
      expect(shown).toMatch(/^12\.5% off +E100001 +2026-11-01$/mu);
      expect(shown).toMatch(/^7,350\.50 RMB +E100001-500mL +2026-12-31$/mu);
      expect(await operator("customer", LIN)).not.toContain("Own price");
      await database.transact((tx) => tx.deleteFrom("agreed_prices").execute());
    });

    test("price groups of universities are given once university info is accepted", async () => {
      const give = () => operator("group", LIN, "university");
      await expect(give()).rejects.toThrow(
        "The university info of LIN@shop.example is not accepted.",
      );
      await operator("accept", LIN, "university");
      await operator("group", LIN, "none");
      expect(await give()).toContain("The customer has the group university.");
    });

    test("price groups that no price has are refused with those that exist", async () => {
      await expect(operator("group", LIN, "parner")).rejects.toThrow(
        "There is no group parner, only partner, university and none.",
      );
    });
  });

  describe("coupons (decisions, issued coupons)", () => {
    const terms = ["--off", "30", "--from", "500", "--days", "7"] as const;
    const idIn = (shown: string) => /[\da-f-]{36}/u.exec(shown)?.[0] ?? "";

    test("coupons are issued to a customer once, until the end of a day, listed and voided", async () => {
      const issue = () => operator("coupon-issue", "wang@shop.example", ...terms);
      expect(await issue()).toBe(
        "1 customer has got the coupon, which is valid until 2026-11-28 00:00.",
      );
      expect(await issue()).toBe("No customer has got the coupon: all have it already.");
      const shown = await operator("coupons", "wang@shop.example");
      expect(shown).toMatch(/^[\da-f-]{36} +30\.00 +500\.00 +unused +2026-11-28 00:00$/mu);
      const token = await shop.logIn("wang@shop.example");
      const { data } = await shop.call(listCoupons, { status: "all" } as const, { token });
      expect(data.coupons).toMatchObject([
        { reachAmount: 50_000, subtractAmount: 3000, status: "unused" },
      ]);
      expect(await operator("coupon-void", idIn(shown))).toMatch(/ voided +2026-11-28/u);
      await expect(operator("coupon-void", idIn(shown))).rejects.toThrow(
        "This coupon is voided already.",
      );
      expect(await issue()).toContain("1 customer has got the coupon");
    });

    test("coupons are issued to a group and to all who can log in", async () => {
      await operator("group", "wang@shop.example", "partner");
      const off = ["--off", "1", "--from", "1", "--days", "1"];
      expect(await operator("coupon-issue", "--group", "partner", ...off)).toBe(
        "1 customer has got the coupon, which is valid until 2026-11-22 00:00.",
      );
      expect(await operator("coupon-issue", "--all", ...off)).toContain(
        "2 customers have got the coupon",
      );
      expect(await operator("coupons", "inactive@shop.example")).toBe(
        "The customer has no coupons.",
      );
    });

    test("coupons that are used cannot be voided", async () => {
      await database.transact((tx) =>
        tx.updateTable("coupons").set({ state: "used" }).where("id", "=", "c1").execute(),
      );
      await expect(operator("coupon-void", "c1")).rejects.toThrow("This coupon is used already.");
    });

    test.each([
      [["coupon-void", "nothing"], "There is no coupon nothing."],
      [["coupon-issue", ...terms], "Name either a customer, or --group, or --all."],
      [["coupon-issue", LIN, "--all", ...terms], "Name either a customer"],
      [["coupon-issue", "--group", "x", "--all", ...terms], "Name either a customer"],
      [["coupon-issue", "--group", "none", ...terms], "No customer of the group none can log in."],
      [["coupon-issue", "newcomer@shop.example", ...terms], "was not activated"],
      [["coupon-issue", LIN, "--off", "5", "--from", "4", "--days", "1"], "takes off at most"],
      [["coupon-issue", LIN, "--off", "0", "--from", "4", "--days", "1"], "Write an amount"],
      [["coupon-issue", LIN, "--off", "3", "--from", "4", "--days", "0"], "Write a whole number"],
      [["coupons", "nobody@shop.example"], "There is no customer nobody"],
    ])("the command %j is refused with the reason", async (args, message) => {
      await expect(operator(...args)).rejects.toThrow(message);
    });
  });

  describe("locked accounts (decisions, locked accounts)", () => {
    const WANG = "wang@shop.example";
    const info = (token: string) => shop.call(readUserInfo, {}, { token });
    const tryLogIn = () =>
      shop.call(logIn, { email: WANG, password: PASSWORD }, { language: "en" });

    test("locked accounts have no sessions and cannot log in or set a password until they are unlocked", async () => {
      const token = await shop.logIn(WANG);
      await shop.mails();
      await shop.call(forgotPassword, { email: WANG });
      const [mail] = await shop.mails();
      const code = mail ? codeIn(mail) : "";
      expect((await shop.call(checkResetCode, { code })).code).toBe(200);
      const locked = await operator("lock", WANG);
      expect(locked).toContain("The account is locked, and its sessions have ended.");
      expect(locked).toMatch(/^wang@shop\.example {2}locked$/mu);
      expect(await info(token)).toMatchObject({ code: 1005 });
      expect(await tryLogIn()).toMatchObject({
        code: 1101,
        message: "This account is locked. Please contact customer service.",
      });
      expect((await shop.call(checkResetCode, { code })).code).toBe(1104);
      await expect(operator("lock", WANG)).rejects.toThrow(
        `The account ${WANG} is locked already.`,
      );

      expect(await operator("unlock", WANG)).toMatch(/^wang@shop\.example {2}active$/mu);
      expect((await tryLogIn()).code).toBe(200);
      expect((await info(token)).code).toBe(1005);
      await expect(operator("unlock", WANG)).rejects.toThrow(`The account ${WANG} is not locked.`);
    });

    test.each([
      [["lock", "newcomer@shop.example"], "was not activated by its customer"],
      [["unlock", "newcomer@shop.example"], "was not activated by its customer"],
      [["lock", "nobody@shop.example"], "There is no customer nobody"],
    ])("the command %j is refused with the reason", async (args, message) => {
      await expect(operator(...args)).rejects.toThrow(message);
    });
  });

  describe("categories (decisions, customer categories)", () => {
    test("categories are changed by their codes, but not away from an accepted university", async () => {
      const changed = await operator("category", "wang@shop.example", "571");
      expect(changed).toContain("The category is Manufacturing or research company (571).");
      expect(changed).toMatch(/^Category +Manufacturing or research company \(571\)$/mu);
      expect(await operator("category", LIN, "572")).toContain("University (572).");
      await expect(operator("category", LIN, "573")).rejects.toThrow(
        "The university info of LIN@shop.example waits or is accepted: refuse it first.",
      );
      await operator("refuse", LIN, "university", "They have left.");
      expect(await operator("category", LIN, "573")).toContain("Research institute (573).");
    });

    test("categories that do not exist are refused with those that do", async () => {
      await expect(operator("category", LIN, "599")).rejects.toThrow(
        "There is no category 599, only 571 Manufacturing or research company, 572 University,",
      );
    });
  });
});
