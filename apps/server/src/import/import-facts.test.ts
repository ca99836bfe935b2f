import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readProduct } from "@reagent/api/contract/product";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { onEachDatabase, openFresh } from "../testing/databases.ts";
import { openShop } from "../testing/shop.ts";
import { withFiles } from "../testing/with-files.ts";
import { importBatches } from "./import-batches.ts";
import { importCatalogue } from "./import.ts";
import type { ImportOptions } from "./import.ts";

const GOODS = [
  "item_code,name_zh,pack,list_price,category_zh",
  "E100001,乙醇,500mL,48,化学试剂 > 醇类",
  "E100001,,1L,88,",
  "M100002,甲醇,500mL,39,化学试剂 > 醇类",
  "P100003,丙醇,500mL,45,化学试剂 > 醇类",
  "A100004,丙酮,500mL,33,化学试剂 > 酮类",
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "reagent-facts-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function importRows(database: Database, rows: readonly string[], options: ImportOptions = {}) {
  const path = join(folder, "goods.csv");
  writeFileSync(path, [...rows, ""].join("\n"));
  return importCatalogue(withFiles(database, folder), path, { draw: () => "", ...options });
}

onEachDatabase((makePlace) => {
  describe("the facts of items and packs", () => {
    let database: Database;
    let remove: () => Promise<void>;
    beforeEach(async () => {
      ({ database, remove } = await openFresh(makePlace));
      await importRows(database, GOODS);
    });
    afterEach(() => remove());

    const item = (code = "E100001") =>
      database.read
        .selectFrom("items")
        .selectAll()
        .where("code", "=", code)
        .executeTakeFirstOrThrow();
    const pack = (code = "E100001-500mL") =>
      database.read
        .selectFrom("packs")
        .selectAll()
        .where("code", "=", code)
        .executeTakeFirstOrThrow();
    const change = (header: string, ...cells: readonly string[]) =>
      importRows(database, [
        `item_code,pack,${header}`,
        ...cells.map((each) => `E100001,500mL,${each}`),
      ]);

    test("facts of items are imported, stay without a column, and go by an empty cell", async () => {
      await change(
        "special_brand,safety_level,description_zh,description_en,instruction,nmr,retest_months",
        "1,3,适合清洗 <b>,For cleaning,1,1,24",
      );
      const set = {
        kind: "special-brand",
        safe_level: 3,
        description_zh: "<p>适合清洗 &lt;b&gt;</p>",
        description_en: "<p>For cleaning</p>",
        has_instruction: 1,
        has_nmr: 1,
        retest_months: 24,
      };
      expect(await item()).toMatchObject(set);
      await change("name_en", "Ethanol");
      expect(await item()).toMatchObject({ ...set, name_en: "Ethanol" });
      await change("instruction,description_en,retest_months", ",,");
      expect(await item()).toMatchObject({
        ...set,
        has_instruction: 0,
        description_en: null,
        retest_months: null,
      });
    });

    test("exposure limits and acute toxicity are imported, stay without a column, and go by an empty cell", async () => {
      await change(
        "职业接触限值,exposure_limits_en,急性毒性,acute_toxicity_en",
        "PC-TWA 50 mg/m³（GBZ 2.1-2019）,PC-TWA 50 mg/m³ (GBZ 2.1-2019),LD50（经口，大鼠）250 mg/kg,LD50 oral: 250 mg/kg",
      );
      const set = {
        exposure_limits_zh: "PC-TWA 50 mg/m³（GBZ 2.1-2019）",
        exposure_limits_en: "PC-TWA 50 mg/m³ (GBZ 2.1-2019)",
        acute_toxicity_zh: "LD50（经口，大鼠）250 mg/kg",
        acute_toxicity_en: "LD50 oral: 250 mg/kg",
      };
      expect(await item()).toMatchObject(set);
      await change("name_en", "Ethanol");
      expect(await item()).toMatchObject(set);
      await change("职业接触限值,exposure_limits_en,急性毒性,急性毒性英文", ",,,");
      expect(await item()).toMatchObject({
        exposure_limits_zh: null,
        exposure_limits_en: null,
        acute_toxicity_zh: null,
        acute_toxicity_en: null,
      });
    });

    test("facts of packs are imported, stay without a column, and go by an empty cell", async () => {
      await change(
        "sales_price,other_promotion,futures_discount,triangle,rare_pack,unit",
        "42,1,1,1,1,BOX",
      );
      const set = {
        sales_price: 4200,
        promotion: "other",
        has_futures_discount: 1,
        has_triangle: 1,
        is_rare: 1,
        unit: "BOX",
      };
      expect(await pack()).toMatchObject(set);
      await change("stock", "7");
      expect(await pack()).toMatchObject({ ...set, stock: 7 });
      await change("futures_discount,unit,triangle", ",,");
      expect(await pack()).toMatchObject({
        ...set,
        has_futures_discount: 0,
        has_triangle: 0,
        unit: "EA",
      });
    });

    test("facts in a file of goods bring a bulk size without a price", async () => {
      const report = await importRows(database, [
        "item_code,pack,list_price,bulk_pack",
        "E100001,200L,,1",
      ]);
      expect(report).toMatchObject({ badRows: 0, packs: 1 });
      expect(await pack("E100001-200L")).toMatchObject({ is_bulk: 1, list_price: 0 });
    });

    test("facts in a file of goods that two columns state are not lost by a file with one of them", async () => {
      await change(
        "special_brand,safety_level,rare_pack,sales_price,other_promotion",
        "1,3,1,42,1",
      );
      await change("bulk,low_boiling,rare,sales_price", "0,0,0,41");
      expect(await item()).toMatchObject({ kind: "special-brand", safe_level: 3, is_rare: 0 });
      expect(await pack()).toMatchObject({ is_rare: 1, promotion: "other", sales_price: 4100 });
      await change("bulk,low_boiling,rare", "1,1,1");
      expect(await item()).toMatchObject({ kind: "bulk", safe_level: 5, is_rare: 1 });
      await change("special_brand,rare_pack,other_promotion", "1,0,0");
      expect(await item()).toMatchObject({ kind: "special-brand", is_rare: 1 });
      expect(await pack()).toMatchObject({ is_rare: 1, promotion: "special-price" });
    });

    test("facts in a file of goods do not make another promotion of a pack without a special price", async () => {
      const { problems, isDone } = await change("other_promotion", "1");
      expect(problems.map(({ line, column }) => `${String(line)} ${column ?? ""}`)).toEqual([
        "2 other_promotion",
      ]);
      expect(isDone).toBe(false);
    });

    const related = async () => {
      const rows = await database.read
        .selectFrom("item_relations")
        .innerJoin("items", "items.id", "item_relations.related_item_id")
        .select("items.code")
        .orderBy("item_relations.position")
        .execute();
      return rows.map(({ code }) => code);
    };

    test("facts in a file of goods recommend items of the shop and of later rows, and report others", async () => {
      const rows = [
        "item_code,name_zh,pack,list_price,related",
        "E100001,乙醇,500mL,48,B100005; A100004; X1",
        "B100005,丁醇,500mL,52,",
      ];
      expect(await importRows(database, rows, { isStrict: true })).toMatchObject({ isDone: false });
      const { problems, badRows } = await importRows(database, rows);
      expect(badRows).toBe(0);
      expect(
        problems.map(({ line, column, reason }) => `${String(line)} ${column ?? ""} ${reason}`),
      ).toEqual([
        '2 related "X1" is not an item of the shop or the file; the recommendation was left out',
      ]);
      expect(await related()).toEqual(["B100005", "A100004"]);
      await change("name_en", "Ethanol");
      expect(await related()).toEqual(["B100005", "A100004"]);
      await change("related", "");
      expect(await related()).toEqual([]);
    });

    test("facts in a file of goods have articles and an activity of the shop, and no others", async () => {
      await database.transact(async (tx) => {
        const words = { subject_zh: "", subject_en: "", content_zh: "", content_en: "" };
        await tx
          .insertInto("articles")
          .values({
            id: 12,
            kind: "news",
            summary_zh: "",
            summary_en: "",
            is_top: 0,
            created_at: 0,
            shown_at: 0,
            ...words,
          })
          .execute();
        await tx
          .insertInto("activities")
          .values({
            id: 7,
            note_zh: "",
            note_en: "",
            link: "/",
            picture: "",
            small_picture: "",
            position: 0,
            created_at: 0,
            ...words,
          })
          .execute();
      });
      const refused = await change("articles,activity", "13,8");
      expect(refused.problems.map(({ column }) => column)).toEqual(["articles", "activity"]);
      await change("articles,activity", "12,7");
      const articles = () => database.read.selectFrom("item_articles").selectAll().execute();
      expect(await articles()).toMatchObject([{ article_id: 12 }]);
      expect(await item()).toMatchObject({ activity_id: 7 });
      await change("name_en", "Ethanol");
      expect(await articles()).toHaveLength(1);
      expect(await item()).toMatchObject({ activity_id: 7 });
      await change("articles,activity", ",");
      expect(await articles()).toEqual([]);
      expect(await item()).toMatchObject({ activity_id: null });
    });

    test("facts in a file of goods give batches without a retest day that of their item's rule", async () => {
      await change("retest_months", "24");
      const path = join(folder, "batches.csv");
      writeFileSync(
        path,
        "batch_code,item_code,produced\nC1,E100001,2026-11-21\nC2,A100004,2026-11-21\n",
      );
      const { problems } = await importBatches(withFiles(database, folder), path);
      expect(problems.map(({ line, column }) => `${String(line)} ${column ?? ""}`)).toEqual([
        "3 retest",
      ]);
      const batches = await database.read
        .selectFrom("batches")
        .select(["code", "retest_at"])
        .execute();
      expect(batches).toEqual([{ code: "C1", retest_at: Date.parse("2028-11-21T00:00+08:00") }]);
    });

    test("stocks are changed by what is added and taken, on top of what orders take meanwhile", async () => {
      await change("stock", "7");
      const file = join(folder, "changes.csv");
      writeFileSync(
        file,
        "product_code,stock_change\nE100001-500mL,-5\nE100001-1L,+20\nM100002-500mL,\nP100003-500mL,3\n",
      );
      const stocks = async () =>
        (await database.read.selectFrom("packs").select("stock").orderBy("code").execute()).map(
          ({ stock }) => stock,
        );
      expect(
        (await importCatalogue(withFiles(database, folder), file, { isCheck: true })).isDone,
      ).toBe(true);
      expect(await stocks()).toEqual([0, 0, 7, 0, 0]);
      // A cancelled order gives one back after the file was read, before or after the change.
      const cancel = () =>
        database.transact((tx) =>
          tx
            .updateTable("packs")
            .set((of) => ({ stock: of("stock", "+", 1) }))
            .where("code", "=", "P100003-500mL")
            .execute(),
        );
      let cancelled: Promise<unknown> | undefined;
      await importCatalogue(withFiles(database, folder), file, {
        onProgress: (step) => {
          if (step === "read") cancelled ??= cancel();
        },
      });
      await cancelled;
      expect(await stocks()).toEqual([0, 20, 2, 0, 4]);
      const again = await importCatalogue(withFiles(database, folder), file);
      expect(again.problems.map(({ reason }) => reason)).toEqual([
        '"-5" takes more than lies on the shelf, which is 2',
      ]);
      expect(await stocks()).toEqual([0, 40, 2, 0, 7]);
    });

    test("stocks are changed once where an import is interrupted and repeated", async () => {
      const rows = Array.from({ length: 900 }, (_, at) => `N${String(at)},钠,1g,9`);
      await importRows(database, ["item_code,name_zh,pack,list_price", ...rows]);
      const changes = rows.map((row) => `${row.split(",")[0] ?? ""}-1g,+2`);
      const file = join(folder, "changes.csv");
      writeFileSync(file, ["product_code,stock_change", ...changes, ""].join("\n"));
      const interrupted = importCatalogue(withFiles(database, folder), file, {
        onProgress: (step, count) => {
          if (step === "changed" && count === 400) throw new Error("interrupted");
        },
      });
      await expect(interrupted).rejects.toThrow("interrupted");
      const stocks = async () => {
        const { read } = database;
        const all = await read
          .selectFrom("packs")
          .select("stock")
          .where("pack", "=", "1g")
          .execute();
        return Map.groupBy(all, ({ stock }) => stock);
      };
      expect((await stocks()).get(2)).toHaveLength(400);
      await importCatalogue(withFiles(database, folder), file);
      expect((await stocks()).get(2)).toHaveLength(900);
      await importCatalogue(withFiles(database, folder), file);
      expect((await stocks()).get(4)).toHaveLength(900);
    });

    test.each([
      ["product_code,stock,stock_change", {}, "stock and stock_change"],
      ["item_code,pack,stock_change,name_zh,cas", {}, "name_zh, cas"],
      ["product_code,stock_change", { prunes: true }, "--prune"],
    ])("stocks are not changed by a file with %s", async (header, options, message) => {
      const cells = header.split(",").map(() => "");
      await expect(importRows(database, [header, cells.join(",")], options)).rejects.toThrow(
        message,
      );
    });

    test("stocks are changed of packs alone that the shop has", async () => {
      const { problems } = await importRows(database, [
        "item_code,pack,list_price,stock_change",
        "E100001,2.5L,9,4",
      ]);
      expect(problems.map(({ column }) => column)).toEqual(["stock_change"]);
    });
  });

  test("a product page recommends items of its category where the shop names none", async () => {
    const shop = await openShop(makePlace);
    try {
      await importRows(shop.database, GOODS, { replaces: true });
      const recommended = async (itemCode: string) => {
        const { data } = await shop.call(readProduct, { itemCode });
        return data.item.recommendations.map((each) => each.itemCode);
      };
      expect(await recommended("M100002")).toEqual(["P100003", "E100001"]);
      expect(await recommended("A100004")).toEqual([]);
    } finally {
      await shop.close();
    }
  });
});
