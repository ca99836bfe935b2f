import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readProduct } from "@reagent/api/contract/product";
import { searchReagents } from "@reagent/api/contract/search";
import { UNREFINED } from "@reagent/domain/facet";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { readFact, writeFact } from "../database/facts.ts";
import { readStoredColumns } from "../listing/stored-columns.ts";
import { searchIn } from "../search/search-in.ts";
import { late } from "../structures/prepared.ts";
import { openThreads } from "../structures/worker-threads.ts";
import { customerRow } from "../testing/customers.ts";
import { onEachDatabase, onlyOnDefault, openFresh } from "../testing/databases.ts";
import { lineRow, orderRow } from "../testing/orders.ts";
import { openShop } from "../testing/shop.ts";
import { withFiles } from "../testing/with-files.ts";
import { importCatalogue } from "./import.ts";
import type { ImportOptions } from "./import.ts";
import { bigItems } from "./load/big.ts";
import { mergeStagedGoods } from "./load/merge-staged.ts";
import { dropStaged, LoadSuperseded, stageGoods } from "./load/staging.ts";
import { templateText } from "./template.ts";

const HEADER = "item_code,name_zh,name_en,pack,list_price,stock,category_zh,category_en,cas,smiles";
const draw = (smiles: string) => `<svg data-smiles="${smiles}"/>`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "reagent-import-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function importRows(
  database: Database,
  rows: readonly string[],
  { name = "goods", ...options }: ImportOptions & { readonly name?: string } = {},
  header = HEADER,
) {
  const path = join(folder, `${name}.csv`);
  writeFileSync(path, [header, ...rows, ""].join("\n"));
  return importCatalogue(withFiles(database, folder), path, { draw, ...options });
}

/** A database with which something else is done once so many transactions have ended. */
function afterStep(database: Database, step: number, act: () => Promise<unknown>) {
  let count = 0;
  const transact: Database["transact"] = async (work, options) => {
    const result = await database.transact(work, options);
    count += 1;
    if (count === step) await act();
    return result;
  };
  return { database: { ...database, transact }, isReached: () => count >= step };
}

/** The contents of the catalogue, without its revision. */
async function contents({ read }: Database) {
  const tables = [
    "items",
    "packs",
    "categories",
    "product_lines",
    "item_categories",
    "item_product_lines",
    "search_reagent_entries",
    "search_reagent_keys",
  ] as const;
  const all: unknown[] = [];
  for (const table of tables) {
    const rows = await read.selectFrom(table).selectAll().execute();
    all.push(rows.map((row) => JSON.stringify(row)).toSorted());
  }
  return all;
}

const ETHANOL = [
  "E100001,乙醇,Ethanol,500mL,48,7,化学试剂 > 溶剂 > 醇类,Chemicals > Solvents > Alcohols,64-17-5,CCO",
  "E100001,,,2.5L,168,0,,,,",
];
const ACETONE = "A100002,丙酮,Acetone,500mL,39.5,3,化学试剂 > 溶剂 > 酮类,,67-64-1,CC(C)=O";

