import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { onEachDatabase, openFresh } from "../testing/databases.ts";
import { withFiles } from "../testing/with-files.ts";
import { type FolderOptions, importFolder } from "./import-folder.ts";
import {
  batchTemplateText,
  giftTemplateText,
  instrumentTemplateText,
  spectrumTemplateText,
  templateText,
} from "./template.ts";

const article = (language: string) =>
  `---\nid: 1200\ntype: news\nlanguage: ${language}\ndate: 2026-11-20\ntitle: Ethanol\nproducts: [E100001]\n---\n\n[Ethanol](/products/E100001) is here.\n`;

onEachDatabase((makePlace) => {
  describe("a folder of files", () => {
    let database: Database;
    let remove: () => Promise<void>;
    let root: string;
    let folder: string;
    beforeEach(async () => {
      ({ database, remove } = await openFresh(makePlace));
      root = mkdtempSync(join(tmpdir(), "reagent-folder-"));
      folder = join(root, "shop");
      mkdirSync(join(folder, "content"), { recursive: true });
      // In an order that is not that of their import.
      write("1-changes.csv", "product_code,stock_change\nE100001-500mL,-20\n");
      write(
        "2-discounts.csv",
        [
          "customer_group,customer,item_code,product_code,discount,price",
          "university,,E100001,,10,",
          "key,,,A100002-1L,5,",
          ",wu@lab.example,,E100001-500mL,,30",
          "",
        ].join("\n"),
      );
      write("0-customers.csv", "email,name,customer_group\nwu@lab.example,吴一,key\n");
      write("3-spectra.csv", spectrumTemplateText());
      write("4-batches.csv", batchTemplateText());
      write("5-gifts.csv", giftTemplateText());
      write("6-instruments.csv", instrumentTemplateText());
      write("7-goods.tsv", templateText());
      write("8-more.csv", "货号,中文名,包装,目录价,推荐产品\nA100002,丙酮,1L,9,E100001\n");
      write("notes.md", "for people");
      write("content/news.zh.md", article("zh"));
      write("content/news.en.md", article("en"));
    });
    afterEach(async () => {
      await remove();
      rmSync(root, { recursive: true, force: true });
    });

    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    const importAll = (options: FolderOptions = {}) =>
      importFolder(withFiles(database, root), folder, { draw: () => "", ...options });
    const TABLES = [
      "items",
      "instruments",
      "batches",
      "spectra",
      "customers",
      "customer_groups",
      "discounts",
      "agreed_prices",
      "gifts",
      "articles",
      "item_articles",
      "item_relations",
    ] as const;
    const counts = async () => {
      const found: Record<string, number> = {};
      for (const table of TABLES)
        found[table] = (await database.read.selectFrom(table).selectAll().execute()).length;
      return found;
    };
    const EVERYTHING = {
      items: 2,
      instruments: 1,
      batches: 1,
      spectra: 1,
      customers: 1,
      customer_groups: 1,
      discounts: 1,
      agreed_prices: 2,
      gifts: 2,
      articles: 1,
      item_articles: 1,
      item_relations: 1,
    };

    test("is not imported where its content leads to a part that the shop does without", async () => {
      write("content/news.zh.md", article("zh").replace("/products/E100001", "/exchange"));
      const { content, isDone } = await importAll({ absentParts: ["orchard"] });
      expect([isDone, content?.wrong]).toEqual([
        false,
        ["content/news.zh.md: a link that leads nowhere: /exchange"],
      ]);
      expect(await counts()).toMatchObject({ items: 0, articles: 0 });
      expect((await importAll()).isDone).toBe(true);
    });

    test("is imported as a whole, each file after those that it names", async () => {
      const { files, content, isDone } = await importAll();
      expect(isDone).toBe(true);
      expect(
        files.flatMap(({ file, problems }) => problems.map(({ reason }) => [file, reason])),
      ).toEqual([]);
      expect(files.map(({ file, loaded }) => `${file}: ${loaded}`)).toEqual([
        "7-goods.tsv: 1 item, in 2 packs",
        "8-more.csv: 1 item, in 1 pack",
        "6-instruments.csv: 1 instrument in 2 SKUs",
        "4-batches.csv: 1 batch",
        "3-spectra.csv: 1 spectrum",
        "0-customers.csv: 1 customer, 1 of them new, with 0 new addresses",
        "2-discounts.csv: 3 discounts",
        "5-gifts.csv: 2 gifts",
        "1-changes.csv: 1 item, in 1 pack",
      ]);
      expect(files.filter(({ isChinese }) => isChinese).map(({ file }) => file)).toEqual([
        "8-more.csv",
      ]);
      expect(content).toMatchObject({ wrong: [], entries: 1 });
      expect(await counts()).toEqual(EVERYTHING);
      const pack = await database.read
        .selectFrom("packs")
        .select("stock")
        .where("code", "=", "E100001-500mL")
        .executeTakeFirstOrThrow();
      expect(pack.stock).toBe(100);
    });

    test("is checked without a change, where files name what others bring", async () => {
      const { files, content, isDone } = await importAll({ isCheck: true });
      expect(files.flatMap(({ problems }) => problems)).toEqual([]);
      expect(content).toMatchObject({ wrong: [], entries: 1 });
      expect(isDone).toBe(true);
      expect(await counts()).toEqual({
        ...EVERYTHING,
        ...Object.fromEntries(TABLES.map((table) => [table, 0])),
      });
    });

    test("becomes the whole catalogue where it replaces, of several files together", async () => {
      await importAll();
      rmSync(join(folder, "1-changes.csv"));
      expect(await importAll({ replaces: true })).toMatchObject({ isDone: true });
      expect(await counts()).toEqual(EVERYTHING);
    });

    test("changes nothing where a file has no valid row, or the content is wrong", async () => {
      write("2-discounts.csv", "customer_group,item_code,discount\nuniversity,X404,10\n");
      for (const language of ["zh", "en"])
        write(`content/news.${language}.md`, article(language).replace("E100001]", "X404]"));
      const { files, content, isDone } = await importAll();
      expect(isDone).toBe(false);
      expect(files.find(({ file }) => file === "2-discounts.csv")?.problems).toHaveLength(1);
      expect(content?.wrong).toEqual([
        "content/news.en.md: products: the shop has no item X404",
        "content/news.zh.md: products: the shop has no item X404",
      ]);
      expect((await counts())["items"]).toBe(0);
    });

    test("is not read where a file is not one that the shop knows", async () => {
      write("9-other.csv", "a,b\n1,2\n");
      await expect(importAll()).rejects.toThrow(/^9-other\.csv: The header has no column/u);
      rmSync(folder, { recursive: true });
      mkdirSync(folder);
      await expect(importAll()).rejects.toThrow("no CSV or TSV file");
    });
  });
});
