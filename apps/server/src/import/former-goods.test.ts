import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findBottle } from "../catalogue/bottles.ts";
import type { Database } from "../database/database.ts";
import { writeFact } from "../database/facts.ts";
import { documentSheet } from "../documents/documents.ts";
import { onEachDatabase, openFresh } from "../testing/databases.ts";
import { withFiles } from "../testing/with-files.ts";
import { importBatches } from "./import-batches.ts";
import { importCatalogue } from "./import.ts";

const HEADER =
  "item_code,name_zh,name_en,pack,list_price,stock,category_zh,category_en,cas,smiles,hazard_statements,safety_data_sheet";
const ETHANOL =
  "E100001,乙醇,Ethanol,500mL,48,7,化学试剂 > 溶剂 > 醇类,Chemicals > Solvents > Alcohols,64-17-5,CCO,H225;H319,1";
const ACETONE =
  "A100002,丙酮,Acetone,500mL,39.5,3,化学试剂 > 溶剂 > 酮类,,67-64-1,CC(C)=O,H225;H319;H336,1";
const METHANOL =
  "M100003,甲醇,Methanol,500mL,39.5,3,化学试剂 > 溶剂 > 醇类,Chemicals > Solvents > Alcohols,67-56-1,CO,,";
const GOODS = [HEADER, ETHANOL, ACETONE, METHANOL];
const WITHOUT_ETHANOL = [HEADER, ACETONE];
const BATCHES = [
  "批号,货号,生产日期,复验日期,检验项目,test,标准,结果",
  "C20261101,E100001,2026-11-01,2028-11-01,含量,Assay,≥99.7%,99.9%",
  "C20261102,E100001,2026-11-02,2028-11-02,,,,",
];
const CODES = { productCode: "E100001-500mL", batchCode: "C20261101" };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "reagent-former-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

onEachDatabase((makePlace) => {
  describe("the bottle of goods that an import has taken out", () => {
    let database: Database;
    let remove: () => Promise<void>;
    beforeEach(async () => {
      ({ database, remove } = await openFresh(makePlace));
      await importGoods(GOODS);
      await importBatchRows(BATCHES);
    });
    afterEach(() => remove());

    const importGoods = (rows: readonly string[], replaces = false) => {
      const path = join(folder, "goods.csv");
      writeFileSync(path, [...rows, ""].join("\n"));
      return importCatalogue(withFiles(database, folder), path, { draw: () => "", replaces });
    };
    const importBatchRows = (rows: readonly string[], replaces = false) => {
      const path = join(folder, "batches.csv");
      writeFileSync(path, [...rows, ""].join("\n"));
      return importBatches(withFiles(database, folder), path, { replaces });
    };
    const bottle = (codes = CODES) => findBottle(database.read, codes);
    const titleOf = async (kind: "certificate" | "msds") => {
      const subject = kind === "msds" ? "E100001" : CODES.productCode;
      const request = { kind, subject, batchCode: CODES.batchCode, language: "en" };
      return (await documentSheet(database.read, request, { now: 0, publicUrl: "" }))?.title;
    };

    test("the bottle of an item that was taken out has its facts, its dates and its papers", async () => {
      const before = await bottle();
      await importGoods(WITHOUT_ETHANOL, true);
      const after = await bottle({ productCode: "e100001-500ML", batchCode: "c20261101" });
      expect(after).toEqual({ ...before, isOnSale: false });
      expect(after).toMatchObject({ ...CODES, pack: "500mL", item: { cas: "64-17-5" } });
      expect(await titleOf("certificate")).toBe("Certificate of Analysis");
      expect(await titleOf("msds")).toBe("Safety Data Sheet");
      expect(await bottle({ ...CODES, batchCode: "C0" })).toBeUndefined();
    });

    test("the bottle of an item that comes back is of the goods on sale, and keeps its batch", async () => {
      await importGoods(WITHOUT_ETHANOL, true);
      await importGoods(GOODS.map((row) => row.replace("乙醇", "无水乙醇")));
      const { item, ...back } = (await bottle()) ?? {};
      expect(back).toMatchObject({ ...CODES, isOnSale: true, batch: { code: CODES.batchCode } });
      expect(item?.name_zh).toBe("无水乙醇");
    });

    test("the bottle of a pack that was taken out keeps its amount", async () => {
      await importGoods([HEADER, ETHANOL.replace("500mL", "5L"), ACETONE], true);
      expect(await bottle()).toMatchObject({ ...CODES, pack: "500mL", isOnSale: false });
      expect(await bottle({ ...CODES, productCode: "E100001" })).toMatchObject({ isOnSale: true });
    });

    test("the bottle of a batch that was taken out keeps its dates and its certificate", async () => {
      await importBatchRows([BATCHES[0] ?? "", BATCHES[2] ?? ""], true);
      expect(await bottle()).toMatchObject({
        ...CODES,
        isOnSale: true,
        batch: { code: "C20261101" },
      });
      expect(await titleOf("certificate")).toBe("Certificate of Analysis");
    });

    test("the bottle of an item without batches is not kept", async () => {
      await importGoods(WITHOUT_ETHANOL, true);
      const kept = await database.read.selectFrom("former_items").select("code").execute();
      expect(kept).toEqual([{ code: "E100001" }]);
    });

    test("the bottle of the demo goes with the demo", async () => {
      await importBatchRows([BATCHES[0] ?? "", BATCHES[2] ?? ""], true);
      await database.transact((tx) => writeFact(tx, "catalogue_kind", "demo"));
      await importGoods(WITHOUT_ETHANOL, true);
      expect(await bottle()).toBeUndefined();
      for (const table of ["former_items", "former_codes", "former_batches"] as const)
        expect(await database.read.selectFrom(table).selectAll().execute()).toEqual([]);
    });
  });
});
