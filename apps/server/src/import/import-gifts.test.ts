import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { codes } from "@reagent/api/contract/envelope";
import { readGift, searchGifts } from "@reagent/api/contract/gift";
import { createGiftOrder, payGiftOrder, readGiftOrder } from "@reagent/api/contract/gift-order";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { confirmGifts, shipGifts } from "../areas/orchard/steps.ts";
import type { Database } from "../database/database.ts";
import { readFact } from "../database/facts.ts";
import { freshFolder, onEachDatabase, openFresh } from "../testing/databases.ts";
import { customers } from "../testing/fixture.ts";
import { giftCodes, orchardIn, orderPlace } from "../testing/orchard.ts";
import { openShop, type TestShop } from "../testing/shop.ts";
import { withFiles } from "../testing/with-files.ts";
import { importGifts } from "./import-gifts.ts";
import type { GiftImportOptions } from "./import-gifts.ts";
import { deleteDemoGifts, loadDemoGifts } from "./load/demo-gifts.ts";
import { giftTemplateText } from "./template.ts";
import { UnreadableFile } from "./unreadable-file.ts";

const HEADER = "gift_code,name_zh,name_en,type_zh,type_en,note_zh,grains,stock,pictures,delisted";
const MUG =
  "FR0001,烧杯马克杯,Beaker mug,茶具,Tea ware,请勿带进<实验室>,160,86,mug.svg;handle.svg,";
