import { codes } from "@reagent/api/contract/envelope";
import { listProductData, productDownload } from "@reagent/api/contract/product-data";
import { readCell } from "@reagent/domain/catalogue-cell";
import { CATALOGUE_COLUMNS, CATALOGUE_TABLE } from "@reagent/domain/catalogue-columns";
import { TICKET_LIFE_MS } from "@reagent/domain/upload";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setGroups } from "../../customers/groups.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers, itemIds } from "../../testing/fixture.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";

const CHEMICALS = "1";

onDefaultDatabase((makePlace) => {
  describe("product data (customer centre §2, account; §6, account data)", () => {
    let shop: TestShop;
    let token: string;
    let unentitled: string;

    beforeAll(async () => {
      shop = await openShop(makePlace);
      [token, unentitled] = await Promise.all([
        shop.logIn(customers.lin),
        shop.logIn(customers.wang),
      ]);
      await shop.database.transact(async (tx) => {
        await tx
          .updateTable("customers")
          .set({ may_download: 1 })
          .where("id", "=", "lin")
          .execute();
        await setGroups(tx, "lin", ["university"]);
        await tx
          .insertInto("item_categories")
          .values({ item_id: itemIds.sodiumChloride, category_id: 2, position: 0 })
          .execute();
        await tx
          .updateTable("items")
          .set({ name_en: '=HYPERLINK("https://example.org")' })
          .where("id", "=", itemIds.sodiumChloride)
          .execute();
        await tx
          .updateTable("items")
          .set({
            un_number: "1170",
            exposure_limits_zh: "PC-TWA 300 mg/m³",
            exposure_limits_en: "PC-TWA 300 mg/m³",
          })
          .where("id", "=", itemIds.ethanol)
          .execute();
      });
    });
    afterAll(() => shop.close());

    const ticketed = async (language: "cn" | "en" = "cn") =>
      (await shop.call(productDownload, { categoryId: CHEMICALS }, { token, language })).data;
    const fetched = (url: string) => shop.server.inject({ method: "GET", url });
    /** The rows with their cells as a spreadsheet shows them, without the tab that keeps a cell a text. */
    const rowsOf = (csv: string) =>
      parse(csv, { bom: true, columns: true, cast: (cell) => cell.trim() }) as Record<
        string,
        string
      >[];

    test("product data lists one file for each top category with its number of items", async () => {
      const { data } = await shop.call(listProductData, {}, { token });
      expect(data.files).toEqual([{ categoryId: CHEMICALS, category: "化学试剂", items: 2 }]);
    });

    test.each([
      ["the list", () => shop.call(listProductData, {}, { token: unentitled })],
      [
        "a file",
        () => shop.call(productDownload, { categoryId: CHEMICALS }, { token: unentitled }),
      ],
    ])("product data refuses %s to a customer without the download right", async (_, call) => {
      expect((await call()).code).toBe(codes.notEntitled);
    });

    test.each(["2", "999", "x"])(
      "product data refuses %j, which is no top category",
      async (categoryId) => {
        expect((await shop.call(productDownload, { categoryId }, { token })).code).toBe(
          codes.notFound,
        );
      },
    );

    test("product data sends a file that a browser saves, with every pack of the category", async () => {
      const { fileName, url } = await ticketed();
      expect(fileName).toBe("产品资料-化学试剂.csv");
      expect(url).toMatch(/^\/api\/center\/product\/file\?X-User-Token=[^&]+&X-Device-Id=[^&]+$/u);
      const { headers, body } = await fetched(url);
      expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
      expect(headers["content-disposition"]).toBe(
        `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      );
      expect(body.startsWith("\uFEFF")).toBe(true);
      const rows = rowsOf(body);
      expect(rows.map((row) => row["货号"])).toEqual([
        "E100001-500mL",
        "E100001-2.5L",
        "E100001-200L",
        "S100003-5kg",
        "S100003-1kg",
        "S100003-500g",
      ]);
      expect(rows[1]).toMatchObject({
        项目号: "E100001",
        中文名: "乙醇",
        CAS号: "64-17-5",
        包装: "2.5L",
        目录价: "400.00",
        您的折扣价: "324.00",
      });
    });

    test("product data leaves prices out that are on request or by enquiry", async () => {
      const rows = rowsOf((await fetched((await ticketed()).url)).body);
      for (const code of ["E100001-200L", "S100003-5kg", "S100003-1kg"])
        expect(rows.find((row) => row["货号"] === code)).toMatchObject({
          目录价: "",
          您的折扣价: "",
        });
    });

    test("product data escapes a cell that a spreadsheet would read as a formula", async () => {
      const { body } = await fetched((await ticketed()).url);
      expect(body).not.toMatch(/(^|,)"?=HYPERLINK/mu);
    });

    test("product data keeps a CAS number and a UN number texts, which a spreadsheet would make a date and a number", async () => {
      const { body } = await fetched((await ticketed()).url);
      const [, ethanol = ""] = body.split("\n");
      expect(ethanol).toContain('"\t64-17-5"');
      expect(ethanol).toContain('"\t1170"');
    });

    test.each([
      ["cn", "危险"],
      ["en", "Danger"],
    ] as const)(
      "product data has cells in its language, %s, that the import of goods reads",
      async (language, signal) => {
        const { body } = await fetched((await ticketed(language)).url);
        const [header = [], ethanol = []] = parse(body, { bom: true }) as string[][];
        const cells = new Map(
          header.map((name, at) => [CATALOGUE_TABLE.columnOf(name), ethanol[at]]),
        );
        expect(cells.get("signal")).toBe(signal);
        const limits = language === "cn" ? "exposure_limits_zh" : "exposure_limits_en";
        expect(cells.get(limits)).toBe("PC-TWA 300 mg/m³");
        const read = CATALOGUE_COLUMNS.flatMap(({ name, kind }) => {
          const cell = cells.get(name);
          return cell === undefined ? [] : [[name, readCell(kind, cell)] as const];
        });
        expect(read.filter(([, { kind }]) => kind === "faulty")).toEqual([]);
        expect(Object.fromEntries(read)).toMatchObject({
          cas: { text: "64-17-5" },
          signal: { text: "danger" },
          un_number: { text: "1170" },
        });
      },
    );

    test("product data names the file and its columns in English under /en", async () => {
      const { fileName, url } = await ticketed("en");
      expect(fileName).toBe("Product data-化学试剂 (en).csv");
      const [row = {}] = rowsOf((await fetched(url)).body);
      expect(Object.keys(row)).toContain("your_price");
      expect(Object.keys(row)).not.toContain("您的折扣价");
    });

    test("the ticket of product data is valid once and for a minute", async () => {
      const { url } = await ticketed();
      expect((await fetched(url)).headers["content-type"]).toMatch(/csv/u);
      expect(JSON.parse((await fetched(url)).body)).toMatchObject({ code: codes.notFound });
      const late = await ticketed();
      shop.clock.time += TICKET_LIFE_MS + 1;
      expect(JSON.parse((await fetched(late.url)).body)).toMatchObject({ code: codes.notFound });
    });
  });
});