onEachDatabase((makePlace, kind) => {
  describe("the catalogue", () => {
    let database: Database;
    let remove: () => Promise<void>;
    beforeEach(async () => {
      ({ database, remove } = await openFresh(makePlace));
    });
    afterEach(() => remove());

    const items = () =>
      database.read
        .selectFrom("items")
        .select(["code", "name_zh", "structure_svg"])
        .orderBy("position")
        .execute();
    const packs = async () =>
      (
        await database.read
          .selectFrom("packs")
          .select(["code", "list_price", "stock"])
          .orderBy("code")
          .execute()
      ).map(({ code, list_price, stock }) => `${code} ${String(list_price)} ${String(stock)}`);
    const catalogueKind = async () =>
      (
        await database.read
          .selectFrom("site_facts")
          .select("value")
          .where("name", "=", "catalogue_kind")
          .executeTakeFirst()
      )?.value;

    test("the catalogue is found by texts of PDF files, and stores the characters that they mean", async () => {
      const header = "item_code,name_zh,name_en,pack,list_price";
      await importRows(
        database,
        [
          "M100001,⻨芽糖,Maltose,25g,48",
          "T100002,熊去氧胆⽢酸,tau-Compound,1g,88",
          "C100003,γ-丁内酯,gamma-Butyrolactone,500mL,66",
          "C100004,ɛ-己内酰胺,,500g,58",
        ],
        {},
        header,
      );
      expect((await items()).map(({ name_zh }) => name_zh)).toEqual([
        "麦芽糖",
        "熊去氧胆甘酸",
        "γ-丁内酯",
        "ε-己内酰胺",
      ]);
      const search = searchIn(database);
      const found = async (text: string) => {
        const { targets } = await search.find("reagent", text, { page: 1, size: 20 });
        const rows = await database.read.selectFrom("items").select(["id", "code"]).execute();
        return targets.map((id) => rows.find((row) => row.id === id)?.code);
      };
      expect(await found("麦芽糖")).toEqual(["M100001"]);
      expect(await found("⻨芽糖")).toEqual(["M100001"]);
      expect(await found("胆⽢酸")).toEqual(["T100002"]);
      expect(await found("τ-compound")).toEqual(["T100002"]);
      expect(await found("ɣ-丁内酯")).toEqual(["C100003"]);
      expect(await found("epsilon-己内酰胺")).toEqual(["C100004"]);
      search.close();
    });

    test("the catalogue has pasted numbers, formulas and hazard codes in their usual form, and is found by them", async () => {
      const header =
        "item_code\tname_zh\tpack\tlist_price\tcas\tec_number\tformula\thazard_statements";
      const report = await importRows(
        database,
        [
          "N100001\t硫酸镍\t25g\t48\tCAS号：010101-97-0\t\tNiSO₄・6 H₂O\tH302 + H332；EUH 032",
          "T100002\tEDTA 四钠\t25g\t48\t1964-02-08 00:00:00\tEINECS 200-573-9\t\tH 302",
          "B100003\t氘代苯\t1g\t88\t\t\tC₆²H₆\tH225/H319",
          "L100004\t锰酸锂\t5g\t66\t\t\tLi1.05Mn1.95O4\t",
        ],
        {},
        header,
      );
      expect(report.badRows).toBe(0);
      const rows = await database.read
        .selectFrom("items")
        .select(["id", "code", "cas", "einecs", "formula", "hazard_codes"])
        .orderBy("position")
        .execute();
      expect(rows.map(({ id: _id, code: _code, ...of }) => Object.values(of))).toEqual([
        ["10101-97-0", null, "NiSO4·6H2O", '["H302+H332","EUH032"]'],
        ["64-02-8", "200-573-9", null, '["H302"]'],
        [null, null, "C6²H6", '["H225","H319"]'],
        [null, null, "Li1.05Mn1.95O4", "[]"],
      ]);
      const search = searchIn(database);
      const found = async (text: string) => {
        const { targets } = await search.find("reagent", text, { page: 1, size: 20 });
        return targets.map((id) => rows.find((row) => row.id === id)?.code);
      };
      expect(await found("CAS登记号 10101-97-0")).toEqual(["N100001"]);
      expect(await found("NiSO4 x 6H2O")).toEqual(["N100001"]);
      expect(await found("2/8/1964")).toEqual(["T100002"]);
      expect(await found("EC-No. 200-573-9")).toEqual(["T100002"]);
      expect(await found("C6D6")).toEqual(["B100003"]);
      expect(await found("Li1.05Mn1.95O4")).toEqual(["L100004"]);
      expect(await found("LiMn2O4")).toEqual([]);
      search.close();
    });

    test("the catalogue is imported from rows of packs, with categories and drawings", async () => {
      const report = await importRows(database, [...ETHANOL, ACETONE]);
      expect(report).toMatchObject({ isDone: true, rows: 3, badRows: 0, items: 2, packs: 3 });
      expect(await items()).toEqual([
        { code: "E100001", name_zh: "乙醇", structure_svg: draw("CCO") },
        { code: "A100002", name_zh: "丙酮", structure_svg: draw("CC(C)=O") },
      ]);
      expect(await packs()).toEqual([
        "A100002-500mL 3950 3",
        "E100001-2.5L 16800 0",
        "E100001-500mL 4800 7",
      ]);
      const categories = await database.read
        .selectFrom("categories")
        .select(["id", "parent_id", "name_zh", "name_en"])
        .orderBy("id")
        .execute();
      expect(categories).toEqual([
        { id: 1, parent_id: null, name_zh: "化学试剂", name_en: "Chemicals" },
        { id: 2, parent_id: 1, name_zh: "溶剂", name_en: "Solvents" },
        { id: 3, parent_id: 2, name_zh: "醇类", name_en: "Alcohols" },
        { id: 4, parent_id: 2, name_zh: "酮类", name_en: "酮类" },
      ]);
      expect(await catalogueKind()).toBe("own");
    });

    onlyOnDefault(kind, () => {
      test("the catalogue has an item whose structure cannot be read in time, which is reported", async () => {
        const stuck = "C100003,环丙烷,Cyclopropane,1L,20,1,,,75-19-4,C1CC1";
        const report = await importRows(database, [ACETONE, stuck], {
          draw: undefined,
          openPreparation: () =>
            openThreads(new URL("../testing/stuck-worker.ts", import.meta.url), {
              limitMs: 100,
              unanswered: late,
            }),
        });
        expect(report).toMatchObject({ isDone: true, rows: 2, badRows: 0, items: 2 });
        expect(report.problems).toMatchObject([
          {
            line: 3,
            column: "smiles",
            reason:
              '"C1CC1" is a structure that could not be read in time; no structure search finds it',
          },
        ]);
        const drawings = await items();
        expect(drawings.map(({ structure_svg }) => structure_svg)).toEqual([
          draw("CC(C)=O"),
          expect.stringMatching(/^<svg/u),
        ]);
        const known = await database.read.selectFrom("structures").select("smiles").execute();
        expect(known.map(({ smiles }) => smiles).toSorted()).toEqual(["C1CC1", "CC(C)=O"]);
      });

      test("the catalogue is the same after a second import of the same file, with or without replacing", async () => {
        await importRows(database, [...ETHANOL, ACETONE]);
        const once = await contents(database);
        await importRows(database, [...ETHANOL, ACETONE]);
        expect(await contents(database)).toEqual(once);
        await importRows(database, [...ETHANOL, ACETONE], { replaces: true });
        await importRows(database, [...ETHANOL, ACETONE], { replaces: true });
        const [itemRows, packRows] = await contents(database);
        expect([itemRows, packRows]).toEqual(once.slice(0, 2));
      });
    });

    test("the catalogue gets the goods of another file in addition, of which known ones keep their places and their other packs", async () => {
      await importRows(database, [...ETHANOL, ACETONE]);
      const rows = ["M100003,甲醇,,1L,30,1,,,,", "E100001,无水乙醇,,500mL,50,9,,,,"];
      const report = await importRows(database, rows);
      expect(report).toMatchObject({ items: 2, newItems: 1, packs: 2 });
      expect([...report.otherPacks]).toEqual([["E100001", 1]]);
      expect((await items()).map(({ name_zh }) => name_zh)).toEqual(["无水乙醇", "丙酮", "甲醇"]);
      expect(await packs()).toEqual([
        "A100002-500mL 3950 3",
        "E100001-2.5L 16800 0",
        "E100001-500mL 5000 9",
        "M100003-1L 3000 1",
      ]);
    });

    test("the catalogue loses the packs that a file does not have where they are pruned, but none of an invalid row", async () => {
      await importRows(database, [...ETHANOL, "E100001,,,10L,500,1,,,,", ACETONE]);
      await importRows(database, ["E100001,乙醇,,500mL,50,9,,,,", "E100001,,,10L,-5,1,,,,"], {
        prunes: true,
      });
      expect(await packs()).toEqual([
        "A100002-500mL 3950 3",
        "E100001-10L 50000 1",
        "E100001-500mL 5000 9",
      ]);
    });

    test("the catalogue keeps what a file has no column for, and loses what an empty cell empties", async () => {
      await importRows(database, [...ETHANOL, ACETONE]);
      const before = await contents(database);
      await importRows(database, ["E100001,500mL,12"], {}, "item_code,pack,stock");
      expect(await packs()).toContain("E100001-500mL 4800 12");
      await importRows(database, ["E100001,500mL,7"], {}, "item_code,pack,stock");
      expect(await contents(database)).toEqual(before);
      await importRows(database, ["E100001,500mL,,99.5%"], {}, "item_code,pack,cas,grade_zh");
      const ethanol = database.read.selectFrom("items").selectAll().where("code", "=", "E100001");
      expect(await ethanol.executeTakeFirst()).toMatchObject({
        name_zh: "乙醇",
        name_en: "Ethanol",
        cas: null,
        smiles: "CCO",
        specification_zh: "99.5%",
        structure_svg: draw("CCO"),
      });
      expect(await packs()).toContain("E100001-500mL 4800 7");
    });

    test("the catalogue takes stocks and prices from a file of product codes in any case", async () => {
      await importRows(database, [...ETHANOL, ACETONE]);
      const report = await importRows(
        database,
        ["e100001-500ML,11,45", "A100002-500mL,0,41", "E100001-1L,3,", ",3,"],
        {},
        "产品编号,库存,促销价",
      );
      expect(report.problems.map(({ line, column }) => `${String(line)} ${column ?? ""}`)).toEqual([
        "3 sales_price",
        "4 product_code",
        "5 product_code",
      ]);
      expect(await packs()).toEqual([
        "A100002-500mL 3950 3",
        "E100001-2.5L 16800 0",
        "E100001-500mL 4800 11",
      ]);
      const promoted = database.read
        .selectFrom("packs")
        .select(["code", "sales_price"])
        .where("promotion", "=", "special-price");
      expect(await promoted.execute()).toEqual([{ code: "E100001-500mL", sales_price: 4500 }]);
      expect(await readStoredColumns(database.read)).toBeUndefined();
      await importRows(database, ["E100001-500mL,45"], {}, "product_code,list_price");
      expect(await promoted.execute()).toEqual([]);
    });

    test("the catalogue gets new goods only from files with their names and prices", async () => {
      await importRows(database, [ACETONE]);
      const report = await importRows(
        database,
        ["A100002,500mL,9", "A100002,1L,9", "M100003,1L,9"],
        {},
        "item_code,pack,stock",
      );
      expect(report.problems.map(({ line, column }) => `${String(line)} ${column ?? ""}`)).toEqual([
        "3 list_price",
        "4 name_zh",
        "4 list_price",
      ]);
      expect(await packs()).toEqual(["A100002-500mL 3950 9"]);
    });

    test("the catalogue keeps batches, spectra and recommendations of a changed item", async () => {
      await importRows(database, [...ETHANOL, ACETONE]);
      const ids = await database.read
        .selectFrom("items")
        .select("id")
        .orderBy("position")
        .execute();
      const [ethanol, acetone] = ids.map(({ id }) => id);
      if (ethanol === undefined || acetone === undefined) throw new Error("the items are missing");
      await database.transact(async (tx) => {
        const batch = { code: "B1", item_id: ethanol, produced_at: 0, retest_at: 0 };
        await tx
          .insertInto("batches")
          .values({ ...batch, results: "[]" })
          .execute();
        const relation = { item_id: ethanol, related_item_id: acetone, position: 0 };
        await tx.insertInto("item_relations").values(relation).execute();
      });
      await importRows(database, ETHANOL);
      for (const table of ["batches", "item_relations"] as const) {
        expect(await database.read.selectFrom(table).selectAll().execute()).toHaveLength(1);
      }
    });

    test("the catalogue is not changed by a check, which says what would be", async () => {
      await importRows(database, [...ETHANOL, ACETONE]);
      const before = await contents(database);
      const rows = ["E100001,无水乙醇,,500mL,50,9,,,,", "M100003,甲醇,,1L,30,1,,,,"];
      const report = await importRows(database, rows, { isCheck: true });
      expect(report).toMatchObject({ isDone: true, items: 2, newItems: 1 });
      expect([...report.otherPacks]).toEqual([["E100001", 1]]);
      expect(await contents(database)).toEqual(before);
    });

    onlyOnDefault(kind, () => {
      test("the catalogue has promotions below the list price only, and the facts of hazards and partners", async () => {
        const sheet = "https://partner.example/msds/1.pdf";
        await importRows(
          database,
          [
            `E100001,乙醇,500mL,48,42,2568,${sheet}`,
            "E100001,,2.5L,168,168,,",
            "E100001,,10L,500,,,",
            "A100002,酸,500mL,39.5,,是,",
          ],
          {},
          "item_code,name_zh,pack,list_price,sales_price,hazardous_number,brand_safety_data_sheet",
        );
        const promoted = await database.read
          .selectFrom("packs")
          .select(["code", "sales_price"])
          .where("promotion", "is not", null)
          .execute();
        expect(promoted).toEqual([{ code: "E100001-500mL", sales_price: 4200 }]);
        const facts = await database.read
          .selectFrom("items")
          .select(["code", "hazardous_number", "brand_msds_url"])
          .orderBy("position")
          .execute();
        expect(facts).toEqual([
          { code: "E100001", hazardous_number: "2568", brand_msds_url: sheet },
          { code: "A100002", hazardous_number: "listed", brand_msds_url: null },
        ]);
      });
    });

    test("the catalogue has no new pack in the place of a deleted one that is in a cart", async () => {
      await importRows(database, [...ETHANOL, ACETONE]);
      const acetone = await database.read
        .selectFrom("packs")
        .select("id")
        .where("code", "=", "A100002-500mL")
        .executeTakeFirstOrThrow();
      await database.transact(async (tx) => {
        await tx
          .insertInto("customers")
          .values(customerRow({ id: "somebody" }))
          .execute();
        await tx
          .insertInto("cart_lines")
          .values({
            customer_id: "somebody",
            kind: "reagent",
            product_id: acetone.id,
            quantity: 2,
            customer_item_number: "",
            is_selected: 1,
            created_at: 0,
          })
          .execute();
      });
      await importRows(database, ETHANOL, { replaces: true });
      await importRows(database, ["M100003,甲醇,,1L,30,1,,,,"]);
      const inCart = await database.read
        .selectFrom("cart_lines")
        .innerJoin("packs", "packs.id", "cart_lines.product_id")
        .select("packs.code")
        .execute();
      expect(inCart).toEqual([]);
    });

    test("the catalogue keeps the categories of building blocks that it still has when it is replaced", async () => {
      await importRows(database, [...ETHANOL, ACETONE]);
      const rows = await database.read.selectFrom("categories").select(["id", "name_zh"]).execute();
      const idOf = (name: string) => String(rows.find(({ name_zh }) => name_zh === name)?.id);
      const chosen = [idOf("酮类"), idOf("醇类")].join(",");
      const stored = () => readFact(database.read, "building_block_categories");
      await database.transact((tx) => writeFact(tx, "building_block_categories", chosen));
      await importRows(database, [...ETHANOL, ACETONE], { replaces: true });
      expect(await stored()).toBe(chosen);
      await importRows(database, ETHANOL, { replaces: true });
      expect(await stored()).toBe(idOf("醇类"));
      await database.transact((tx) => writeFact(tx, "catalogue_kind", "demo"));
      await importRows(database, ETHANOL, { replaces: true });
      expect(await stored()).toBe("");
    });

    test("the catalogue is exactly the file when it is replaced", async () => {
      await importRows(database, [...ETHANOL, ACETONE]);
      await importRows(database, [ACETONE], { replaces: true });
      expect((await items()).map(({ code }) => code)).toEqual(["A100002"]);
      const names = await database.read.selectFrom("categories").select("name_zh").execute();
      expect(names.map(({ name_zh }) => name_zh)).toEqual(["化学试剂", "溶剂", "酮类"]);
    });

    test("the catalogue skips and reports invalid rows, and keeps the packs with their product codes", async () => {
      await importRows(database, [...ETHANOL, ACETONE]);
      const report = await importRows(database, [
        "E100001,乙醇,,500mL,50,9,,,,",
        "E100001,,,2.5L,-1,9,,,,",
        "A100002,丙酮,,500mL,1,1,,,67-64-2,",
        "A100002,丙酮",
        "",
        "B100004,,,1g,5,1,,,,",
        "C100005,苯,,1g,5,1,,,,C1CC(",
        "E100001,甲醇,,1L,5,1,,,,",
        "E100001,,,500mL,50,9,,,,",
      ]);
      expect(report).toMatchObject({ isDone: true, rows: 8, badRows: 7, items: 1, packs: 1 });
      expect(report.problems.map(({ line, column }) => `${String(line)} ${column ?? ""}`)).toEqual([
        "3 list_price",
        "4 cas",
        "5 ",
        "7 name_zh",
        "8 smiles",
        "9 name_zh",
        "10 pack",
      ]);
      expect(report.problems[5]?.reason).toContain("from line 2");
      expect(await packs()).toEqual([
        "A100002-500mL 3950 3",
        "E100001-2.5L 16800 0",
        "E100001-500mL 5000 9",
      ]);
    });

    onlyOnDefault(kind, () => {
      test("the catalogue is unchanged without a valid row, and with an invalid row in strict mode", async () => {
        await importRows(database, [ACETONE]);
        const before = await contents(database);
        const bad = "E100001,乙醇,,a bottle,50,9,,,,";
        expect(await importRows(database, [bad], { replaces: true })).toMatchObject({
          isDone: false,
        });
        expect(await importRows(database, [bad, ...ETHANOL], { isStrict: true })).toMatchObject({
          isDone: false,
          badRows: 1,
        });
        expect(await contents(database)).toEqual(before);
      });

      test("the catalogue reports a category with two English names", async () => {
        const report = await importRows(database, [
          "E100001,乙醇,,1L,5,1,溶剂,Solvents,,",
          "A100002,丙酮,,1L,5,1,溶剂,Liquids,,",
        ]);
        expect(report.problems).toMatchObject([
          { line: 3, column: "category_en", reason: '"Liquids" is called "Solvents" in line 2' },
        ]);
      });

      test("the catalogue can be imported from the template", async () => {
        const path = join(folder, "template.csv");
        writeFileSync(path, templateText());
        const report = await importCatalogue(withFiles(database, folder), path, { draw });
        expect(report).toMatchObject({ isDone: true, problems: [], items: 1, packs: 2 });
        expect(report.unknownColumns).toEqual([]);
      });

      test("the catalogue stays a demo catalogue while it has goods of the demo", async () => {
        await database.transact((tx) =>
          tx.insertInto("site_facts").values({ name: "catalogue_kind", value: "demo" }).execute(),
        );
        await importRows(database, [ACETONE]);
        expect(await catalogueKind()).toBe("demo");
        await importRows(database, [ACETONE], { replaces: true });
        expect(await catalogueKind()).toBe("own");
      });
    });

    test("the catalogue takes a stock as what lies on the shelf, of which orders keep what they have reserved", async () => {
      await importRows(database, [...ETHANOL, ACETONE]);
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
            lineRow({ ...line, position: 0, quantity: 3, reserved_quantity: 3 }),
            lineRow({ ...line, position: 1, quantity: 2, reserved_quantity: 2 }),
          ])
          .execute();
        await tx.updateTable("packs").set({ stock: 2 }).where("id", "=", id).execute();
      });
      const withStock = (stock: number) => ETHANOL.map((row) => row.replace(",7,", `,${stock},`));
      const shelf = async (rows: readonly string[], options: ImportOptions = {}) => {
        await importRows(database, rows, options);
        return (await packs()).find((each) => each.startsWith("E100001-500mL"));
      };
      expect(await shelf(withStock(7))).toBe("E100001-500mL 4800 2");
      expect(await shelf(withStock(7))).toBe("E100001-500mL 4800 2");
      expect(await shelf([...withStock(9), ACETONE], { replaces: true })).toBe(
        "E100001-500mL 4800 4",
      );
      // An invalid row says nothing about the stock.
      expect(await shelf([ACETONE, "E100001,乙醇,,500mL,-1,7,,,,", ETHANOL[1] ?? ""])).toBe(
        "E100001-500mL 4800 4",
      );
      expect(await shelf(withStock(4))).toBe("E100001-500mL 4800 0");
      const feed = ["E100001-500mL,8"];
      await importRows(database, feed, {}, "product_code,stock");
      expect(await packs()).toContain("E100001-500mL 4800 3");
      await importRows(database, feed, {}, "product_code,stock");
      expect(await packs()).toContain("E100001-500mL 4800 3");
    });

    test("the catalogue is not changed by a load that another one supersedes", async () => {
      const first = await stageGoods(database, bigItems(0, 3), { others: "keep" });
      await importRows(database, [ACETONE]);
      await expect(
        database.transact((tx) => mergeStagedGoods(tx, first, { others: "keep", now: 0 })),
      ).rejects.toThrow("Another import started");
      await dropStaged(database, first);
      expect((await items()).map(({ code }) => code)).toEqual(["A100002"]);
    });

    test("the catalogue is that of one import, and found, where another one is made after whichever of its steps", async () => {
      const search = searchIn(database);
      let isBegun = true;
      let superseded = 0;
      for (let step = 1; isBegun; step += 1) {
        const other = () => importRows(database, [ACETONE], { replaces: true });
        const interrupted = afterStep(database, step, other);
        const outcome = await importRows(interrupted.database, ETHANOL, {
          replaces: true,
          name: "first",
        }).catch((reason: unknown) => reason);
        isBegun = interrupted.isReached();
        if (!isBegun) continue;
        // It starts with a note that it has started, until which the other one was before it.
        const isSuperseded = outcome instanceof LoadSuperseded;
        expect(outcome instanceof Error).toBe(isSuperseded);
        const codes = (await items()).map(({ code }) => code);
        expect(isSuperseded ? [["A100002"]] : [["A100002"], ["E100001"]]).toContainEqual(codes);
        const found = await search.findAll("reagent", codes[0] ?? "");
        expect(found.targets).toHaveLength(1);
        superseded += Number(isSuperseded);
      }
      search.close();
      expect(superseded).toBeGreaterThan(0);
    });
  });

  test("a running shop finds and shows new goods at once", async () => {
    const shop = await openShop(makePlace);
    try {
      const found = async (keyword: string) => {
        const params = { keyword, page: 1, limit: 20, source: "web", ...UNREFINED } as const;
        const { data } = await shop.call(searchReagents, params);
        return data.items.map(({ itemCode, chineseName }) => `${itemCode} ${chineseName}`);
      };
      expect(await found("丙酮")).toEqual([]);
      expect(await found("氯化钠")).toEqual(["S100003 氯化钠"]);
      await importRows(shop.database, [ACETONE, "S100003,食盐,,1kg,9,1,,,7647-14-5,"]);
      expect(await found("丙酮")).toEqual(["A100002 丙酮"]);
      expect(await found("A100002-500mL")).toEqual(["A100002 丙酮"]);
      expect(await found("食盐")).toEqual(["S100003 食盐"]);
      expect(await found("氯化钠")).toEqual([]);
      expect(await found("64-17-5")).toHaveLength(2);
      const { data } = await shop.call(readProduct, { itemCode: "A100002" });
      expect(data).toMatchObject({ item: { chineseName: "丙酮" } });
    } finally {
      await shop.close();
    }
  });
});
