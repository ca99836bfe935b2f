import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readInstrument } from "@reagent/api/contract/instrument";
import { readProduct } from "@reagent/api/contract/product";
import { searchReagents } from "@reagent/api/contract/search";
import { UNREFINED } from "@reagent/domain/facet";
import { imageFacts } from "@reagent/domain/image-size";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onEachDatabase } from "../testing/databases.ts";
import { pngOf } from "../testing/image.ts";
import { openShop, type TestShop } from "../testing/shop.ts";
import { importGifts } from "./import-gifts.ts";
import { importInstruments } from "./import-instruments.ts";
import { importCatalogue } from "./import.ts";

/** The first bytes of a PNG image of a width, as far as the shop reads them. */
const png = (width: number) => {
  const bytes = Buffer.from("89504e470d0a1a0a0000000d4948445200000000000000100806000000", "hex");
  bytes.writeUInt32BE(width, 16);
  return bytes;
};
const SVG = '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "reagent-pictures-"));
  writeFileSync(join(folder, "bottle.png"), png(640));
  writeFileSync(join(folder, "other.png"), png(320));
  writeFileSync(join(folder, "wide.png"), png(2001));
  writeFileSync(join(folder, "large.png"), Buffer.concat([png(640), Buffer.alloc(200_000)]));
  writeFileSync(join(folder, "text.jpg"), "text");
  writeFileSync(join(folder, "drawn.svg"), SVG);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (name: string, lines: readonly string[]) => {
  const path = join(folder, name);
  writeFileSync(path, [...lines, ""].join("\n"));
  return path;
};

