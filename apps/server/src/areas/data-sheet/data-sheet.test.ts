import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readDataSheet } from "@reagent/api/contract/data-sheet";
import { codes } from "@reagent/api/contract/envelope";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importCatalogue } from "../../import/import.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { pdfText } from "../../testing/pdf-text.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";

const FIRST = Date.parse("2026-11-01T03:00:00Z");
const SECOND = Date.parse("2026-11-20T03:00:00Z");
const HEADER =
  "item_code,name_zh,name_en,grade_zh,pack,list_price,stock,cas,un_number,hazard_statements,pictograms,signal,hazard_basis,safety_data_sheet,drug_precursor";
const toluene = (statements: string, pictograms: string) =>
  `T900001,甲苯,Toluene,AR,500mL,48,7,108-88-3,1294,${statements},${pictograms},danger,annex-vi,1,1`;
const ALONE = "X900002,样品,Sample,AR,5g,48,7,,,,,,,,";

onEachDatabase((makePlace) => {
  describe("the data sheet of an item that an import revised", () => {
    let shop: TestShop;
    let folder: string;
    beforeAll(async () => {
      shop = await openShop(makePlace);
      folder = await mkdtemp(join(tmpdir(), "reagent-sheet-"));
      await importGoods(toluene("H225;H315", "GHS02;GHS07"), FIRST);
      await importGoods(toluene("H225;H318", "GHS02;GHS05"), SECOND);
    });
    afterAll(async () => {
      await shop.close();
      await rm(folder, { recursive: true });
    });

    const importGoods = async (row: string, now: number) => {
      const path = join(folder, "goods.csv");
      await writeFile(path, [HEADER, row, ALONE, ""].join("\n"));
      const report = await importCatalogue(shop, path, { draw: () => "", now });
      expect(report).toMatchObject({ isDone: true, badRows: 0 });
    };
    const page = async (itemCode: string, revision: string | null = null, language?: "en") =>
      (await shop.call(readDataSheet, { itemCode, revision }, language ? { language } : {})).data
        .sheet;
    const get = async (url: string | undefined) => {
      const answer = await shop.server.inject({ url: url ?? "" });
      return { ...answer, type: answer.headers["content-type"], body: answer.body };
    };
    const textAt = async (url: string | undefined) =>
      pdfText((await shop.server.inject({ url: url ?? "" })).rawPayload).replaceAll(/\s+/gu, " ");

    test("the data sheet of an item lists its revisions with their dates and differences", async () => {
      const sheet = await page("T900001", null, "en");
      expect(sheet).toMatchObject({
        itemCode: "T900001",
        isOnSale: true,
        revision: 2,
        hazardStatements: ["H225", "H318"],
      });
      expect(sheet?.revisions.map(({ revision, revisedOn }) => [revision, revisedOn])).toEqual([
        [2, "2026-11-20"],
        [1, "2026-11-01"],
      ]);
      expect(sheet?.revisions[0]?.differences.slice(0, 4)).toEqual([
        "H318 added",
        "H315 removed",
        "GHS05 added",
        "GHS07 removed",
      ]);
      expect((await page("T900001"))?.revisions[0]?.differences[0]).toBe("新增 H318");
    });

    test("the data sheet of an item opens in an older revision, and by the code of a pack in any spelling", async () => {
      expect(await page("t900001-500ML", "1")).toMatchObject({
        itemCode: "T900001",
        revision: 1,
        hazardStatements: ["H225", "H315"],
        pictograms: ["GHS02", "GHS07"],
      });
    });

    test.each([
      ["an unknown item", "ZZ000000", null],
      ["an item without a sheet", "X900002", null],
      ["a revision that was not made", "T900001", "3"],
      ["no number", "T900001", "newest"],
    ])("the data sheet of %s is not there", async (_, itemCode, revision) => {
      expect(await page(itemCode, revision)).toBeNull();
    });

    test("the data sheet of an item is printed in each revision and language", async () => {
      const sheet = await page("T900001");
      const [newest, first] = sheet?.revisions ?? [];
      const english = await textAt(newest?.englishUrl);
      for (const part of [
        "H318 Causes serious eye damage",
        "Revision2",
        "Revised on2026-11-20",
        "H318 added",
      ])
        expect(english).toContain(part);
      expect(english).not.toContain("older revision");
      const old = await textAt(first?.englishUrl);
      expect(old).toContain("This is an older revision. Revision 2 of 2026-11-20 replaced it.");
      expect(old).toContain("H315 Causes skin irritation");
      expect(old).not.toContain("H318");
      expect(await textAt(first?.chineseUrl)).toContain("本说明书为旧版");
    });

    test("the data sheet of an item is the newest at the address without a revision", async () => {
      const text = await textAt("/api/document?kind=msds&subject=T900001&lang=en");
      expect(text).toContain("H318");
    });

    test("the data sheet of an item is data, with the source of each part", async () => {
      const sheet = await page("T900001");
      const { type, body } = await get(sheet?.revisions[0]?.dataUrl);
      expect(type).toBe("application/json; charset=utf-8");
      expect(JSON.parse(body)).toMatchObject({
        itemCode: "T900001",
        name: { zh: "甲苯", en: "Toluene" },
        revision: 2,
        revisedOn: "2026-11-20",
        replacedBy: null,
        label: {
          source: { en: "harmonised classification (CLP annex VI)" },
          signalWord: { zh: "危险" },
          pictograms: ["GHS02", "GHS05"],
          hazardStatements: [{ code: "H225" }, { code: "H318" }],
        },
        transport: { unNumber: "1294", entry: { hazardClass: "3", packingGroups: ["II"] } },
        storage: { storageClass: { code: "3" } },
        regulations: { marks: { values: [{ mark: "drug-3" }] } },
        exposureLimits: null,
      });
      const old = JSON.parse((await get(sheet?.revisions[1]?.dataUrl)).body) as object;
      expect(old).toMatchObject({
        revision: 1,
        revisedOn: "2026-11-01",
        replacedBy: { revision: 2, revisedOn: "2026-11-20" },
        differences: [],
        label: { hazardStatements: [{ code: "H225" }, { code: "H315" }] },
      });
    });

    test.each(["&revision=3", "&revision=0&format=json", "&revision=x"])(
      "the data sheet of an item has no document at %s",
      async (query) => {
        const { body } = await get(`/api/document?kind=msds&subject=T900001&lang=en${query}`);
        expect(JSON.parse(body)).toMatchObject({ code: codes.notFound });
      },
    );
  });
});
