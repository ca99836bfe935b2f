import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findCertificate, readItemSpectra, readProduct } from "@reagent/api/contract/product";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sweepUploads } from "../areas/upload/sweep.ts";
import { documentSheet } from "../documents/documents.ts";
import { onEachDatabase } from "../testing/databases.ts";
import { openShop, type TestShop } from "../testing/shop.ts";
import { importBatches } from "./import-batches.ts";
import { importSpectra, type SpectrumImportOptions } from "./import-spectra.ts";
import { importCatalogue } from "./import.ts";
import { batchTemplateText, spectrumTemplateText, templateText } from "./template.ts";

const HEADER = "货号,批号,图谱类型,文件,峰,测试条件";
const JCAMP = [
  "##TITLE= ethanol",
  "##JCAMP-DX= 4.24",
  "##DATA TYPE= INFRARED SPECTRUM",
  "##XUNITS= 1/CM",
  "##YUNITS= TRANSMITTANCE",
  "##FIRSTX= 400",
  "##LASTX= 4000",
  "##NPOINTS= 5",
  "##XYDATA= (X++(Y..Y))",
  "400 90 20 90 80 90",
  "##END=",
].join("\n");
const PDF = Buffer.from("%PDF-1.7\nthe maker's\n%%EOF");
const DAY_MS = 24 * 60 * 60 * 1000;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "reagent-spectra-"));
  writeFileSync(join(folder, "ethanol.jdx"), JCAMP);
  writeFileSync(join(folder, "broken.jdx"), JCAMP.replace(" 90\n", "\n"));
  writeFileSync(join(folder, "gc.pdf"), PDF);
  writeFileSync(join(folder, "words.pdf"), "words");
  writeFileSync(join(folder, "goods.csv"), templateText());
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