onEachDatabase((makePlace) => {
  describe("the pictures of goods", () => {
    let shop: TestShop;
    beforeEach(async () => {
      shop = await openShop(makePlace);
    });
    afterEach(() => shop.close());

    const importItems = (...rows: readonly string[]) =>
      importCatalogue(
        shop,
        fileOf("goods.csv", ["item_code,name_zh,pack,list_price,picture", ...rows]),
        { draw: () => "" },
      );
    const drawing = async (itemCode: string) =>
      (await shop.call(readProduct, { itemCode })).data.item.drawing.markup;
    const get = (url: string) => shop.server.inject({ method: "GET", url });

    test("are files with addresses that a browser keeps, on product pages and in search rows", async () => {
      await importItems("B100001,培养基,1EA,48,bottle.png", "B100002,血清,1EA,48,drawn.svg");
      const address = await drawing("B100001");
      expect(address).toMatch(/^\/pictures\/files\/[0-9a-f]{32}-640$/u);
      const image = await get(address);
      expect(image.rawPayload.equals(png(640))).toBe(true);
      expect(image.headers).toMatchObject({
        "content-type": "image/png",
        "cache-control": "public, max-age=31536000, immutable",
      });
      const drawn = await get(await drawing("B100002"));
      expect(drawn.headers["content-type"]).toBe("image/svg+xml");
      expect(drawn.body).toContain('xmlns="http://www.w3.org/2000/svg"');
      const params = {
        keyword: "培养基",
        page: 1,
        limit: 20,
        source: "web",
        ...UNREFINED,
      } as const;
      const { data } = await shop.call(searchReagents, params);
      expect(data.items.map((item) => item.drawing)).toEqual([address]);
      expect((await get("/pictures/files/0")).statusCode).toBe(404);
    });

    test("are on product pages beside the structure, which is shown first", async () => {
      await importCatalogue(
        shop,
        fileOf("both.csv", [
          "item_code,name_zh,pack,list_price,smiles,picture",
          "B100001,乙醇,1EA,48,CCO,bottle.png",
          "B100002,血清,1EA,48,,bottle.png",
        ]),
        { draw: () => SVG },
      );
      const shown = async (itemCode: string) =>
        (await shop.call(readProduct, { itemCode })).data.item;
      const { drawing: structure, picture } = await shown("B100001");
      expect(structure.markup).toBe(SVG);
      expect((await get(picture)).rawPayload.equals(png(640))).toBe(true);
      expect(await shown("B100002")).toMatchObject({ drawing: { markup: picture }, picture: "" });
    });

    test("are there at the widths of screens, and go with all of them", async () => {
      writeFileSync(join(folder, "whole.png"), pngOf(400, 300));
      await importItems("B100001,培养基,1EA,48,whole.png");
      const address = await drawing("B100001");
      expect(address).toMatch(/-400$/u);
      const at = (width: number) => get(address.replace(/400$/u, String(width)));
      for (const [asked, width] of [
        [160, 160],
        [320, 320],
        [400, 400],
        [200, 320],
        [1280, 400],
      ] as const) {
        const image = await at(asked);
        expect(image.headers["content-type"]).toBe("image/webp");
        expect(imageFacts(image.rawPayload)?.width, String(asked)).toBe(width);
      }
      await importItems("B100001,培养基,1EA,48,whole.png");
      expect(await readdir(shop.filesFolder)).toHaveLength(3);
      await importItems("B100001,培养基,1EA,48,");
      expect((await at(160)).statusCode).toBe(404);
      expect(await shop.database.read.selectFrom("goods_images").selectAll().execute()).toEqual([]);
    });

    test("stay without a column, and go with their files by an empty cell or another picture", async () => {
      await importItems("B100001,培养基,1EA,48,bottle.png");
      const address = await drawing("B100001");
      const path = fileOf("more.csv", ["item_code,pack,name_en", "B100001,1EA,Medium"]);
      await importCatalogue(shop, path, { draw: () => "" });
      expect(await drawing("B100001")).toBe(address);
      await importItems("B100001,培养基,1EA,48,bottle.png");
      expect(await readdir(shop.filesFolder)).toHaveLength(1);
      await importItems("B100001,培养基,1EA,48,other.png");
      expect(await drawing("B100001")).not.toBe(address);
      expect((await get(address)).statusCode).toBe(404);
      await importItems("B100001,培养基,1EA,48,");
      expect(await drawing("B100001")).toBe("");
      expect(await shop.database.read.selectFrom("goods_images").selectAll().execute()).toEqual([]);
    });

    test("that cannot be taken in are reported, and their items keep what they have", async () => {
      await importItems("B100001,培养基,1EA,48,bottle.png");
      const address = await drawing("B100001");
      const { problems, badRows } = await importItems(
        "B100001,培养基,1EA,50,missing.png",
        "B100002,a,1EA,48,wide.png",
        "B100003,b,1EA,48,large.png",
        "B100004,c,1EA,48,text.jpg",
        "B100005,d,1EA,48,bottle.png; other.png",
      );
      expect(badRows).toBe(0);
      expect(problems.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
        '2 "missing.png" is not in the folder of the file',
        '3 "wide.png" is wider or higher than 2,000 pixels',
        '4 "large.png" is larger than 200 kB',
        '5 "text.jpg" is not a PNG, JPEG or WebP image',
        '6 "bottle.png; other.png" is more than one picture',
      ]);
      expect(await drawing("B100001")).toBe(address);
    });

    test("of instruments are images or drawings, and go by an empty cell", async () => {
      const importPicture = (picture: string) =>
        importInstruments(
          shop,
          fileOf("instruments.csv", [
            "instrument_code,sku_code,name_zh,list_price,picture",
            `INS-9,INS-9-A,天平,48,${picture}`,
          ]),
        );
      const shown = async () =>
        (await shop.call(readInstrument, { spuCode: "INS-9" })).data.drawing;
      await importPicture("bottle.png");
      expect(await shown()).toMatch(/^\/pictures\/files\//u);
      await importPicture("drawn.svg");
      expect(await shown()).toBe(SVG);
      await importPicture("");
      expect(await shown()).toBe("");
    });

    test("of gifts are images and drawings", async () => {
      const path = fileOf("gifts.csv", [
        "gift_code,name_zh,type_zh,grains,pictures",
        "FR9,杯,茶,10,bottle.png; drawn.svg",
      ]);
      expect(await importGifts(shop, path)).toMatchObject({ isDone: true, problems: [] });
      const gift = await shop.database.read
        .selectFrom("gifts")
        .select("drawings")
        .where("code", "=", "FR9")
        .executeTakeFirstOrThrow();
      expect(JSON.parse(gift.drawings)).toEqual([expect.stringMatching(/^\/pictures\//u), SVG]);
    });
  });
});
