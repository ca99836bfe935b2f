import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { customerRow } from "../testing/customers.ts";
import { onEachDatabase, openFresh } from "../testing/databases.ts";
import { withFiles } from "../testing/with-files.ts";
import { type DiscountImportOptions, importDiscounts } from "./import-discounts.ts";
import { importCatalogue } from "./import.ts";
import { problemLine } from "./problem-line.ts";
import { discountTemplateText, templateText } from "./template.ts";

const ENGLISH = "customer_group,customer,item_code,product_code,discount,price,from,to";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "reagent-discounts-"));
  writeFileSync(join(folder, "goods.csv"), templateText());
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function importText(database: Database, text: string, options: DiscountImportOptions = {}) {
  const path = join(folder, "discounts.csv");
  writeFileSync(path, text);
  return importDiscounts(database, path, options);
}

const importRows = (
  database: Database,
  rows: readonly string[],
  options: DiscountImportOptions = {},
  header = "客户组,货号,优惠百分比",
) => importText(database, [header, ...rows, ""].join("\n"), options);

onEachDatabase((makePlace) => {
  describe("the discounts", () => {
    let database: Database;
    let remove: () => Promise<void>;
    const importGoods = (options = {}) =>
      importCatalogue(withFiles(database, folder), join(folder, "goods.csv"), {
        draw: () => "",
        ...options,
      });
    beforeEach(async () => {
      ({ database, remove } = await openFresh(makePlace));
      await importGoods();
      await database.transact((tx) =>
        tx
          .insertInto("customers")
          .values([
            customerRow({ id: "chen", email: "chen@lab.example" }),
            customerRow({ id: "wu", email: "wu@lab.example" }),
            customerRow({ id: "new", email: "new@lab.example", is_active: 0, lapses_at: 1 }),
          ])
          .execute(),
      );
    });
    afterEach(() => remove());

    const discounts = async () => {
      const rows = await database.read
        .selectFrom("discounts")
        .selectAll()
        .orderBy("customer_group")
        .execute();
      return rows.map((row) => `${row.customer_group} ${row.permille}`);
    };
    const agreed = async () => {
      const rows = await database.read
        .selectFrom("agreed_prices")
        .innerJoin("items", "items.id", "agreed_prices.item_id")
        .leftJoin("packs", "packs.id", "agreed_prices.product_id")
        .selectAll("agreed_prices")
        .select(["items.code as item", "packs.code as pack"])
        .execute();
      return rows
        .map((row) =>
          [
            row.customer_group || row.customer_id,
            row.pack ?? row.item,
            row.permille === null ? `¥${String(row.price)}` : row.permille,
            `${row.from_day}..${row.until_day}`,
          ].join(" "),
        )
        .toSorted();
    };

    test("discounts of a group become what a file has, and those of other groups stay or go", async () => {
      await importRows(database, ["university,E100001,10", "大客户,E100001,12.5"]);
      expect(await discounts()).toEqual(["university 900", "大客户 875"]);
      await importRows(database, ["university,E100001,8%"]);
      expect(await discounts()).toEqual(["university 920", "大客户 875"]);
      await importRows(database, ["university,E100001,5"], { replaces: true });
      expect(await discounts()).toEqual(["university 950"]);
    });

    test("discounts and prices of customers, packs and periods become what a file has, by group and customer", async () => {
      const report = await importRows(
        database,
        [
          "university,,E100001,,10,,,",
          "university,,E100001,,20,,2026-12-01,2026-12-31",
          "university,,,e100001-500ml,,30,,2026-12-31",
          ",chen@lab.example,,E100001-500mL,,39.8,,",
          ",CHEN@lab.example,E100001,,15,,,",
          ",wu@lab.example,E100001,,5,,2027-01-01,",
        ],
        {},
        ENGLISH,
      );
      expect(report).toMatchObject({ isDone: true, problems: [], discounts: 6 });
      expect(await discounts()).toEqual(["university 900"]);
      const all = [
        "chen E100001 850 ..",
        "chen E100001-500mL ¥3980 ..",
        "university E100001 800 2026-12-01..2026-12-31",
        "university E100001-500mL ¥3000 ..2026-12-31",
        "wu E100001 950 2027-01-01..",
      ];
      expect(await agreed()).toEqual(all);
      await importRows(database, [",chen@lab.example,E100001,,25,,,"], {}, ENGLISH);
      expect(await agreed()).toEqual(["chen E100001 750 ..", ...all.slice(2)]);
      await importRows(database, ["university,,E100001,,10,,,"], {}, ENGLISH);
      expect(await agreed()).toEqual(["chen E100001 750 ..", all[4]]);
      await importRows(database, [",wu@lab.example,E100001,,5,,,"], { replaces: true }, ENGLISH);
      expect(await agreed()).toEqual(["wu E100001 950 .."]);
      expect(await discounts()).toEqual([]);
    });

    test("discounts in the template are all taken in, in the same tables at every import", async () => {
      for (const _ of ["once", "again"]) {
        expect(await importText(database, discountTemplateText())).toMatchObject({
          isDone: true,
          problems: [],
          discounts: 3,
        });
        expect(await discounts()).toEqual(["university 900"]);
        expect(await agreed()).toEqual([
          "chen E100001-500mL ¥3980 2026-12-01..",
          "key-accounts E100001 875 2026-12-01..2026-12-31",
        ]);
      }
    });

    test("discounts in a file are skipped and reported where a row is invalid, and unchanged by a check", async () => {
      const rows = [
        "university,E100001,10",
        "university,E100001,11",
        "university,X404,10",
        "none,E100001,10",
        "university,E100001,100",
      ];
      const report = await importRows(database, rows, { isCheck: true });
      expect(report).toMatchObject({ isDone: true, rows: 5, badRows: 4, discounts: 1 });
      expect(report.problems.map(({ line, column }) => `${line} ${column ?? ""}`)).toEqual([
        "3 item_code",
        "4 item_code",
        "5 customer_group",
        "6 discount",
      ]);
      expect(await discounts()).toEqual([]);
      expect(await importRows(database, rows, { isStrict: true })).toMatchObject({ isDone: false });
    });

    test.each([
      [
        ENGLISH,
        [
          `line 3, customer: "nobody@lab.example" is not the e-mail address of a customer's account`,
          `line 4, customer: "new@lab.example" is not the e-mail address of a customer's account`,
          'line 5, product_code: "E100001-9L" is not a product code of the shop',
          'line 6, customer: "chen@lab.example" cannot be set where customer_group is: a row is for one of them',
          'line 7, product_code: "E100001-500ML" is already in line 2',
          'line 8, price: "12" is the price of a pack, and the row names an item: write product_code in place of item_code',
          'line 9, to: "2026-11-30" is before the first day, which is in from',
        ],
      ],
      [
        "客户组,客户,项目号,产品编号,优惠百分比,协议价,起始日期,截止日期",
        [
          '第 3 行，客户："nobody@lab.example" 不是客户账户的邮箱',
          '第 4 行，客户："new@lab.example" 不是客户账户的邮箱',
          '第 5 行，产品编号："E100001-9L" 不是本店的产品编号',
          '第 6 行，客户："chen@lab.example" 已填写客户组时不能再填写客户：一行只用于其中之一',
          '第 7 行，产品编号："E100001-500ML" 已在第 2 行',
          '第 8 行，协议价："12" 是一个包装的价格，而本行填写了项目号：请改填产品编号',
          '第 9 行，截止日期："2026-11-30" 早于起始日期',
        ],
      ],
    ])("discounts in a file are reported by cell, in the language of %s", async (header, lines) => {
      const report = await importRows(
        database,
        [
          ",chen@lab.example,,E100001-500mL,,30,,",
          ",nobody@lab.example,,E100001-500mL,,30,,",
          ",new@lab.example,,E100001-500mL,,30,,",
          ",chen@lab.example,,E100001-9L,,30,,",
          "university,chen@lab.example,E100001,,10,,,",
          ",chen@lab.example,,E100001-500ML,5,,,",
          ",chen@lab.example,E100001,,,12,,",
          ",chen@lab.example,E100001,,10,,2026-12-01,2026-11-30",
        ],
        {},
        header,
      );
      expect(report.problems.map((problem) => problemLine(problem, report))).toEqual(lines);
      expect(await agreed()).toEqual(["chen E100001-500mL ¥3000 .."]);
    });

    test("discounts in a file stay when their item is imported again, also in place of all goods", async () => {
      await importRows(
        database,
        ["university,,E100001,,10,,,", ",chen@lab.example,,E100001-500mL,,30,,"],
        {},
        ENGLISH,
      );
      await importGoods();
      await importGoods({ replaces: true });
      expect(await discounts()).toEqual(["university 900"]);
      expect(await agreed()).toEqual(["chen E100001-500mL ¥3000 .."]);
    });

    test("discounts of a pack go with the pack, and those of a customer with the account", async () => {
      await importRows(
        database,
        [",chen@lab.example,,E100001-2.5L,,30,,", ",wu@lab.example,E100001,,10,,,"],
        {},
        ENGLISH,
      );
      await database.transact(async (tx) => {
        await tx.deleteFrom("packs").where("code", "=", "E100001-2.5L").execute();
        await tx.deleteFrom("customers").where("id", "=", "wu").execute();
      });
      expect(await agreed()).toEqual([]);
    });
  });
});
