import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readOrchard } from "@reagent/api/contract/gift";
import { readHeader, readHome } from "@reagent/api/contract/home";
import { listProductLines } from "@reagent/api/contract/product-line";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onEachDatabase } from "../../testing/databases.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";
import { withFiles } from "../../testing/with-files.ts";
import { importCatalogue } from "../import.ts";
import { importContent } from "./import-content.ts";

const SVG = '<svg viewBox="0 0 9 9" stroke="currentColor"><path d="M0 0h9"/></svg>';
/** The least PNG. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const BANNERS =
  "note_zh,note_en,subject_zh,subject_en,action_zh,action_en,link,picture,alt_zh,alt_en";
const SOLVENTS = "溶剂,Solvents,无水溶剂,Dry solvents,查看,See,/search/THF,pictures/flask.svg,,";
const LABORATORY =
  ",,新实验室,A new laboratory,,,https://lab.example/a,pictures/lab.png,通风柜,Fume hoods";
const LINES = "name_zh,name_en,tagline_zh,tagline_en,description_zh,description_en,picture";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  write("pictures/flask.svg", SVG);
  write("pictures/lab.png", PNG);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, content: string | Buffer) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
};
const writeNotice = (id: number, date: string) => {
  for (const [language, title] of [
    ["zh", `公告 ${id}`],
    ["en", `Notice ${id}`],
  ]) {
    const head = `id: ${id}\ntype: notice\nlanguage: ${language}\ndate: ${date}\ntitle: ${title}`;
    write(`notice/${id}.${language}.md`, `---\n${head}\n---\n\n见[支付](/search/a)。\n`);
  }
};

onEachDatabase((makePlace) => {
  describe("banners, notices and product lines of a content folder", () => {
    let shop: TestShop;
    beforeAll(async () => {
      shop = await openShop(makePlace);
    });
    afterAll(() => shop.close());

    const get = (url: string) => shop.server.inject({ method: "GET", url });
    const bringIn = (options = {}) => importContent(shop, folder, options);
    const home = async () => (await shop.call(readHome, {})).data;
    const orchardBanners = async () => {
      const all = { typeId: "", rangeId: "", most: null, keyword: "", page: 1, pageSize: 10 };
      return (await shop.call(readOrchard, all)).data.banners;
    };
    const lines = async () => (await shop.call(listProductLines, {})).data.lines;
    const problems = async () =>
      (await bringIn({ isCheck: true })).verdicts.filter((verdict) => verdict.problems.length > 0);

    test("the import of content shows the rows of banners.csv on the home page, with drawings and photographs", async () => {
      write("banners.csv", `${BANNERS}\n${SOLVENTS}\n${LABORATORY}\n`);
      expect(await bringIn()).toMatchObject({ entries: 2, isDone: true });
      const { banners } = await home();
      expect(banners).toMatchObject([
        { subject: "无水溶剂", note: "溶剂", action: "查看", link: "/search/THF", drawing: SVG },
        { subject: "新实验室", action: "", link: "https://lab.example/a", alt: "通风柜" },
      ]);
      const address = banners[1]?.drawing ?? "";
      expect(address).toMatch(/^\/pictures\/files\/[0-9a-f]{32}-1$/u);
      const file = await get(address);
      expect(file.headers["content-type"]).toBe("image/png");
      expect(file.headers["cache-control"]).toContain("immutable");
      expect(file.rawPayload.equals(PNG)).toBe(true);
      expect((await get(address.replace(/[0-9a-f]{32}/u, "0".repeat(32)))).statusCode).toBe(404);
    });

    test("the import of content shows a drawing or photograph that several banners have", async () => {
      const other = LABORATORY.replace("新实验室", "老实验室");
      write("banners.csv", [BANNERS, SOLVENTS, SOLVENTS, LABORATORY, other].join("\n"));
      expect(await bringIn()).toMatchObject({ isDone: true });
      const drawings = (await home()).banners.map(({ drawing }) => drawing);
      expect(drawings.slice(0, 2)).toEqual([SVG, SVG]);
      expect(drawings[2]).toMatch(/^\/pictures\/files\//u);
      expect(drawings[3]).toBe(drawings[2]);
    });

    test("the import of content replaces banners by those of the file, and deletes the photographs that nothing shows", async () => {
      write("banners.csv", `${BANNERS}\n${LABORATORY}\n`);
      await bringIn();
      const { drawing = "" } = (await home()).banners[0] ?? {};
      write("banners.csv", `${BANNERS}\n${SOLVENTS}\n`);
      await bringIn();
      expect((await home()).banners.map(({ subject }) => subject)).toEqual(["无水溶剂"]);
      expect((await get(drawing)).statusCode).toBe(404);
      rmSync(join(folder, "banners.csv"));
      writeNotice(900, "2026-11-02");
      await bringIn();
      expect((await home()).banners).toHaveLength(1);
      await bringIn({ replaces: true });
      expect((await home()).banners).toEqual([]);
    });

    test("the import of content shows photographs that an earlier version stored in the database as files, and their addresses stay until nothing shows them", async () => {
      const former = "/pictures/content/content-0123.png";
      write("banners.csv", `${BANNERS}\n${SOLVENTS}\n`);
      write("orchard-banners.csv", `${BANNERS}\n${SOLVENTS}\n`);
      await bringIn();
      await shop.database.transact(async (tx) => {
        const name = "content-0123.png";
        const content = PNG.toString("base64");
        await tx.insertInto("pictures").values({ name, markup: former }).execute();
        await tx
          .insertInto("picture_files")
          .values({ name, media_type: "image/png", content })
          .execute();
        await tx.updateTable("banners").set({ picture: name }).execute();
        await tx.updateTable("orchard_banners").set({ drawing: former }).execute();
      });
      expect((await get(former)).rawPayload.equals(PNG)).toBe(true);
      rmSync(join(folder, "banners.csv"));
      rmSync(join(folder, "orchard-banners.csv"));
      writeNotice(903, "2026-11-01");
      await bringIn();
      const [banner] = (await home()).banners;
      expect(banner?.drawing).toMatch(/^\/pictures\/files\//u);
      expect((await orchardBanners())[0]?.drawing).toBe(banner?.drawing);
      for (const address of [banner?.drawing ?? "", former])
        expect((await get(address)).rawPayload.equals(PNG)).toBe(true);
      write("banners.csv", `${BANNERS}\n${SOLVENTS}\n`);
      write("orchard-banners.csv", `${BANNERS}\n${SOLVENTS}\n`);
      await bringIn();
      for (const address of [banner?.drawing ?? "", former])
        expect((await get(address)).statusCode).toBe(404);
    });

    test.each([
      ["a picture that is not there", SOLVENTS.replace("flask", "none"), /^picture: .*not there/u],
      ["another kind of picture", SOLVENTS.replace(".svg", ".gif"), /^picture: .*is none of/u],
      [
        "a picture that is not what its name says",
        SOLVENTS.replace("flask.svg", "text.png"),
        /^picture: .*is not what its name says/u,
      ],
      [
        "a drawing with a script",
        SOLVENTS.replace("flask", "script"),
        /^picture: .*has more than lines/u,
      ],
      ["a button in one language", SOLVENTS.replace("See", ""), /^action_en: is empty/u],
      [
        "an address that the shop lacks",
        SOLVENTS.replace("search", "find"),
        /leads nowhere: \/find/u,
      ],
    ])("the import of content changes nothing where a banner has %s", async (_, row, problem) => {
      write("pictures/text.png", SVG);
      write("pictures/script.svg", SVG.replace("<path", "<script>alert(1)</script><path"));
      write("banners.csv", `${BANNERS}\n${SOLVENTS}\n${row}\n`);
      const before = (await home()).banners;
      const report = await bringIn({ addresses: ["/search/:id"] });
      expect(report.isDone).toBe(false);
      expect(report.verdicts.at(-1)).toEqual({
        file: "banners.csv, line 3",
        problems: [expect.stringMatching(problem)],
      });
      expect((await home()).banners).toEqual(before);
    });

    test("the import of content reports links to parts that the shop does without", async () => {
      write("banners.csv", `${BANNERS}\n${SOLVENTS.replace("/search/THF", "/job/detail/7")}\n`);
      const { verdicts } = await bringIn({ isCheck: true, absentParts: ["jobs"] });
      expect(verdicts).toEqual([
        { file: "banners.csv, line 2", problems: ["a link that leads nowhere: /job/detail/7"] },
      ]);
    });

    test("the import of content shows the newest notice, and deletes those that a folder does not have with --replace", async () => {
      writeNotice(901, "2026-11-03");
      writeNotice(902, "2026-11-05");
      expect(await bringIn()).toMatchObject({ entries: 2, isDone: true });
      writeNotice(901, "2026-11-04");
      await bringIn();
      expect((await home()).noticeBoard).toEqual({
        subject: "公告 902",
        content: '<p>见<a href="/search/a">支付</a>。</p>',
      });
      rmSync(join(folder, "notice"), { recursive: true });
      writeNotice(901, "2026-11-04");
      await bringIn({ replaces: true });
      expect((await home()).noticeBoard.subject).toBe("公告 901");
    });

    test("the import of content shows the rows of orchard-banners.csv in the orchard", async () => {
      write("orchard-banners.csv", `${BANNERS}\n${LABORATORY}\n`);
      await bringIn();
      const banners = await orchardBanners();
      expect(banners).toMatchObject([{ subject: "新实验室", alt: "通风柜" }]);
      expect((await get(banners[0]?.drawing ?? "")).statusCode).toBe(200);
    });

    test("the import of content gives a product line its texts by its Chinese name, adds others, and puts them first", async () => {
      write("product-lines.csv", `${LINES}\n空产品线,Empty line,,,,,\n`);
      await bringIn();
      write(
        "product-lines.csv",
        `${LINES}\n冷链试剂,Chilled reagents,,,,,pictures/lab.png\n高纯溶剂,High-purity solvents,逐批,By batch,"一段\n\n- 一条","Text",pictures/flask.svg\n`,
      );
      const { emptySections } = (await shop.call(readHeader, {})).data;
      expect(emptySections).toContain("culture");
      expect(emptySections).not.toContain("product-lines");
      const solvents = (await lines()).find(({ name }) => name === "高纯溶剂");
      expect(await bringIn()).toMatchObject({ entries: 2, isDone: true });
      const shown = await lines();
      expect(shown.map(({ name }) => name)).toEqual(["冷链试剂", "高纯溶剂", "空产品线"]);
      expect(shown[1]).toMatchObject({ id: solvents?.id, claim: "逐批", drawing: SVG });
      expect(shown[1]?.description).toMatch(/^<p>一段<\/p>\s*<ul>/u);
      write("product-lines.csv", `${LINES}\n冷链试剂,Chilled reagents,,,,,\n`);
      await bringIn();
      expect((await lines())[1]).toMatchObject({ name: "高纯溶剂", claim: "逐批" });
      await bringIn({ replaces: true });
      expect((await lines()).map(({ name, claim }) => [name, claim])).toEqual([
        ["冷链试剂", ""],
        ["高纯溶剂", ""],
      ]);
    });

    test("the import of content reports a product line that is there twice, and raw HTML in its description", async () => {
      write("product-lines.csv", `${LINES}\n酸,Acids,,,<b>x</b>,y,\n酸,Acids,,,,,\n`);
      expect(await problems()).toEqual([
        {
          file: "product-lines.csv, line 2",
          problems: [expect.stringMatching(/^description_zh: raw HTML: <b>/u), expect.anything()],
        },
        { file: "product-lines.csv, line 3", problems: ["name_zh: is in a row above"] },
      ]);
    });

    test("the import of content keeps the shop's own, and deletes the demo's, when goods replace the demo's", async () => {
      const insertDemo = { is_demo: 1 as const };
      write("banners.csv", `${BANNERS}\n${LABORATORY}\n`);
      write("orchard-banners.csv", `${BANNERS}\n${SOLVENTS}\n`);
      write(
        "product-lines.csv",
        `${LINES}\n高纯溶剂,High-purity solvents,逐批,By batch,,,pictures/flask.svg\n演示线,Demo line,演示,Demo,,,\n`,
      );
      writeNotice(910, "2026-11-06");
      writeNotice(911, "2026-11-07");
      await bringIn({ replaces: true });
      await shop.database.transact(async (tx) => {
        await tx.updateTable("notices").set(insertDemo).where("id", "=", 911).execute();
        await tx
          .updateTable("product_lines")
          .set(insertDemo)
          .where("name_zh", "=", "演示线")
          .execute();
      });
      write(
        "goods.csv",
        "item_code,name_zh,pack,list_price,product_line_zh\nE100001,乙醇,500mL,50,高纯溶剂；醇类\n",
      );
      await shop.database.transact((tx) =>
        tx.insertInto("pictures").values({ name: "of-the-demo", markup: "<svg/>" }).execute(),
      );
      const path = join(folder, "goods.csv");
      await importCatalogue(withFiles(shop.database, folder), path, {
        draw: () => "",
        replaces: true,
      });
      const gone = shop.database.read
        .selectFrom("pictures")
        .select("name")
        .where("name", "=", "of-the-demo");
      expect(await gone.execute()).toEqual([]);
      const { banners, noticeBoard } = await home();
      expect(banners.map(({ subject }) => subject)).toEqual(["新实验室"]);
      expect((await get(banners[0]?.drawing ?? "")).statusCode).toBe(200);
      expect(noticeBoard.subject).toBe("公告 910");
      expect(await lines()).toMatchObject([
        { name: "高纯溶剂", claim: "逐批", drawing: SVG },
        { name: "醇类", claim: "" },
      ]);
      await shop.database.transact((tx) => tx.updateTable("banners").set(insertDemo).execute());
      await importCatalogue(withFiles(shop.database, folder), path, {
        draw: () => "",
        replaces: true,
      });
      expect((await home()).banners).toEqual([]);
    });
  });
});
