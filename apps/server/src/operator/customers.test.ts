import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { book } from "../ordering/balance/ledger.ts";
import { accountsIn } from "../testing/accounts.ts";
import { onDefaultDatabase } from "../testing/databases.ts";
import { operateIn } from "../testing/operate.ts";
import { openShop } from "../testing/shop.ts";
import type { TestShop } from "../testing/shop.ts";

const now = Date.parse("2026-11-21T03:00:00Z");

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
    test("are listed with group, category, balance and used credit, all or those with a text", async () => {
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

    test("are shown with account, coupons, open orders and filings", async () => {
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
          .values({
            customer_id: "lin",
            university: "Example University",
            department: "",
            teacher: "",
            mobile: "",
            phone: "",
            filed_at: now,
            language: "en",
            state: "pending",
            refusal: "",
          })
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
});
