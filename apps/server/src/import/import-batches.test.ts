import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startOfDay } from "../basics/day.ts";
import type { Database } from "../database/database.ts";
import { readFact } from "../database/facts.ts";
import { customerRow } from "../testing/customers.ts";
import { onEachDatabase, openFresh } from "../testing/databases.ts";
import { lineRow, orderRow } from "../testing/orders.ts";
import { withFiles } from "../testing/with-files.ts";
import { type BatchImportOptions, importBatches } from "./import-batches.ts";
import { importCatalogue } from "./import.ts";
import { batchTemplateText, templateText } from "./template.ts";
import { UnreadableFile } from "./unreadable-file.ts";

const HEADER = "批号,货号,生产日期,复验日期,检验项目,test,标准,结果";
const ASSAY = "C20261101,E100001,2026-11-01,2028-11-01,含量,Assay,≥99.7%,99.9%";
const WATER = "C20261101,E100001,,,水分,Water,≤0.2%,0.05%";
const OTHER = "C20261102,E100001,2026/11/2,2028/11/2,,,,";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "reagent-batches-"));
  writeFileSync(join(folder, "goods.csv"), templateText());
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function importRows(
  database: Database,
  rows: readonly string[],
  options: BatchImportOptions = {},
  header = HEADER,
) {
  const path = join(folder, "batches.csv");
  writeFileSync(path, [header, ...rows, ""].join("\n"));
  return importBatches(withFiles(database, folder), path, options);
}