const POT = "FR0002,玻璃茶壶,,茶具,,,640,0,,是";
const COAT = "FR0003,实验服,Lab coat,服装,Clothes,,1180,7,,";

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>`;
const HANDLE = SVG.replace("M0 0h9", "M0 0v9");

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "reagent-gifts-"));
  writeFileSync(join(folder, "mug.svg"), SVG);
  writeFileSync(
    join(folder, "handle.svg"),
    `\u{FEFF}<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn -->\n<!DOCTYPE svg>\n${HANDLE}\n`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function importText(database: Database, text: string, options: GiftImportOptions = {}) {
  const path = join(folder, "gifts.csv");
  writeFileSync(path, text);
  return importGifts(withFiles(database, folder), path, options);
}

function importRows(database: Database, rows: readonly string[], options: GiftImportOptions = {}) {
  return importText(database, [HEADER, ...rows, ""].join("\n"), options);
}

onEachDatabase((makePlace) => {
  describe("the gifts", () => {
    let database: Database;
    let remove: () => Promise<void>;
    beforeEach(async () => {
      ({ database, remove } = await openFresh(makePlace));
    });
    afterEach(() => remove());

    const gifts = () => database.read.selectFrom("gifts").selectAll().orderBy("position").execute();
    const codes = async () =>
      (await gifts()).map(({ code, price, stock }) => `${code} ${String(price)} ${String(stock)}`);
    const types = async () =>
      (
        await database.read
          .selectFrom("gift_types")
          .select(["name_zh", "name_en"])
          .orderBy("position")
          .execute()
      ).map(({ name_zh, name_en }) => `${name_zh} ${name_en}`);
    const revision = () => readFact(database.read, "catalogue_revision");

    test("gifts in a file are imported with their types and pictures", async () => {
      const report = await importRows(database, [MUG, POT]);
      expect(report).toEqual({
        rows: 2,
        badRows: 0,
        problems: [],
        gifts: 2,
        unknownColumns: [],
        isChinese: false,
        isDone: true,
      });
      const [mug, pot] = await gifts();
      expect(mug).toMatchObject({
        code: "FR0001",
        name_zh: "烧杯马克杯",
        name_en: "Beaker mug",
        note_zh: "<p>请勿带进&lt;实验室&gt;</p>",
        price: 160,
        preferential_price: null,
        stock: 86,
        is_listed: 1,
        drawings: JSON.stringify([SVG, HANDLE]),
      });
      expect(pot).toMatchObject({
        name_en: "玻璃茶壶",
        note_zh: "",
        stock: 0,
        is_listed: 0,
        drawings: "[]",
      });
      expect(await types()).toEqual(["茶具 Tea ware"]);
    });

    test("gifts in a file are the same after a second import of the same file, with or without replacing", async () => {
      await importRows(database, [MUG, POT, COAT]);
      const once = await gifts();
      await importRows(database, [MUG, POT, COAT]);
      expect(await gifts()).toEqual(once);
      await importRows(database, [MUG, POT, COAT], { replaces: true });
      expect(await gifts()).toEqual(once);
    });

    test("gifts in a file keep their ids and places when they are replaced, and others stay", async () => {
      await importRows(database, [MUG, POT, COAT]);
      const before = await gifts();
      await importRows(database, ["FR0002,新茶壶,,茶具,,,600,4,,", "FR0004,伞,,出行,,,540,2,,"]);
      const after = await gifts();
      expect(after.map(({ code, name_zh }) => `${code} ${name_zh}`)).toEqual([
        "FR0001 烧杯马克杯",
        "FR0002 新茶壶",
        "FR0003 实验服",
        "FR0004 伞",
      ]);
      expect(after.slice(0, 3).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    });

    test("gifts in a file keep the English names of their types where a file gives none", async () => {
      await importRows(database, [MUG]);
      await importRows(database, [
        POT,
        "FR0004,伞,,出行,,,540,2,,",
        "FR0005,箱,,出行,Travel,,9,1,,",
      ]);
      expect(await types()).toEqual(["茶具 Tea ware", "出行 Travel"]);
    });

    test("gifts in a file are exactly the file when they are replaced, in its order and without unused types", async () => {
      await importRows(database, [MUG, POT, COAT]);
      await importRows(database, [COAT, "FR0004,伞,,出行,,,540,2,,"], { replaces: true });
      expect(await codes()).toEqual(["FR0003 1180 7", "FR0004 540 2"]);
      expect(await types()).toEqual(["服装 Clothes", "出行 出行"]);
      await importRows(database, ["FR0004,伞,,出行,,,540,2,,", COAT], { replaces: true });
      expect(await codes()).toEqual(["FR0004 540 2", "FR0003 1180 7"]);
    });

    test("gifts of invalid rows are reported and stay as they are", async () => {
      await importRows(database, [MUG, POT]);
      const report = await importRows(database, [
        "FR0001,烧杯马克杯,,茶具,,,0,86,,",
        "FR0003,实验服,Lab coat,服装,Clothes,,1180",
        COAT,
        `FR0004,"未闭合,,服装,,,1180,7,,`,
      ]);
      expect(report).toMatchObject({ isDone: true, rows: 4, badRows: 3, gifts: 1 });
      expect(report.problems.map(({ line, column }) => `${String(line)} ${column ?? ""}`)).toEqual([
        "2 grains",
        "3 ",
        "5 ",
      ]);
      expect(await codes()).toEqual(["FR0001 160 86", "FR0002 640 0", "FR0003 1180 7"]);
    });

    test("gifts in a file are unchanged without a valid row, with an invalid one in strict mode, and by a broken file", async () => {
      await importRows(database, [MUG]);
      const before = [await gifts(), await revision()];
      const bad = "FR0002,玻璃茶壶,,茶具,,,many,0,,";
      const replaces = { replaces: true };
      expect(await importRows(database, [bad], replaces)).toMatchObject({ isDone: false });
      expect(await importRows(database, [], replaces)).toMatchObject({ isDone: false, rows: 0 });
      expect(await importRows(database, [bad, COAT], { isStrict: true })).toMatchObject({
        isDone: false,
        badRows: 1,
        gifts: 1,
      });
      for (const text of [
        "",
        "gift_code,name_zh\nFR0002,壶\n",
        `${HEADER},礼品编号\n${COAT},x\n`,
      ]) {
        await expect(importText(database, text, replaces)).rejects.toThrow(UnreadableFile);
      }
      expect([await gifts(), await revision()]).toEqual(before);
    });

    test("gifts in a file raise the revision that caches check", async () => {
      await importRows(database, [MUG]);
      const before = Number(await revision());
      await importRows(database, [POT]);
      expect(Number(await revision())).toBe(before + 1);
    });

    test("the gifts can be imported from the template", async () => {
      const report = await importText(database, giftTemplateText());
      expect(report).toMatchObject({ isDone: true, problems: [], gifts: 2, unknownColumns: [] });
      expect((await gifts()).map(({ preferential_price }) => preferential_price)).toEqual([
        120,
        null,
      ]);
    });

    test("gifts of the demo are deleted with it, and those of the shop stay", async () => {
      const demo = (code: string) => ({
        code,
        name: { zh: code, en: code },
        type: { zh: "演示", en: "Demo" },
        specification: { zh: "", en: "" },
        note: { zh: "", en: "" },
        price: 20,
        preferentialPrice: null,
        stock: 1,
        isListed: true,
        drawings: [],
      });
      await database.transact((tx) => loadDemoGifts(tx, [demo("FR0001"), demo("FR0009")]));
      await importRows(database, [MUG, COAT]);
      await database.transact(deleteDemoGifts);
      expect(await codes()).toEqual(["FR0001 160 86", "FR0003 1180 7"]);
      expect(await types()).toEqual(["茶具 Tea ware", "服装 Clothes"]);
    });
  });

  describe("a running shop", () => {
    let shop: TestShop;
    let orchard: ReturnType<typeof orchardIn>;
    beforeEach(async () => {
      shop = await openShop(makePlace);
      orchard = orchardIn(shop.database, () => shop.clock.time);
      await orchard.clear();
    });
    afterEach(() => shop.close());

    const everything = { typeId: "", rangeId: "", most: null, page: 1, pageSize: 9 } as const;
    const found = async (keyword: string) => {
      const { data } = await shop.call(searchGifts, { ...everything, keyword });
      return data.gifts.map(({ giftCode, price }) => `${giftCode} ${String(price)}`);
    };

    test("a running shop finds and shows new gifts at once, and no more those that were taken off the shelves", async () => {
      expect(await found("茶壶")).toEqual([]);
      expect(await found("保温杯")).toEqual([`${giftCodes.flask} 100`]);
      await importRows(shop.database, [
        "FR0002,玻璃茶壶,Glass teapot,茶具,Tea ware,可直火加热,640,3,mug.svg,",
        `${giftCodes.flask},保温杯,,实验室用品,,,100,10,,1`,
      ]);
      expect(await found("茶壶")).toEqual(["FR0002 640"]);
      expect(await found("保温杯")).toEqual([]);
      expect((await shop.call(readGift, { giftCode: "FR0002" })).data).toMatchObject({
        name: "玻璃茶壶",
        typeName: "茶具",
        note: "<p>可直火加热</p>",
        drawings: [SVG],
      });
      expect((await shop.call(readGift, { giftCode: giftCodes.flask })).code).toBe(
        codes.giftDelisted,
      );
    });

    test("a running shop takes a stock as what lies on the shelf, of which paid orders keep theirs until they are shipped", async () => {
      const as = { token: await shop.logIn(customers.lin) };
      await orchard.give("lin", 5000);
      await orchard.put("lin", giftCodes.flask, 3);
      const { orderId } = (await shop.call(createGiftOrder, orderPlace, as)).data;
      const flask = `${giftCodes.flask},保温杯,,实验室用品,,,100,10,,`;
      await importRows(shop.database, [flask]);
      expect(await orchard.stockOf(giftCodes.flask)).toBe(10);
      await shop.call(payGiftOrder, { orderId }, as);
      await importRows(shop.database, [flask, COAT]);
      expect(await orchard.stockOf(giftCodes.flask)).toBe(7);
      expect(await orchard.stockOf("FR0003")).toBe(7);
      const step = { now: shop.clock.time, language: "zh" } as const;
      const parcel = { orderId, expressCompany: "顺丰", expressNumber: "SF1" };
      await shop.database.transact(async (tx) => {
        await confirmGifts(tx, orderId, step);
        await shipGifts(tx, parcel, step);
      });
      await importRows(shop.database, [flask]);
      expect(await orchard.stockOf(giftCodes.flask)).toBe(10);
    });

    test("a running shop does not take another gift for one that was ordered and deleted", async () => {
      const as = { token: await shop.logIn(customers.lin) };
      await orchard.give("lin", 5000);
      await orchard.put("lin", giftCodes.last, 1);
      const { orderId } = (await shop.call(createGiftOrder, orderPlace, as)).data;
      const flask = `${giftCodes.flask},保温杯,,实验室用品,,,100,10,,`;
      await importRows(shop.database, [flask], { replaces: true });
      await importRows(shop.database, [COAT]);
      expect((await shop.call(payGiftOrder, { orderId }, as)).code).not.toBe(codes.success);
      expect(await orchard.stockOf("FR0003")).toBe(7);
      const { lines } = (await shop.call(readGiftOrder, { orderId }, as)).data;
      expect(lines).toMatchObject([{ giftCode: giftCodes.last, name: "雨伞", drawing: "" }]);
    });
  });
});

