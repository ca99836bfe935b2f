import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { searchIn } from "../search/search-in.ts";
import { customerRow } from "../testing/customers.ts";
import { onEachDatabase, openFresh } from "../testing/databases.ts";
import { lineRow, orderRow } from "../testing/orders.ts";
import { withFiles } from "../testing/with-files.ts";
import { importInstruments, type InstrumentImportOptions } from "./import-instruments.ts";
import { importCatalogue } from "./import.ts";
import { instrumentTemplateText, templateText } from "./template.ts";

const HEADER = "系列编号,货号,产品名称,name_en,耗材,图片,规格,attributes_en,单价,sales_price,库存";
const SMALL =
  "INS-1,INS-1-A,搅拌器,Stirrer,,stirrer.svg,容量: 5L；加热：无,Volume: 5L; Heating: No,363,,11";
const LARGE = "INS-1,INS-1-B,,,,,容量: 10L；加热：无,Volume: 10L; Heating: No,723,700,2";
const FLASK = "CON-1,CON-1-A,烧瓶,Flask,是,,,,12.5,,40";
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "reagent-instruments-"));
  writeFileSync(join(folder, "stirrer.svg"), SVG);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function importRows(
  database: Database,
  rows: readonly string[],
  options: InstrumentImportOptions = {},
  header = HEADER,
) {
  const path = join(folder, "instruments.csv");
  writeFileSync(path, [header, ...rows, ""].join("\n"));
  return importInstruments(withFiles(database, folder), path, options);
}