onEachDatabase((makePlace) => {
  describe("the batches", () => {
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

    const batches = () => database.read.selectFrom("batches").selectAll().orderBy("code").execute();
    const testsOf = async () =>
      (await batches()).map(({ code, results }) => {
        const tests = JSON.parse(results) as { test: { zh: string }; result: { zh: string } }[];
        return `${code}: ${tests.map(({ test: { zh }, result }) => `${zh} ${result.zh}`).join(", ")}`;
      });

    test("batches in a file are imported with their days and tests, and again without a change", async () => {
      for (const _ of ["once", "again"]) {
        const report = await importRows(database, [ASSAY, WATER, OTHER]);
        expect(report).toMatchObject({ isDone: true, rows: 3, badRows: 0, batches: 2 });
        expect(await testsOf()).toEqual(["C20261101: 含量 99.9%, 水分 0.05%", "C20261102: "]);
      }
      const [first] = await batches();
      expect(first?.produced_at).toBe(startOfDay("2026-11-01"));
      expect(JSON.parse(first?.results ?? "")).toContainEqual({
        test: { zh: "含量", en: "Assay" },
        requirement: { zh: "≥99.7%", en: "≥99.7%" },
        result: { zh: "99.9%", en: "99.9%" },
      });
    });

    test("batches in a file are replaced by those of another file with their numbers, and others stay or go", async () => {
      await importRows(database, [ASSAY, WATER, OTHER]);
      const revision = await readFact(database.read, "catalogue_revision");
      await importRows(database, [ASSAY.replace("99.9%", "99.8%")]);
      expect(await testsOf()).toEqual(["C20261101: 含量 99.8%", "C20261102: "]);
      expect(await readFact(database.read, "catalogue_revision")).not.toBe(revision);
      await importRows(database, [OTHER], { replaces: true });
      expect(await testsOf()).toEqual(["C20261102: "]);
    });

    test("batches in a file are left out as a whole where a row of theirs is invalid", async () => {
      await importRows(database, [ASSAY]);
      const report = await importRows(database, [
        ASSAY.replace("99.9%", "99.8%"),
        "C20261101,E100001,,,水分,,≤0.2%,",
        "C20261101,E100001,2026-11-09,,色度,,≤10,5",
        "C20261103,X404,2026-11-01,2028-11-01,含量,,≥99%,99.9%",
        "C20261104,E100001,,2028-11-01,含量,,≥99%,99.9%",
        OTHER,
      ]);
      expect(report).toMatchObject({ isDone: true, rows: 6, badRows: 4, batches: 1 });
      expect(report.problems.map(({ line, column }) => `${line} ${column ?? ""}`)).toEqual([
        "3 result_zh",
        "4 produced",
        "5 item_code",
        "6 produced",
      ]);
      expect(await testsOf()).toEqual(["C20261101: 含量 99.9%", "C20261102: "]);
    });

    test("batches in a file are unchanged by a check, and by a strict import with an invalid row", async () => {
      const invalid = "C20261101,E100001,,,水分,,≤0.2%,";
      expect(await importRows(database, [ASSAY], { isCheck: true })).toMatchObject({ batches: 1 });
      expect(await importRows(database, [OTHER, invalid], { isStrict: true })).toMatchObject({
        isDone: false,
      });
      expect(await batches()).toEqual([]);
    });

    test("batches in a file stay when their item is imported again, also in place of all goods", async () => {
      await importRows(database, [ASSAY, OTHER]);
      await importGoods();
      await importGoods({ replaces: true });
      expect(await batches()).toHaveLength(2);
    });

    test("batches in a file can be imported from the template", async () => {
      const path = join(folder, "template.csv");
      writeFileSync(path, batchTemplateText());
      const report = await importBatches(withFiles(database, folder), path);
      expect(report).toMatchObject({ isDone: true, problems: [], unknownColumns: [], batches: 1 });
    });

    test("batches in a file need their days where the shop does not have them", async () => {
      await importRows(database, [ASSAY]);
      const report = await importRows(
        database,
        ["C20261101,E100001", "C9,E100001"],
        {},
        "batch_code,item_code",
      );
      expect(report).toMatchObject({ isDone: true, rows: 2, badRows: 1, batches: 1 });
      expect(report.problems.map(({ line, column }) => `${line} ${column ?? ""}`)).toEqual([
        "3 produced",
        "3 retest",
      ]);
      expect(await testsOf()).toEqual(["C20261101: 含量 99.9%"]);
    });

    test("batches in a file are not read from a file without their items", async () => {
      const path = join(folder, "short.csv");
      writeFileSync(path, "batch_code,produced\nC1,2026-11-01\n");
      await expect(importBatches(withFiles(database, folder), path)).rejects.toThrow(
        UnreadableFile,
      );
    });

    describe("with their stock", () => {
      const STOCK = "batch_code,item_code,produced,retest,pack,stock";
      const OLDER = "C1,E100001,2025-11-01,2027-11-01,500mL";
      const NEWER = "C2,E100001,2026-11-01,2028-11-01,500mL";
      const stocks = async () =>
        (
          await database.read
            .selectFrom("packs")
            .leftJoin("batch_stocks", "batch_stocks.pack_id", "packs.id")
            .select(["packs.pack", "packs.stock", "batch_code", "batch_stocks.stock as ofBatch"])
            .where("packs.pack", "=", "500mL")
            .orderBy("batch_code")
            .execute()
        ).map((row) => `${row.pack} ${row.stock}: ${row.batch_code ?? ""} ${row.ofBatch ?? ""}`);

      test("batches in a file make the stock of a pack their sum, and known ones need no days", async () => {
        await importRows(database, [`${OLDER},2`, `${NEWER},5`], {}, STOCK);
        expect(await stocks()).toEqual(["500mL 7: C1 2", "500mL 7: C2 5"]);
        await importRows(database, ["C2,E100001,500mL,4"], {}, "batch_code,item_code,pack,stock");
        expect(await stocks()).toEqual(["500mL 4: C2 4"]);
        expect(await batches()).toHaveLength(2);
      });

      test("batches in a file keep what orders have reserved of them, and of their pack", async () => {
        await importRows(database, [`${OLDER},2`, `${NEWER},5`], {}, STOCK);
        const { id } = await database.read
          .selectFrom("packs")
          .select("id")
          .where("code", "=", "E100001-500mL")
          .executeTakeFirstOrThrow();
        await database.transact(async (tx) => {
          const customer = customerRow({ id: "lin", email: "lin@shop.example" });
          await tx.insertInto("customers").values(customer).execute();
          const order = { id: "A", code: "A", customer_id: "lin", created_at: 0 };
          await tx.insertInto("orders").values(orderRow(order)).execute();
          const line = { order_id: "A", product_id: id, product_code: "E100001-500mL" };
          await tx
            .insertInto("order_lines")
            .values([
              lineRow({
                ...line,
                position: 0,
                quantity: 2,
                reserved_quantity: 2,
                pinned_batch: "C1",
              }),
              lineRow({
                ...line,
                position: 1,
                quantity: 3,
                reserved_quantity: 3,
                pinned_batch: "",
              }),
            ])
            .execute();
        });
        await importRows(database, [`${OLDER},2`, `${NEWER},5`], {}, STOCK);
        expect(await stocks()).toEqual(["500mL 2: C1 0", "500mL 2: C2 5"]);
        await importRows(database, [`${OLDER},1`, `${NEWER},1`], {}, STOCK);
        expect(await stocks()).toEqual(["500mL 0: C1 0", "500mL 0: C2 1"]);
      });

      test("batches in a file are refused with a stock of a pack that the shop has not, or twice", async () => {
        const report = await importRows(
          database,
          [`${OLDER},2`, "C1,E100001,,,500mL,3", "C3,E100001,2026-11-01,2028-11-01,9kg,1"],
          {},
          STOCK,
        );
        expect(report).toMatchObject({ isDone: false, badRows: 2 });
        expect(report.problems.map(({ line, column }) => `${line} ${column ?? ""}`)).toEqual([
          "3 pack",
          "4 pack",
        ]);
      });

      test("batches in a file that replace all others take the stock of these with them", async () => {
        await importRows(database, [`${OLDER},2`, `${NEWER},5`], {}, STOCK);
        await importRows(database, [OTHER], { replaces: true });
        expect(await stocks()).toEqual(["500mL 7:  "]);
      });
    });
  });
});
