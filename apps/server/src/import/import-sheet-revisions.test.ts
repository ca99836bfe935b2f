import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { differenceWords, type SheetDifference } from "@reagent/domain/sheet-revision";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { writeFact } from "../database/facts.ts";
import { onEachDatabase, openFresh } from "../testing/databases.ts";
import { withFiles } from "../testing/with-files.ts";
import { importBatches } from "./import-batches.ts";
import { importCatalogue } from "./import.ts";
import { LoadSuperseded } from "./load/staging.ts";

const FIRST = Date.parse("2026-11-21T03:00:00Z");
const SECOND = Date.parse("2026-11-28T03:00:00Z");
const THIRD = Date.parse("2026-11-30T03:00:00Z");
const HEADER =
  "item_code,name_zh,name_en,pack,list_price,stock,cas,hazard_statements,pictograms,signal,hazard_basis,safety_data_sheet";
const ethanol = ({
  statements = "H225;H319",
  pictograms = "GHS02;GHS07",
  name = "Ethanol",
  sheet = "1",
} = {}) =>
  `E100001,乙醇,${name},500mL,48,7,64-17-5,${statements},${pictograms},danger,annex-vi,${sheet}`;
const ACETONE =
  "A100002,丙酮,Acetone,500mL,39.5,3,67-64-1,H225;H319;H336,GHS02;GHS07,danger,annex-vi,1";
const WORSE = { statements: "H225;H318", pictograms: "GHS02;GHS05" };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "reagent-sheets-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