onEachDatabase((makePlace) => {
  describe("the instruments", () => {
    let database: Database;
    let remove: () => Promise<void>;
    beforeEach(async () => {
      ({ database, remove } = await openFresh(makePlace));
    });
    afterEach(() => remove());

    const instruments = () =>
      database.read.selectFrom("instruments").selectAll().orderBy("position").execute();
    const skus = async () => {
      const rows = await database.read
        .selectFrom("instrument_skus")
        .selectAll()
        .orderBy("instrument_id")
        .orderBy("position")
        .execute();
      return rows.map((row) => `${row.code} ${row.list_price} ${row.sales_price} ${row.stock}`);
    };

    test("instruments in a file are imported with their variants, attributes and pictures, and again without a change", async () => {
      for (const _ of ["once", "again"]) {
        const report = await importRows(database, [SMALL, LARGE, FLASK]);
        expect(report).toMatchObject({ isDone: true, problems: [], instruments: 2, skus: 3 });
        expect(await skus()).toEqual([
          "INS-1-A 36300 0 11",
          "INS-1-B 72300 70000 2",
          "CON-1-A 1250 0 40",
        ]);
      }
      const [stirrer, flask] = await instruments();
      expect(stirrer).toMatchObject({
        name_zh: "搅拌器",
        name_en: "Stirrer",
        kind: "instrument",
        picture: "instrument-ins-1",
        attributes_zh: JSON.stringify([
          { name: "容量", values: ["5L", "10L"] },
          { name: "加热", values: ["无"] },
        ]),
      });
      expect(flask).toMatchObject({ kind: "consumable", picture: null });
      const pictures = await database.read.selectFrom("pictures").selectAll().execute();
      expect(pictures).toEqual([{ name: "instrument-ins-1", markup: SVG }]);
    });

    test("instruments in a file are found by the search at once", async () => {
      await importRows(database, [SMALL, FLASK]);
      const search = searchIn(database);
      try {
        const { targets } = await search.find("instrument", "烧瓶", { page: 1, size: 10 });
        expect(targets).toHaveLength(1);
      } finally {
        search.close();
      }
    });

    test("instruments in a file keep what a file has no column for, and variants that it does not name unless they are pruned", async () => {
      await importRows(database, [SMALL, LARGE, FLASK]);
      await importRows(database, ["INS-1,INS-1-A,5"], {}, "instrument_code,sku_code,stock");
      expect(await skus()).toEqual([
        "INS-1-A 36300 0 5",
        "INS-1-B 72300 70000 2",
        "CON-1-A 1250 0 40",
      ]);
      expect((await instruments())[0]).toMatchObject({
        name_en: "Stirrer",
        picture: "instrument-ins-1",
        attributes_en: JSON.stringify([
          { name: "Volume", values: ["5L", "10L"] },
          { name: "Heating", values: ["No"] },
        ]),
      });
      await importRows(database, [SMALL], { prunes: true });
      expect(await skus()).toEqual(["INS-1-A 36300 0 11", "CON-1-A 1250 0 40"]);
      await importRows(database, [FLASK], { replaces: true });
      expect(await skus()).toEqual(["CON-1-A 1250 0 40"]);
    });

    test("instruments in a file say which SKUs have a discount for what is made to order", async () => {
      const marks = async () => {
        const rows = await database.read
          .selectFrom("instrument_skus")
          .select("has_futures_discount")
          .orderBy("code")
          .execute();
        return rows.map((row) => row.has_futures_discount);
      };
      await importRows(database, [SMALL, LARGE]);
      expect(await marks()).toEqual([0, 0]);
      const marked = ["INS-1,INS-1-A,是", "INS-1,INS-1-B,"];
      await importRows(database, marked, {}, "instrument_code,sku_code,期货优惠");
      expect(await marks()).toEqual([1, 0]);
      await importRows(database, [SMALL, LARGE]);
      expect(await marks()).toEqual([1, 0]);
      await importRows(database, ["INS-1,INS-1-A,0"], {}, "instrument_code,sku_code,期货优惠");
      expect(await marks()).toEqual([0, 0]);
    });

    test("instruments in a file say what they are and whose, and keep it in a file that has no column for it", async () => {
      const stored = async () => {
        const [row] = await instruments();
        return [row?.category_zh, row?.category_en, row?.brand_zh, row?.brand_en];
      };
      await importRows(database, [SMALL]);
      expect(await stored()).toEqual(["", "", "", ""]);
      const header = "instrument_code,sku_code,分类,category_en,品牌,品牌英文";
      await importRows(database, ["INS-1,INS-1-A,搅拌,Stirring,示例,"], {}, header);
      expect(await stored()).toEqual(["搅拌", "Stirring", "示例", "示例"]);
      await importRows(database, [SMALL]);
      expect(await stored()).toEqual(["搅拌", "Stirring", "示例", "示例"]);
      const brands = "instrument_code,sku_code,brand_zh,brand_en";
      await importRows(database, ["INS-1,INS-1-A,,"], {}, brands);
      expect(await stored()).toEqual(["搅拌", "Stirring", "", ""]);
    });

    test("instruments in a file are skipped and reported where a row is invalid", async () => {
      await importRows(database, [SMALL]);
      const report = await importRows(database, [
        "INS-1,INS-1-B,,,,,容量,Volume: 10L,723,,2",
        "INS-1,INS-1-C,,,,,容量: 10L,,,,2",
        "INS-2,INS-2-A,,,,,,,5,,1",
        "INS-3,INS-1-A,新,,,,,,5,,1",
        "INS-1,INS-1-A,搅拌器,Stirrer,,missing.svg,,,363,400,11",
        FLASK,
        FLASK,
      ]);
      expect(report).toMatchObject({ rows: 7, badRows: 6, instruments: 1 });
      expect(report.problems.map(({ line, column }) => `${line} ${column ?? ""}`)).toEqual([
        "2 attributes_zh",
        "3 list_price",
        "4 name_zh",
        "5 sku_code",
        "6 sales_price",
        "8 sku_code",
      ]);
      expect(report.problems[2]?.reason).toBe("is empty, and no row above gives the item's name");
      expect(await skus()).toEqual(["INS-1-A 36300 0 11", "CON-1-A 1250 0 40"]);
    });

    test("instruments in a file take a stock as what lies on the shelf, of which orders keep what they have reserved", async () => {
      await importRows(database, [SMALL]);
      const { id } = await database.read
        .selectFrom("instrument_skus")
        .select("id")
        .executeTakeFirstOrThrow();
      await database.transact(async (tx) => {
        await tx
          .insertInto("customers")
          .values(customerRow({ id: "lin" }))
          .execute();
        const order = { id: "A", code: "A", customer_id: "lin", created_at: 0 };
        await tx
          .insertInto("orders")
          .values(orderRow({ ...order, kind: "instrument" }))
          .execute();
        const line = { order_id: "A", product_id: id, product_code: "INS-1-A" };
        await tx
          .insertInto("order_lines")
          .values(lineRow({ ...line, quantity: 4, reserved_quantity: 4 }))
          .execute();
      });
      await importRows(database, [SMALL]);
      expect(await skus()).toEqual(["INS-1-A 36300 0 7"]);
    });

    test("instruments in a file have their stock changed by what is added and taken", async () => {
      await importRows(database, [SMALL, LARGE]);
      const header = "instrument_code,sku_code,stock_change";
      await importRows(database, ["INS-1,INS-1-A,+4", "INS-1,INS-1-B,-1"], {}, header);
      expect(await skus()).toEqual(["INS-1-A 36300 0 15", "INS-1-B 72300 70000 1"]);
      await expect(importRows(database, [], {}, `${header},stock`)).rejects.toThrow(
        "stock and stock_change",
      );
    });

    test("instruments in a file stay when all goods are replaced", async () => {
      const goods = join(folder, "goods.csv");
      writeFileSync(goods, templateText());
      await importCatalogue(withFiles(database, folder), goods, { draw: () => "" });
      await importRows(database, [SMALL]);
      await importCatalogue(withFiles(database, folder), goods, { draw: () => "", replaces: true });
      expect(await skus()).toEqual(["INS-1-A 36300 0 11"]);
      const pictures = await database.read.selectFrom("pictures").select("name").execute();
      expect(pictures).toEqual([{ name: "instrument-ins-1" }]);
    });

    test("instruments in a file can be imported from the template, and are unchanged by a check", async () => {
      const path = join(folder, "template.csv");
      writeFileSync(path, instrumentTemplateText());
      expect(
        await importInstruments(withFiles(database, folder), path, { isCheck: true }),
      ).toMatchObject({ skus: 2 });
      expect(await skus()).toEqual([]);
      const report = await importInstruments(withFiles(database, folder), path);
      expect(report).toMatchObject({ isDone: true, problems: [], unknownColumns: [], skus: 2 });
    });
  });
});