onEachDatabase((makePlace) => {
  describe("the spectra and certificates", () => {
    let shop: TestShop;
    const importGoods = (options = {}) =>
      importCatalogue(shop, join(folder, "goods.csv"), { draw: () => "", ...options });
    beforeEach(async () => {
      shop = await openShop(makePlace);
      await importGoods({ replaces: true });
    });
    afterEach(() => shop.close());

    function importRows(
      rows: readonly string[],
      options: SpectrumImportOptions = {},
      header = HEADER,
    ) {
      const path = join(folder, "spectra.csv");
      writeFileSync(path, [header, ...rows, ""].join("\n"));
      return importSpectra(shop, path, options);
    }
    const stored = () =>
      shop.database.read.selectFrom("spectra").selectAll().orderBy("id").execute();
    const kinds = async () => (await stored()).map(({ kind }) => kind);
    const fetched = async (url: string) => {
      const { statusCode, rawPayload } = await shop.server.inject({ method: "GET", url });
      return statusCode === 200 ? rawPayload : undefined;
    };
    const urls = async () => {
      const { data } = await shop.call(readItemSpectra, { itemCode: "E100001" });
      return data.files.map(({ url }) => url);
    };

    const importBatchTemplate = () => {
      writeFileSync(join(folder, "template.csv"), batchTemplateText());
      return importBatches(shop, join(folder, "template.csv"));
    };

    test("are the maker's PDF, drawn from a recorded curve, or drawn from peaks", async () => {
      await importBatchTemplate();
      const report = await importRows([
        "E100001,,GC,gc.pdf,,",
        "E100001,C20261101,IR,ethanol.jdx,,液膜",
        "E100001,,nmr,,1.2 1 3H; 3.7 0.6,CDCl3",
      ]);
      expect(report).toMatchObject({ isDone: true, problems: [], spectra: 3 });
      const [gc, infrared, nmr] = await urls();
      expect(await fetched(gc ?? "")).toEqual(PDF);
      const product = await shop.call(readProduct, { itemCode: "E100001" });
      expect(await fetched(product.data.item.spectrumUrl)).toEqual(PDF);
      const plotOf = async (url = "") => {
        const subject = new URL(url, "http://shop").searchParams.get("subject") ?? "";
        const request = { kind: "spectrum", subject, batchCode: null, language: "en" };
        const sheet = await documentSheet(shop.database.read, request, {
          now: 0,
          publicUrl: "",
        });
        return sheet?.blocks.find(({ kind }) => kind === "plot");
      };
      expect(await plotOf(infrared)).toMatchObject({
        plot: { from: 4000, to: 400, isInverted: false, heights: [1, 0.8571, 1, 0, 1] },
      });
      expect((await plotOf(nmr))?.kind === "plot" && (await plotOf(nmr))).toMatchObject({
        plot: { peaks: [{ position: 1.2, intensity: 1, label: "3H" }, { position: 3.7 }] },
      });
      expect((await fetched(infrared ?? ""))?.subarray(0, 5).toString()).toBe("%PDF-");
    });

    test("of an item become those of another file and keep their addresses, and others stay or go", async () => {
      writeFileSync(
        join(folder, "more.csv"),
        "item_code,name_zh,pack,list_price\nA100002,丙酮,1L,9\n",
      );
      await importCatalogue(shop, join(folder, "more.csv"), { draw: () => "" });
      await importRows(["E100001,,GC,gc.pdf,,", "E100001,,NMR,,1 1,", "A100002,,IR,,1700 1,"]);
      const before = await stored();
      await importRows(["E100001,,NMR,,2 1,"]);
      expect((await stored()).map(({ id }) => id)).toEqual([before[1]?.id, before[2]?.id]);
      expect((await importRows(["E100001,,NMR,,2 1,"], { isCheck: true })).isDone).toBe(true);
      await importRows(["E100001,,IR,,2 1,"], { replaces: true });
      expect(await kinds()).toEqual(["infrared"]);
      const marked = await shop.database.read
        .selectFrom("items")
        .select("code")
        .where("has_spectrum", "=", 1)
        .execute();
      expect(marked).toEqual([{ code: "E100001" }]);
    });

    test("are reported and skipped where a row is invalid", async () => {
      const { problems, isDone } = await importRows([
        "X404,,GC,gc.pdf,,",
        "E100001,,GC,missing.pdf,,",
        "E100001,,GC,words.pdf,,",
        "E100001,,IR,broken.jdx,,",
        "E100001,,GC,ethanol.jdx,,",
        "E100001,,GC,,,",
        "E100001,C404,GC,,1 1,",
      ]);
      expect(isDone).toBe(false);
      expect(
        problems.map(
          ({ line, column, reason }) => `${line} ${column ?? ""} ${reason.slice(0, 40)}`,
        ),
      ).toEqual([
        '2 item_code "X404" is not an item of the shop',
        '3 file "missing.pdf" is not in the folder of th',
        '4 file "words.pdf" is not a PDF file',
        '5 file "broken.jdx" is damaged: its points are ',
        '6 file "ethanol.jdx" is not a spectrum of this ',
        "7 file is empty",
        '8 batch_code "C404" is not a batch of this item',
      ]);
    });

    test("stay when their item is imported again, also in place of all goods", async () => {
      await importRows(["E100001,,IR,ethanol.jdx,,"]);
      await importGoods();
      await importGoods({ replaces: true });
      expect(await kinds()).toEqual(["infrared"]);
      const { data } = await shop.call(readProduct, { itemCode: "E100001" });
      expect(data.item.spectrumUrl).not.toBe("");
    });

    const importCertificates = (...lines: readonly string[]) => {
      const path = join(folder, "batches.csv");
      writeFileSync(path, [...lines, ""].join("\n"));
      return importBatches(shop, path);
    };
    const certificate = async () => {
      const wanted = { batchCode: "C20261101", productCode: "E100001-500mL" };
      return fetched((await shop.call(findCertificate, wanted)).data.url);
    };

    test("of a batch are the maker's PDF, which stays without a column and goes by an empty cell", async () => {
      await importBatchTemplate();
      const days = "C20261101,E100001,2026-11-01,2028-11-01";
      const header = "batch_code,item_code,produced,retest";
      await importCertificates(`${header},certificate`, `${days},gc.pdf`);
      expect(await certificate()).toEqual(PDF);
      await importCertificates(header, days);
      expect(await certificate()).toEqual(PDF);
      const [batch] = await shop.database.read.selectFrom("batches").selectAll().execute();
      expect(JSON.parse(batch?.results ?? "")).toHaveLength(2);
      const { problems } = await importCertificates(`${header},certificate`, `${days},words.pdf`);
      expect(problems.map(({ column }) => column)).toEqual(["certificate"]);
      await importCertificates(`${header},质检报告`, `${days},`);
      expect(await certificate()).not.toEqual(PDF);
    });

    test("have files that stay while they are named, and are removed afterwards", async () => {
      const days = "batch_code,item_code,produced,retest";
      await importCertificates(
        `${days},certificate`,
        "C20261101,E100001,2026-11-01,2028-11-01,gc.pdf",
      );
      await importRows(["E100001,,GC,gc.pdf,,"]);
      const files = () => readdir(shop.filesFolder);
      const sweep = async () => {
        for (const name of await files()) utimesSync(join(shop.filesFolder, name), 0, 0);
        await sweepUploads(shop, DAY_MS);
      };
      await sweep();
      expect(await files()).toHaveLength(2);
      await importRows(["E100001,,GC,,1 1,"]);
      await sweep();
      expect(await files()).toHaveLength(1);
      expect(await certificate()).toEqual(PDF);
    });

    test("can be imported from the template", async () => {
      const path = join(folder, "spectra-template.csv");
      writeFileSync(path, spectrumTemplateText());
      await importBatchTemplate();
      const report = await importSpectra(shop, path);
      expect(report).toMatchObject({ isDone: true, problems: [], unknownColumns: [], spectra: 1 });
    });
  });
});