describe("a row of gifts", () => {
  let database: Database;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ database, remove } = await openFresh(freshFolder));
    const files: Record<string, string | Buffer> = {
      "script.svg": SVG.replace("<path", "<script>alert(1)</script><path"),
      "click.svg": SVG.replace("<path", '<path onclick="alert(1)"'),
      "glued.svg": SVG.replace("<path", '<path fill=""onload="alert(1)"'),
      "slash.svg": SVG.replace("<path", '<path/onload="alert(1)" x="1"'),
      "bare.svg": SVG.replace("<path", "<path fill=red"),
      "deep.svg": SVG.replace("<path", `${"<g>".repeat(500)}${"</g>".repeat(500)}<path`),
      "style.svg": SVG.replace("<path", "<style>path{stroke:red}</style><path"),
      "class.svg": SVG.replace("<path", '<path class="a"'),
      "image.svg": SVG.replace("<path", '<image href="//a.example/x.png"/><path'),
      "url.svg": SVG.replace("<path", '<path fill="url(//a.example/p)"'),
      "entity.svg": `<!DOCTYPE svg [<!ENTITY a "b">]>${SVG}`,
      "nosize.svg": SVG.replace(' viewBox="0 0 9 9"', ' width="100%"'),
      "text.svg": "a mug",
      "html.svg": "<html><svg viewBox='0 0 9 9'></svg></html>",
      "cut.svg": SVG.replace("</svg>", ""),
      "empty.svg": "",
      "bytes.svg": Buffer.from([0x3c, 0x73, 0x76, 0x67, 0xff]),
      "large.svg": SVG.replace("<path", `${"<path d='M0 0'/>".repeat(4000)}<path`),
    };
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(join(folder, name), content);
    }
  });
  afterAll(() => remove());

  const drawing = "which is all that the shop shows";
  test.each<[string, string, string, string]>([
    ["without a code", ",杯,,茶具,,,160,1,,", "gift_code", "is empty"],
    ["with a code of other letters", "杯1,杯,,茶具,,,160,1,,", "gift_code", "must begin with"],
    ["without a name", "FR1,,Mug,茶具,,,160,1,,", "name_zh", "is empty"],
    ["without a type", "FR1,杯,,,Tea,,160,1,,", "type_zh", "is empty"],
    ["without a price", "FR1,杯,,茶具,,,,1,,", "grains", "is empty"],
    ["that costs nothing", "FR1,杯,,茶具,,,0,1,,", "grains", "whole number of grains from 1"],
    ["with part of a grain", "FR1,杯,,茶具,,,1.5,1,,", "grains", "whole number of grains"],
    ["with a negative price", "FR1,杯,,茶具,,,-160,1,,", "grains", "whole number of grains"],
    ["with a price in words", "FR1,杯,,茶具,,,160麦粒,1,,", "grains", "whole number of grains"],
    ["beyond the highest price", "FR1,杯,,茶具,,,1000001,1,,", "grains", "to 1000000"],
    ["with part of a gift in stock", "FR1,杯,,茶具,,,160,1.5,,", "stock", "not a whole number"],
    ["with a negative stock", "FR1,杯,,茶具,,,160,-1,,", "stock", "not a whole number"],
    ["with a long name", `FR1,${"杯".repeat(301)},,茶具,,,160,1,,`, "name_zh", "is too long"],
    ["with a long note", `FR1,杯,,茶具,,${"好".repeat(20_001)},160,1,,`, "note_zh", "is too long"],
    ["with a formula as name", "FR1,=A1,,茶具,,,160,1,,", "name_zh", "formula of a spreadsheet"],
    ["with a formula's error", "FR1,杯,,茶具,,,#REF!,1,,", "grains", "formula of a spreadsheet"],
    ["with control characters", "FR1,杯\u{7},,茶具,,,160,1,,", "name_zh", "cannot be shown"],
    ["with an unclear mark", "FR1,杯,,茶具,,,160,1,,maybe", "delisted", "must be 1 or 0"],
    [
      "with a picture that is not there",
      "FR1,杯,,茶具,,,160,1,cup.svg,",
      "pictures",
      '"cup.svg" is not in the folder',
    ],
    [
      "with a second picture that is not there",
      "FR1,杯,,茶具,,,160,1,mug.svg;cup.svg,",
      "pictures",
      '"cup.svg" is not',
    ],
    ["with a film", "FR1,杯,,茶具,,,160,1,mug.gif,", "pictures", "not that of a picture"],
    [
      "with a picture in another folder",
      "FR1,杯,,茶具,,,160,1,../mug.svg,",
      "pictures",
      "not that of a picture",
    ],
    [
      "with an address as picture",
      "FR1,杯,,茶具,,,160,1,https://a.example/m.svg,",
      "pictures",
      "not that of a picture",
    ],
    [
      "with seven pictures",
      "FR1,杯,,茶具,,,160,1,1.svg;2.svg;3.svg;4.svg;5.svg;6.svg;7.svg,",
      "pictures",
      "more than six",
    ],
    ["with a picture of text", "FR1,杯,,茶具,,,160,1,text.svg,", "pictures", "not an SVG picture"],
    [
      "with a picture within HTML",
      "FR1,杯,,茶具,,,160,1,html.svg,",
      "pictures",
      "not an SVG picture",
    ],
    ["with half a picture", "FR1,杯,,茶具,,,160,1,cut.svg,", "pictures", "not an SVG picture"],
    ["with an empty picture", "FR1,杯,,茶具,,,160,1,empty.svg,", "pictures", "not an SVG picture"],
    [
      "with a picture of other bytes",
      "FR1,杯,,茶具,,,160,1,bytes.svg,",
      "pictures",
      "not an SVG picture in UTF-8",
    ],
    ["with a large picture", "FR1,杯,,茶具,,,160,1,large.svg,", "pictures", "larger than 50 kB"],
    [
      "with a picture without a size",
      "FR1,杯,,茶具,,,160,1,nosize.svg,",
      "pictures",
      "does not state its size",
    ],
    ["with a picture that has a script", "FR1,杯,,茶具,,,160,1,script.svg,", "pictures", drawing],
    ...["glued", "slash", "bare", "deep"].map((name): [string, string, string, string] => [
      `with the picture ${name}.svg`,
      `FR1,杯,,茶具,,,160,1,${name}.svg,`,
      "pictures",
      drawing,
    ]),
    [
      "with a picture that reacts to clicks",
      "FR1,杯,,茶具,,,160,1,click.svg,",
      "pictures",
      drawing,
    ],
    ["with a picture that has styles", "FR1,杯,,茶具,,,160,1,style.svg,", "pictures", drawing],
    ["with a picture that has classes", "FR1,杯,,茶具,,,160,1,class.svg,", "pictures", drawing],
    ["with a picture that loads another", "FR1,杯,,茶具,,,160,1,image.svg,", "pictures", drawing],
    ["with a picture that loads a pattern", "FR1,杯,,茶具,,,160,1,url.svg,", "pictures", drawing],
    [
      "with a picture that declares entities",
      "FR1,杯,,茶具,,,160,1,entity.svg,",
      "pictures",
      "not an SVG picture",
    ],
  ])("a row of gifts %s is reported", async (_, row, column, reason) => {
    const { problems, isDone } = await importRows(database, [row]);
    expect(isDone).toBe(false);
    expect(problems).toMatchObject([{ line: 2, column }]);
    expect(problems[0]?.reason).toContain(reason);
  });

  test("a row of gifts with the code of an earlier one is reported", async () => {
    const { problems, gifts } = await importRows(database, [COAT, POT, COAT]);
    expect(gifts).toBe(2);
    expect(problems).toMatchObject([
      { line: 4, column: "gift_code", reason: '"FR0003" is already in line 2' },
    ]);
  });

  test("a row of gifts that calls its type otherwise in English is reported", async () => {
    const { problems } = await importRows(database, [MUG, "FR0002,壶,,茶具,Tea things,,640,0,,"]);
    expect(problems).toMatchObject([
      { line: 3, column: "type_en", reason: '"Tea things" is called "Tea ware" in line 2' },
    ]);
  });

  test("a row of gifts has all its problems reported", async () => {
    const { problems } = await importRows(database, [",,,茶具,,,0,x,a.svg; b.svg,?"]);
    expect(problems.map(({ column }) => column)).toEqual([
      "gift_code",
      "name_zh",
      "grains",
      "stock",
      "delisted",
      "pictures",
      "pictures",
    ]);
  });
});
