import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { onEachDatabase, openFresh } from "../testing/databases.ts";
import { withFiles } from "../testing/with-files.ts";
import { type DiscountImportOptions, importDiscounts } from "./import-discounts.ts";
import { importCatalogue } from "./import.ts";
import { templateText } from "./template.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "reagent-discounts-"));
  writeFileSync(join(folder, "goods.csv"), templateText());
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function importRows(
  database: Database,
  rows: readonly string[],
  options: DiscountImportOptions = {},
) {
  const path = join(folder, "discounts.csv");
  writeFileSync(path, ["客户组,货号,优惠百分比", ...rows, ""].join("\n"));
  return importDiscounts(database, path, options);
}

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

    test("discounts of a group become what a file has, and those of other groups stay or go", async () => {
      await importRows(database, ["university,E100001,10", "大客户,E100001,12.5"]);
      expect(await discounts()).toEqual(["university 900", "大客户 875"]);
      await importRows(database, ["university,E100001,8%"]);
      expect(await discounts()).toEqual(["university 920", "大客户 875"]);
      await importRows(database, ["university,E100001,5"], { replaces: true });
      expect(await discounts()).toEqual(["university 950"]);
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

    test("discounts in a file stay when their item is imported again, also in place of all goods", async () => {
      await importRows(database, ["university,E100001,10"]);
      await importGoods();
      await importGoods({ replaces: true });
      expect(await discounts()).toEqual(["university 900"]);
    });
  });
});
