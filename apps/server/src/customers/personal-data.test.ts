import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { logIn, readUserInfo } from "@reagent/api/contract/account";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountsIn } from "../testing/accounts.ts";
import { onEachDatabase } from "../testing/databases.ts";
import { customers, PASSWORD } from "../testing/fixture.ts";
import { operateIn } from "../testing/operate.ts";
import { OWNER_MARK, readOwnedRows, writeOwnedRows } from "../testing/owned-rows.ts";
import { openShop, type TestShop } from "../testing/shop.ts";
import { deletePersonalData, personalDataOf } from "./personal-data.ts";

const LIN = "lin";

/** What is kept of a deleted customer: facts of sales, of money and of invoices. */
const KEPT =
  /^(?:bank_entries|coupons|gift_order_lines|ledger_entries|order_events|order_invoices|order_invoice_files|order_invoice_lines|order_lines|payment_returns|payments|shipments|shipment_lines) /u;
const KEPT_COLUMNS = new Set([
  "gift_orders express_company",
  "gift_orders city_name",
  "gift_orders district_name",
  "gift_orders language",
  "gift_orders province_name",
  "orders filing",
  "orders language",
  "orders paid_by",
  "orders province_name",
  "orders city_name",
  "orders district_name",
  "orders invoice_province_name",
  "orders invoice_city_name",
  "orders invoice_district_name",
  "orders invoice_type",
  "orders invoice_split",
  "orders invoice_method",
  "orders invoice_title",
  "orders invoice_bank",
  "orders invoice_bank_account",
  "orders invoice_address",
  "orders invoice_phone",
  "returns goods",
  "returns refusal",
  "returns status",
  "customers language",
  "customers terms_version",
]);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "reagent-personal-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

onEachDatabase((makePlace) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openShop(makePlace);
  });
  afterEach(() => shop.close());

  const operator = (...args: readonly string[]) => operateIn(shop, ...args);
  /** Table and column of each text that only this customer has. */
  const marked = (tables: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>) =>
    Object.entries(tables).flatMap(([table, rows]) =>
      rows.flatMap((row) =>
        Object.entries(row).flatMap(([column, value]) =>
          typeof value === "string" && value.includes(`${OWNER_MARK} ${LIN}`)
            ? [`${table} ${column}`]
            : [],
        ),
      ),
    );

  describe("personal data", () => {
    test("personal data is exported from every table that has a customer or an order, without secrets", async () => {
      await writeOwnedRows(shop.database, LIN);
      const stored = marked(await readOwnedRows(shop.database, LIN)).filter(
        (name) => !name.endsWith("_hash"),
      );
      expect(stored.length).toBeGreaterThan(100);
      const exported = await personalDataOf(shop.database.read, LIN);
      expect(marked(exported).toSorted()).toEqual(stored.toSorted());
      expect(JSON.stringify(exported)).not.toMatch(/"\w*_hash"|\$argon2/u);
    });

    test("personal data of a deleted account is removed, but for sales, money and invoices", async () => {
      await writeOwnedRows(shop.database, LIN);
      await shop.database.transact((tx) => deletePersonalData(tx, LIN));
      const left = marked(await readOwnedRows(shop.database, LIN)).filter(
        (name) => !KEPT.test(name) && !KEPT_COLUMNS.has(name),
      );
      expect(left).toEqual([]);
      const tables = await shop.database.read.introspection.getTables();
      for (const { name, columns } of tables) {
        if (!columns.some((column) => column.name === "email")) continue;
        const { rows } = await sql`
          select * from ${sql.table(name)} where email = ${customers.lin}
        `.execute(shop.database.read);
        expect([name, rows]).toEqual([name, []]);
      }
    });
  });

  describe("operator export", () => {
    test("operator export writes a file that only its owner reads, and overwrites none", async () => {
      const path = join(folder, `${shop.database.kind}.json`);
      expect(await operator("export", customers.lin, path)).toContain("has all that is stored");
      const data = JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown[]>;
      expect(data).toMatchObject({ customers: [{ email: customers.lin }] });
      expect(statSync(path).mode & 0o077).toBe(0);
      await expect(operator("export", customers.lin, path)).rejects.toThrow("exists already");
      await expect(operator("export", "no@shop.example", path)).rejects.toThrow("no customer");
    });
  });

  describe("operator delete", () => {
    test("operator delete refuses an account with open orders, a balance or used credit, and asks for --yes", async () => {
      const accounts = accountsIn(shop.database, () => shop.clock.now());
      await accounts.place({ id: "open", customer_id: "wang" });
      await expect(operator("delete", customers.wang, "--yes")).rejects.toThrow("open orders: 1");
      await expect(operator("delete", customers.lin, "--yes")).rejects.toThrow(
        "the balance is 376.55 RMB",
      );
      await expect(operator("delete", customers.university)).rejects.toThrow(
        "repeat the command with --yes",
      );
      expect(await shop.logIn(customers.university)).not.toBe("");
    });

    test("operator delete ends the sessions, removes files, and frees e-mail address and mobile", async () => {
      const token = await shop.logIn(customers.university);
      const file = await shop.files.store(Buffer.from("proof"));
      await shop.database.transact(async (tx) => {
        await tx
          .updateTable("customers")
          .set({ mobile: "13800000199" })
          .where("id", "=", "university")
          .execute();
        await tx
          .insertInto("uploads")
          .values({
            id: file,
            customer_id: "university",
            slot: "cusdanger1",
            file_name: "proof.png",
            media_type: "image/png",
            is_filed: 1,
            created_at: 1,
          })
          .execute();
      });
      expect(await operator("delete", customers.university, "--yes")).toContain("is deleted");
      expect((await shop.call(readUserInfo, {}, { token })).code).toBe(1005);
      expect(
        (await shop.call(logIn, { email: customers.university, password: PASSWORD })).code,
      ).toBe(1101);
      expect(await shop.files.read(file)).toBeUndefined();
      const same = await shop.database.read
        .selectFrom("customers")
        .select("id")
        .where((of) =>
          of.or([of("email", "=", customers.university), of("mobile", "=", "13800000199")]),
        )
        .execute();
      expect(same).toEqual([]);
      await expect(operator("customer", customers.university)).rejects.toThrow("no customer");
    });

    test("the operator's commands refuse what a deleted account has in place of its address", async () => {
      await shop.database.transact((tx) => deletePersonalData(tx, "university"));
      const operator = (...args: readonly string[]) => operateIn(shop, ...args);
      expect(await operator("customers", "deleted")).toMatch(/\ndeleted university +deleted /u);
      for (const [command = "", ...more] of [
        ["unlock"],
        ["lock"],
        ["delete", "--yes"],
        ["customer"],
        ["sessions"],
        ["log-out"],
        ["invite"],
        ["invite", "--print"],
        ["export", join(folder, "deleted.json")],
        ["group", "partner"],
        ["category", "572"],
        ["credit", "--limit", "1"],
        ["balance-add", "1", "--note", "N"],
        ["balance-pay-out", "1", "--note", "N"],
        ["coupons"],
        ["coupon-issue", "--off", "1", "--from", "1", "--days", "1"],
        ["convert", "100"],
        ["filing", "drug"],
        ["accept", "drug"],
        ["refuse", "drug", "N"],
        ["invoice-unlock"],
        ["download-right", "on"],
        ["waybill-right", "on"],
      ])
        await expect(operator(command, "deleted university", ...more), command).rejects.toThrow(
          "There is no customer deleted university: the account is deleted.",
        );
    });
  });
});