onEachDatabase((makePlace) => {
  describe("the data sheets of goods that are imported", () => {
    let database: Database;
    let remove: () => Promise<void>;
    beforeEach(async () => {
      ({ database, remove } = await openFresh(makePlace));
      await importGoods([ethanol(), ACETONE], FIRST);
    });
    afterEach(() => remove());

    const importGoods = async (
      rows: readonly string[],
      now: number,
      { replaces = false, name = "goods" } = {},
    ) => {
      const path = join(folder, `${name}.csv`);
      writeFileSync(path, [HEADER, ...rows, ""].join("\n"));
      const report = await importCatalogue(withFiles(database, folder), path, {
        draw: () => "",
        replaces,
        now,
      });
      expect(report).toMatchObject({ isDone: true, badRows: 0 });
    };
    /** Number and date of the newest sheet. */
    const sheet = async (code = "E100001") => {
      const { sheet_revision, sheet_revised_at } = await database.read
        .selectFrom("items")
        .select(["sheet_revision", "sheet_revised_at"])
        .where("code", "=", code)
        .executeTakeFirstOrThrow();
      return [sheet_revision, sheet_revised_at];
    };
    const revisions = () =>
      database.read
        .selectFrom("sheet_revisions")
        .selectAll()
        .orderBy("item_code")
        .orderBy("revision")
        .execute();
    const wordsOf = ({ differences }: { readonly differences: string }) =>
      (JSON.parse(differences) as SheetDifference[]).map((each) => differenceWords(each).en);

    test("the data sheets of new goods are of revision 1, from the import on", async () => {
      expect(await sheet()).toEqual([1, FIRST]);
      expect(await revisions()).toEqual([]);
    });

    test("the data sheets of goods with other hazards get a revision, which keeps what the one before said", async () => {
      await importGoods([ethanol(WORSE)], SECOND);
      expect(await sheet()).toEqual([2, SECOND]);
      expect(await sheet("A100002")).toEqual([1, FIRST]);
      const [second, ...others] = await revisions();
      if (!second) throw new Error("there is no revision");
      expect(others).toEqual([]);
      expect(second).toMatchObject({
        item_code: "E100001",
        revision: 2,
        revised_at: SECOND,
        told_at: null,
      });
      expect(wordsOf(second).slice(0, 4)).toEqual([
        "H318 added",
        "H319 removed",
        "GHS05 added",
        "GHS07 removed",
      ]);
      expect(JSON.parse(second.replaced)).toMatchObject({
        hazard_codes: '["H225","H319"]',
        sheet_revision: 1,
        sheet_revised_at: FIRST,
        structure_svg: null,
      });
      await importGoods([ethanol()], THIRD);
      expect(await sheet()).toEqual([3, THIRD]);
      const third = (await revisions())[1];
      expect(JSON.parse(third?.replaced ?? "")).toMatchObject({
        hazard_codes: '["H225","H318"]',
        sheet_revision: 2,
        sheet_revised_at: SECOND,
      });
    });

    test.each([
      ["the same file again", ethanol()],
      ["the statements in another order", ethanol({ statements: "H319;H225" })],
      ["another name", ethanol({ name: "Ethyl alcohol" })],
      ["no sheet any more", ethanol({ ...WORSE, sheet: "" })],
    ])("the data sheets of goods get no revision by %s", async (_, row) => {
      await importGoods([row, ACETONE], SECOND);
      expect(await sheet()).toEqual([1, FIRST]);
      expect(await revisions()).toEqual([]);
    });

    test("the data sheets of goods that are taken out and come back go on where they were", async () => {
      await importGoods([ethanol(WORSE), ACETONE], SECOND);
      await importGoods([ACETONE], SECOND, { replaces: true });
      await importGoods([ethanol(WORSE)], THIRD);
      expect(await sheet()).toEqual([2, SECOND]);
      expect(await revisions()).toHaveLength(1);
      await importGoods([ACETONE], THIRD, { replaces: true });
      await importGoods([ethanol()], THIRD + 1);
      expect(await sheet()).toEqual([3, THIRD + 1]);
      expect((await revisions()).map(({ revision }) => revision)).toEqual([2, 3]);
    });

    test("the data sheets of goods with batches that come back with other hazards get a revision", async () => {
      const batches = join(folder, "batches.csv");
      writeFileSync(batches, "批号,货号,生产日期,复验日期\nC1,E100001,2026-11-01,2028-11-01\n");
      await importBatches(withFiles(database, folder), batches, {});
      await importGoods([ACETONE], SECOND, { replaces: true });
      await importGoods([ethanol(WORSE)], THIRD);
      expect(await sheet()).toEqual([2, THIRD]);
    });

    test("the data sheets of the demo end with the demo", async () => {
      await importGoods([ethanol(WORSE)], SECOND);
      await database.transact((tx) => writeFact(tx, "catalogue_kind", "demo"));
      await importGoods([ethanol()], THIRD, { replaces: true });
      expect(await sheet()).toEqual([1, THIRD]);
      expect(await revisions()).toEqual([]);
    });

    test("the data sheets of goods that two imports change at once get one revision for each change that was made", async () => {
      const outcomes = await Promise.allSettled([
        importGoods([ethanol(WORSE)], SECOND, { name: "one" }),
        importGoods([ethanol({ statements: "H225;H314" })], THIRD, { name: "other" }),
      ]);
      const failed = outcomes.filter(({ status }) => status === "rejected");
      for (const outcome of failed)
        expect(outcome.status === "rejected" && outcome.reason).toBeInstanceOf(LoadSuperseded);
      const made = outcomes.length - failed.length;
      expect(made).toBeGreaterThan(0);
      const stored = await revisions();
      expect(stored.map(({ revision }) => revision)).toEqual(made === 2 ? [2, 3] : [2]);
      expect((await sheet())[0]).toBe(1 + made);
    });

    test("the data sheets of many goods that change at once get a revision each", async () => {
      const many = (statement: string) =>
        Array.from(
          { length: 1200 },
          (_, at) =>
            `X${100000 + at},样品,Sample ${at},5g,10,1,,${statement},GHS07,warning,supplier,1`,
        );
      await importGoods(many("H315"), FIRST);
      expect(await revisions()).toEqual([]);
      await importGoods(many("H319"), SECOND);
      const stored = await revisions();
      expect(stored).toHaveLength(1200);
      expect(new Set(stored.map((row) => wordsOf(row).slice(0, 2).join()))).toEqual(
        new Set(["H319 added,H315 removed"]),
      );
    });
  });
});
