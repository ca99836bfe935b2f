import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { listArticles, readActivity, readArticle } from "@reagent/api/contract/article";
import { listBranches } from "@reagent/api/contract/branch";
import { listJobs } from "@reagent/api/contract/job";
import { readPage } from "@reagent/api/contract/page";
import { listPaperWinners, readAward } from "@reagent/api/contract/paper-award";
import { readProduct } from "@reagent/api/contract/product";
import { readTerms } from "@reagent/api/contract/registration";
import { USUAL_AWARD } from "@reagent/api/contract/usual-award";
import { TERMS_PAGE } from "@reagent/domain/content-page";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CommandError } from "../../settings/command-line.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { pngOf } from "../../testing/image.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";
import { importCatalogue } from "../import.ts";
import { importContent } from "./import-content.ts";
import { readContentFolder } from "./read-folder.ts";

const NOBODY = 65_534;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, content: string | Buffer) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
};

/** One white dot. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==",
  "base64",
);

interface Written {
  readonly id?: number | string;
  readonly type?: string;
  readonly fields?: readonly string[];
  readonly zh?: string;
  readonly en?: string;
}

/** Writes both files of an entry. */
const writeEntry = (
  name: string,
  { id = 9001, type = "news", fields = [], zh = "正文", en = "Text" }: Written = {},
) => {
  for (const [language, text] of Object.entries({ zh, en })) {
    const head = [`id: ${id}`, `type: ${type}`, `language: ${language}`, "date: 2026-11-01"];
    const title = `title: ${language === "zh" ? "标题" : "Title"} ${id}`;
    write(
      `${name}.${language}.md`,
      `---\n${[...head, title, ...fields].join("\n")}\n---\n\n${text}\n`,
    );
  }
};

const problemsOf = (file: string) =>
  readContentFolder(folder).verdicts.find((verdict) => verdict.file === file)?.problems;

describe("a folder of content", () => {
  test("a folder of content gives HTML, a summary from the first paragraph, and the images in its texts", () => {
    write("pictures/dot.svg", "<svg/>");
    writeEntry("news/one", { zh: "**要**点\n\n## 节\n\n![点](../pictures/dot.svg)" });
    const { content, verdicts } = readContentFolder(folder);
    expect(verdicts.every(({ problems }) => problems.length === 0)).toBe(true);
    expect(content.articles).toMatchObject([
      { id: 9001, kind: "news", summary: { zh: "要点", en: "Text" }, isTop: false },
    ]);
    const [image, ...more] = content.images;
    expect(more).toEqual([]);
    expect(image).toMatchObject({ mediaType: "image/svg+xml", bytes: Buffer.from("<svg/>") });
    expect(content.articles[0]?.content.zh).toContain(
      `<img src="/pictures/files/${image?.name}" alt="点" />`,
    );
  });

  test("a folder of content gives the images in its texts at the widths of screens", () => {
    write("pictures/wide.png", pngOf(200, 100));
    writeEntry("news/one", { zh: "![宽](../pictures/wide.png)" });
    const { content } = readContentFolder(folder);
    const [image] = content.images;
    const path = `/pictures/files/${image?.name.replace(/-200$/u, "")}`;
    expect(content.articles[0]?.content.zh).toContain(
      `srcset="${path}-160 160w, ${path}-200 200w" sizes="min(100vw, 588px, 200px)"`,
    );
  });

  test.each([
    ["raw HTML", "a line<br>", /^raw HTML: <br>/u],
    ["a script", "<script>alert(1)</script>", /^raw HTML: <script>/u],
    ["a link to a script", "[x](javascript:alert(1))", /neither a path of the shop nor/u],
    ["a link with the language", "[x](/en/news)", /with the language/u],
    ["a picture that is not there", "![x](none.png)", /none\.png is not there/u],
    ["a picture outside of the folder", "![x](../../../etc/hosts.png)", /is not/u],
    ["a picture of an unknown kind", "![x](/etc/passwd)", /is none of/u],
    ["a heading of the first level", "# Title", /first level/u],
    ["a thousand quotes in one another", `${">".repeat(1000)} a`, /too many levels/u],
    ["a hundred lists in one another", `${"- ".repeat(100)}a`, /too many levels/u],
    [
      "lists in one another over lines",
      Array.from({ length: 100 }, (_, at) => `${"  ".repeat(at)}- a`).join("\n"),
      /too many levels/u,
    ],
    ["no text", "", /there is no text/u],
  ])("a folder of content reports %s, and does not show the entry", (_, zh, problem) => {
    writeEntry("news/one", { zh });
    expect(problemsOf("news/one.zh.md")).toEqual([expect.stringMatching(problem)]);
    expect(readContentFolder(folder).content.articles).toEqual([]);
  });

  test.each(["\r\n", "\r"])("a folder of content reads a file whose lines end with %j", (end) => {
    writeEntry("news/one");
    const file = join(folder, "news/one.zh.md");
    writeFileSync(file, readFileSync(file, "utf8").replaceAll("\n", end));
    expect(problemsOf("news/one.zh.md")).toEqual([]);
  });

  test("a folder of content reports an id that occurs twice in each of its files", () => {
    writeEntry("news/one");
    writeEntry("article/two", { type: "article" });
    for (const file of ["news/one.zh.md", "article/two.en.md"]) {
      expect(problemsOf(file)?.[0]).toBe("article 9001: has 2 files in zh");
    }
  });

  test("a folder of content reports a missing language, front matter that is no YAML, and text that is not UTF-8", () => {
    writeEntry("one");
    rmSync(join(folder, "one.en.md"));
    write("two.md", "---\nid: [\n---\ntext");
    write("three.md", "no front matter");
    writeFileSync(join(folder, "four.md"), Buffer.from([0x2d, 0xff, 0xfe]));
    expect(problemsOf("one.zh.md")).toEqual(["article 9001: has no file in en"]);
    expect(problemsOf("two.md")?.[0]).toMatch(/^the front matter is no YAML/u);
    expect(problemsOf("three.md")?.[0]).toMatch(/^begins with no front matter/u);
    expect(problemsOf("four.md")).toEqual(["is not UTF-8"]);
  });

  test("a folder of content refuses a folder that is not there, and a file in its place", () => {
    expect(() => readContentFolder(join(folder, "none"))).toThrow(CommandError);
    write("file.md", "text");
    expect(() => readContentFolder(join(folder, "file.md"))).toThrow(CommandError);
  });

  test("a folder of content refuses a folder without rights", () => {
    chmodSync(folder, 0);
    // Root may read every folder, so another user does.
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) process.seteuid?.(NOBODY);
    try {
      expect(() => readContentFolder(folder)).toThrow(CommandError);
    } finally {
      if (isRoot) process.seteuid?.(0);
      chmodSync(folder, 0o700);
    }
  });
});

onEachDatabase((makePlace) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(makePlace);
  });
  afterAll(() => shop.close());

  const query = { type: "news", pageSize: 10, page: 1, search: "", keyword: "" } as const;
  const newsIds = async () =>
    (await shop.call(listArticles, query)).data.rows.map(({ id }) => id).toSorted();

  test("adds entries to a running shop, replaces known ones, and the same again changes nothing", async () => {
    const before = await newsIds();
    writeEntry("news/one");
    writeEntry("help/howorder", { type: "page", id: "howorder", fields: ["summary: S"] });
    writeEntry("job/one", {
      type: "job",
      fields: ["summary: S", "place: P", "team: T", "until: 2000-01-01"],
    });
    for (const zh of ["正文", "新的正文", "新的正文"]) {
      writeEntry("news/one", { zh });
      const report = await importContent(shop, folder);
      expect(report).toMatchObject({ entries: 3, isDone: true });
      expect(await newsIds()).toEqual([...before, "9001"].toSorted());
      const { data } = await shop.call(readArticle, { type: "news" as const, id: "9001" });
      expect(data.content).toBe(`<p>${zh}</p>`);
    }
    expect(
      (await shop.call(readPage, { code: "howorder" as const, version: "" })).data.content,
    ).toBe("<p>正文</p>");
    // The last day to apply is over.
    expect((await shop.call(listJobs, { pageSize: 10, page: 1 })).data.total).toBe(0);
  });

  test("the import of content changes nothing where one file is wrong, or where it only checks", async () => {
    const before = await newsIds();
    writeEntry("news/two", { id: 9002 });
    expect((await importContent(shop, folder, { isCheck: true })).isDone).toBe(false);
    writeEntry("news/three", { id: 9003, zh: "<b>x</b>" });
    expect((await importContent(shop, folder)).isDone).toBe(false);
    expect(await newsIds()).toEqual(before);
  });

  test("the import of content finds links to entries, products and addresses that are not there", async () => {
    writeEntry("news/one", {
      zh: "[a](/news/detail/9001) [b](/news/detail/1) [p](/html/pay) [c](/products/E100001) [d](/search/x?page=2)",
    });
    const addresses = ["/search/:id", "/news"];
    const good = await importContent(shop, folder, { isCheck: true, addresses });
    expect(good.verdicts.flatMap(({ problems }) => problems)).toEqual([]);
    writeEntry("news/one", {
      zh: "[a](/news/detail/987) [b](/info/core) [c](/products/X1) [d](/searches)",
    });
    const dead = await importContent(shop, folder, { isCheck: true, addresses });
    expect(dead.verdicts.find(({ file }) => file === "news/one.zh.md")?.problems).toEqual([
      "a link that leads nowhere: /news/detail/987",
      "a link that leads nowhere: /info/core",
      "a link that leads nowhere: /products/X1",
      "a link that leads nowhere: /searches",
    ]);
  });

  test("the import of content shows photographs as the pictures of articles and activities, and says what they show", async () => {
    write("pictures/store.png", PNG);
    const picture = "picture: ../pictures/store.png";
    const write9 = (alt: Readonly<Record<"zh" | "en", readonly string[]>>) => {
      for (const [type, id, fields] of [
        ["news", 9101, []],
        ["activity", 9102, ["summary: S", "link: /news"]],
      ] as const) {
        writeEntry(`${type}/pictured`, { id, type, fields: [...fields, picture, ...alt.zh] });
        const zh = readFileSync(join(folder, `${type}/pictured.zh.md`));
        writeEntry(`${type}/pictured`, { id, type, fields: [...fields, picture, ...alt.en] });
        write(`${type}/pictured.zh.md`, zh);
      }
    };
    write9({ zh: ["alt: 新仓库"], en: ["alt: The new store"] });
    expect((await importContent(shop, folder)).isDone).toBe(true);
    const news = { type: "news", id: "9101" } as const;
    const shown = [
      (await shop.call(readArticle, news)).data,
      (await shop.call(readActivity, { id: "9102" }, { language: "en" })).data,
    ];
    expect(shown.map(({ alt }) => alt)).toEqual(["新仓库", "The new store"]);
    for (const { drawing } of shown) {
      const { rawPayload, headers } = await shop.server.inject({ method: "GET", url: drawing });
      expect(rawPayload.equals(PNG)).toBe(true);
      expect(headers["content-type"]).toBe("image/png");
    }
    write9({ zh: [], en: [] });
    await importContent(shop, folder);
    expect((await shop.call(readArticle, news)).data.alt).toBe("");
  });

  test("the images in texts are files of the shop, which an import of goods keeps, and go with the last text that shows them", async () => {
    const bytes = Buffer.concat([PNG, Buffer.from("another")]);
    write("pictures/store.png", bytes);
    const withImage = { id: 9103, zh: "![仓库](../pictures/store.png)" };
    writeEntry("news/shown", withImage);
    writeEntry("job/shown", {
      ...withImage,
      type: "job",
      fields: ["summary: S", "place: P", "team: T"],
    });
    await importContent(shop, folder);
    const { content } = (await shop.call(readArticle, { type: "news" as const, id: "9103" })).data;
    const [, address = ""] = /src="([^"]+)"/u.exec(content) ?? [];
    const get = () => shop.server.inject({ method: "GET", url: address });
    expect((await get()).rawPayload.equals(bytes)).toBe(true);
    const goods = join(folder, "goods.csv");
    writeFileSync(goods, "item_code,name_zh,pack,list_price,picture\nB100900,杯,1EA,9,\n");
    await importCatalogue(shop, goods, { draw: () => "" });
    rmSync(goods);
    expect((await get()).statusCode).toBe(200);
    writeEntry("news/shown", { id: 9103 });
    await importContent(shop, folder);
    expect((await get()).statusCode).toBe(200);
    writeEntry("job/shown", {
      id: 9103,
      type: "job",
      fields: ["summary: S", "place: P", "team: T"],
    });
    await importContent(shop, folder);
    expect((await get()).statusCode).toBe(404);
  });

  test("the terms of use stay the same where an earlier version stored their images within the text", async () => {
    write("pictures/seal.png", pngOf(200, 100));
    const writeTerms = (alt: string) =>
      writeEntry("help/terms", {
        type: "page",
        id: TERMS_PAGE,
        fields: ["summary: S"],
        zh: `![${alt}](../pictures/seal.png)`,
      });
    writeTerms("印章");
    expect((await importContent(shop, folder)).isDone).toBe(true);
    const stored = shop.database.read.selectFrom("terms_versions").where("day", "=", "2026-11-01");
    const asNow = await stored.select("content_zh").executeTakeFirstOrThrow();
    expect(asNow.content_zh).toContain("srcset");
    const asData = '<p><img src="data:image/png;base64,AAAA" alt="印章" /></p>';
    await shop.database.transact((tx) =>
      tx
        .updateTable("terms_versions")
        .set({ content_zh: asData })
        .where("day", "=", "2026-11-01")
        .execute(),
    );
    writeTerms("另一枚印章");
    expect((await importContent(shop, folder)).isDone).toBe(false);
    writeTerms("印章");
    expect((await importContent(shop, folder)).isDone).toBe(true);
    expect(await stored.select("content_zh").executeTakeFirstOrThrow()).toEqual(asNow);
    await shop.database.transact(async (tx) => {
      await tx.deleteFrom("terms_versions").where("day", "=", "2026-11-01").execute();
      await tx.deleteFrom("pages").where("code", "=", TERMS_PAGE).execute();
    });
  });

  const HEADER = "title_zh,title_en,address_zh,address_en,phone,email,longitude,latitude";
  const SUZHOU = "苏州办事处,Suzhou office,示例路 1 号,1 Example Road,0512-0000,,120.6,31.3";
  const branchTitles = async () =>
    (await shop.call(listBranches, {})).data.branches.map(({ title }) => title);

  test("the import of content replaces the branches by the rows of branches.csv, and leaves them without the file", async () => {
    writeEntry("news/one");
    write("branches.csv", `${HEADER}\n${SUZHOU}\n`);
    const report = await importContent(shop, folder);
    expect(report).toMatchObject({ entries: 2, isDone: true });
    expect(report.verdicts.at(-1)).toEqual({ file: "branches.csv, line 2", problems: [] });
    expect(await branchTitles()).toEqual(["苏州办事处"]);
    rmSync(join(folder, "branches.csv"));
    await importContent(shop, folder);
    expect(await branchTitles()).toEqual(["苏州办事处"]);
  });

  test("the import of content changes nothing where a row of branches.csv is wrong, and says in which", async () => {
    writeEntry("news/one", { zh: "另一段" });
    const before = await branchTitles();
    write("branches.csv", `${HEADER}\n${SUZHOU}\n${SUZHOU.replace("120.6", "east")}\n,,"\n`);
    const report = await importContent(shop, folder);
    expect(report.isDone).toBe(false);
    expect(report.verdicts.slice(-3)).toEqual([
      { file: "branches.csv, line 2", problems: [] },
      {
        file: "branches.csv, line 3",
        problems: ["longitude: must be degrees from -180 to 180: 31.2215"],
      },
      { file: "branches.csv, line 4", problems: [expect.stringMatching(/quotation mark/u)] },
    ]);
    expect(await branchTitles()).toEqual(before);
  });

  test.each([
    ["an unknown column", `${HEADER},manager\n${SUZHOU},x`, /unknown columns: manager/u],
    ["no longitude", "title_zh,title_en\nx,y", /no column address_zh, address_en, longitude/u],
    ["no rows", HEADER, /has no row/u],
    ["nothing", "", /is empty/u],
    ["a spreadsheet's bytes", "PK\u0003\u0004", /Save it as CSV/u],
  ])("the import of content reports branches.csv with %s", async (_, text, problem) => {
    write("branches.csv", text);
    const { verdicts, isDone } = await importContent(shop, folder);
    expect(verdicts).toEqual([
      { file: "branches.csv", problems: [expect.stringMatching(problem)] },
    ]);
    expect(isDone).toBe(false);
  });

  const WINNERS =
    "year,award,month,name_zh,name_en,company_zh,company_en,title_zh,title_en,impact_factor";
  const PILOT = "2025,pilot,3,林静,Lin Jing,示例大学,Example University,溶剂,Solvents,16.1";
  const winnerNames = async () =>
    (await shop.call(listPaperWinners, {})).data.winners.map(({ name }) => name);

  test("the import of content replaces the winners by the rows of winners.csv, which are not demo content", async () => {
    write("winners.csv", `${WINNERS}\n${PILOT}\n`);
    expect((await importContent(shop, folder)).isDone).toBe(true);
    expect(await winnerNames()).toEqual(["林静"]);
    const rows = await shop.database.read.selectFrom("paper_winners").select("is_demo").execute();
    expect(rows.map((row) => Number(row.is_demo))).toEqual([0]);
  });

  test.each([
    ["another award", PILOT.replace("pilot", "grand"), /^award: must be one of pilot, elite/u],
    ["a year without an edition", PILOT.replace("2025", "2023"), /^year: must be .* award: 2025$/u],
    ["a pilot award without a month", PILOT.replace(",3,", ",,"), /^month: is required/u],
    ["a month of another award", PILOT.replace("2025,pilot", "2024,elite"), /^month: is required/u],
    ["a month 13", PILOT.replace(",3,", ",13,"), /^month: must be a month/u],
    ["no name", PILOT.replace("Lin Jing", ""), /^name_en: is empty/u],
    ["an impact factor in words", PILOT.replace("16.1", "high"), /^impact_factor: must be a/u],
  ])(
    "the import of content changes nothing where a row of winners.csv has %s",
    async (_, row, problem) => {
      const before = await winnerNames();
      write("winners.csv", `${WINNERS}\n${PILOT.replace("林静", "陈知砚")}\n${row}\n`);
      const { verdicts, isDone } = await importContent(shop, folder);
      expect(isDone).toBe(false);
      expect(verdicts.at(-1)).toEqual({
        file: "winners.csv, line 3",
        problems: [expect.stringMatching(problem)],
      });
      expect(await winnerNames()).toEqual(before);
    },
  );

  const AWARD = [
    "months: { first: 2026-01, last: 2026-12 }",
    "eligibility: []",
    "awards:",
    "  - id: gold",
    "    name: { zh: 金奖, en: Gold award }",
    "    prize: 20000",
    "editions:",
    "  - id: gold-2026",
    "    year: 2026",
    "    title: { zh: 2026 金奖, en: Gold 2026 }",
    "    awards: [gold]",
    "consent: { zh: 同意, en: I agree }",
  ];
  const awardNames = async () =>
    (await shop.call(readAward, {}, { language: "en" })).data.awards.map(({ name }) => name);

  test("the import of content makes award.yaml the paper award, whose winners have its awards", async () => {
    const usual = await awardNames();
    write("award.yaml", AWARD.join("\n"));
    write("winners.csv", `${WINNERS}\n${PILOT.replace("2025,pilot,3", "2026,gold,")}\n`);
    expect((await importContent(shop, folder)).isDone).toBe(true);
    expect(await awardNames()).toEqual(["Gold award"]);
    expect(await winnerNames()).toEqual(["林静"]);
    write("winners.csv", `${WINNERS}\n${PILOT}\n`);
    expect((await importContent(shop, folder)).isDone).toBe(false);
    rmSync(join(folder, "award.yaml"));
    const { verdicts } = await importContent(shop, folder);
    expect(verdicts).toEqual([
      { file: "winners.csv, line 2", problems: ["award: must be one of gold"] },
    ]);
    expect((await importContent(shop, folder, { replaces: true })).isDone).toBe(true);
    expect(await awardNames()).toEqual(usual);
    expect(usual).toContain("Pilot award");
  });

  test("the import of content says where the shop does without the award that it brings", async () => {
    write("award.yaml", AWARD.join("\n"));
    const { isDone, hidden } = await importContent(shop, folder, {
      absentParts: ["paper-award"],
      replaces: true,
    });
    expect(isDone).toBe(true);
    expect(hidden).toEqual([expect.stringContaining("set PAPER_AWARD=1")]);
  });

  test("the import of content names the winners that an award without winners.csv hides, and keeps them", async () => {
    write("winners.csv", `${WINNERS}\n${PILOT}\n${PILOT.replace(",3,", ",4,")}\n`);
    await importContent(shop, folder, { replaces: true });
    rmSync(join(folder, "winners.csv"));
    write("award.yaml", AWARD.join("\n"));
    const { hidden: before } = await importContent(shop, folder, { isCheck: true });
    expect(before).toEqual([
      expect.stringMatching(/^Winners would be hidden, .*: 2 of pilot 2025\. /u),
    ]);
    expect((await importContent(shop, folder)).hidden).toEqual([
      expect.stringMatching(/^Winners are hidden, /u),
    ]);
    expect(await winnerNames()).toEqual(["林静", "林静"]);
    expect((await importContent(shop, folder, { replaces: true })).hidden).toEqual([]);
  });

  test("the import of content takes the title and the lead of award.yaml, and the usual ones without them", async () => {
    const heading = async (language: "cn" | "en") => {
      const { title, lead } = (await shop.call(readAward, {}, { language })).data;
      return { title, lead };
    };
    const { title, lead } = USUAL_AWARD;
    const usual = { title: title.en, lead: lead.en };
    write("award.yaml", AWARD.join("\n"));
    expect((await importContent(shop, folder)).isDone).toBe(true);
    expect(await heading("en")).toEqual(usual);
    write("award.yaml", ["title: { zh: 金奖, en: Gold award }", ...AWARD].join("\n"));
    expect((await importContent(shop, folder)).isDone).toBe(true);
    expect(await heading("en")).toEqual({ ...usual, title: "Gold award" });
    expect(await heading("cn")).toEqual({ title: "金奖", lead: lead.zh });
    rmSync(join(folder, "award.yaml"));
    write("winners.csv", `${WINNERS}\n${PILOT}\n`);
    expect((await importContent(shop, folder, { replaces: true })).isDone).toBe(true);
    expect(await heading("en")).toEqual(usual);
  });

  test("the paper award of the guide can be imported", async () => {
    const guide = readFileSync(new URL("../../../../../docs/import.md", import.meta.url), "utf8");
    write("award.yaml", /```yaml\n(title:.*?months:.*?)```/su.exec(guide)?.[1] ?? "");
    const { verdicts } = await importContent(shop, folder, { isCheck: true });
    expect(verdicts).toEqual([{ file: "award.yaml", problems: [] }]);
  });

  test.each([
    ["an unknown key", [...AWARD, "winner: 3"], "line 13", /^winner: is not a key/u],
    ["a wrong prize", AWARD.with(5, "    prize: much"), "line 6", /^awards\.0\.prize: must be a/u],
    ["no name in English", AWARD.with(4, "    name: { zh: 金奖 }"), "line 5", /en: is missing$/u],
    ["an unknown award", AWARD.with(10, "    awards: [iron]"), "line 11", /awards\.0: no award/u],
    ["no YAML", ["months: {"], "", /^is not YAML: .*line 1/u],
    ["an alias", ["months: &a { first: 1 }", "awards: *a"], "", /^is not YAML: aliases/u],
  ])("the import of content reports award.yaml with %s by its line", async (_, text, line, why) => {
    const before = await awardNames();
    write("award.yaml", text.join("\n"));
    const { verdicts, isDone } = await importContent(shop, folder);
    expect(isDone).toBe(false);
    expect(verdicts).toEqual([
      {
        file: line === "" ? "award.yaml" : `award.yaml, ${line}`,
        problems: [expect.stringMatching(why)],
      },
    ]);
    expect(await awardNames()).toEqual(before);
  });

  test("attaches an article to the items that it names, and detaches it with an empty list", async () => {
    const reading = async () =>
      (await shop.call(readProduct, { itemCode: "E100001" })).data.item.articles
        .filter(({ id }) => Number(id) >= 9001)
        .map(({ id, type }) => [id, type]);
    const products = "products: [E100001]";
    writeEntry("news/one", { fields: [products] });
    writeEntry("news/two", { id: 9002, fields: [products, "order: 1"] });
    expect((await importContent(shop, folder)).isDone).toBe(true);
    expect(await reading()).toEqual([
      ["9001", "news"],
      ["9002", "news"],
    ]);
    writeEntry("news/one");
    writeEntry("news/two", { id: 9002, fields: ["products: []"] });
    expect((await importContent(shop, folder)).isDone).toBe(true);
    expect(await reading()).toEqual([["9001", "news"]]);
  });

  test("an article with its item, and the shop's own branches and winners, stay when goods are imported", async () => {
    writeEntry("news/one", { fields: ["products: [E100001]"] });
    write("branches.csv", `${HEADER}\n${SUZHOU}\n`);
    write("winners.csv", `${WINNERS}\n${PILOT}\n`);
    await importContent(shop, folder);
    write("goods.csv", "item_code,name_zh,pack,list_price\nE100001,乙醇,500mL,50\n");
    const draw = () => "";
    for (const replaces of [false, true]) {
      await importCatalogue(shop, join(folder, "goods.csv"), { draw, replaces });
      const { articles } = (await shop.call(readProduct, { itemCode: "E100001" })).data.item;
      expect(articles.map(({ id }) => id)).toEqual(["9001"]);
      expect(await branchTitles()).toEqual(["苏州办事处"]);
      expect(await winnerNames()).toEqual(["林静"]);
    }
  });

  test("the import of content reports items that the shop does not have, and changes nothing", async () => {
    writeEntry("news/four", { id: 9004, fields: ["products: [E100001, E999999]"] });
    const { verdicts, isDone } = await importContent(shop, folder);
    expect(verdicts).toEqual(
      ["en", "zh"].map((language) => ({
        file: `news/four.${language}.md`,
        problems: ["products: the shop has no item E999999"],
      })),
    );
    expect(isDone).toBe(false);
  });

  test("the import of content makes the content exactly the folder's with --replace", async () => {
    writeEntry("news/two", { id: 9002 });
    expect((await importContent(shop, folder, { replaces: true })).isDone).toBe(true);
    expect(await newsIds()).toEqual(["9002"]);
    const { data } = await shop.call(listArticles, { ...query, type: "article" });
    expect(data.total).toBe(0);
    expect(await branchTitles()).toEqual([]);
  });

  test("the import of content keeps each version of the terms of use, and refuses other terms of the same day", async () => {
    const writeTerms = (day: string, zh: string) => {
      writeEntry("help/terms", { type: "page", id: TERMS_PAGE, fields: ["summary: S"], zh });
      for (const file of ["help/terms.zh.md", "help/terms.en.md"]) {
        const text = readFileSync(join(folder, file), "utf8");
        write(file, text.replace(/^date: .*$/mu, `date: ${day}`));
      }
      return importContent(shop, folder);
    };
    const read = async (version: string) =>
      (await shop.call(readPage, { code: TERMS_PAGE, version })).data;
    expect((await writeTerms("2025-03-01", "旧条款")).isDone).toBe(true);
    expect((await writeTerms("2025-03-01", "旧条款")).isDone).toBe(true);
    for (const day of ["2025-03-01", "2025-02-28"]) {
      const { verdicts, isDone } = await writeTerms(day, "新条款");
      expect(isDone).toBe(false);
      expect(verdicts).toEqual(
        ["en", "zh"].map((language) => ({
          file: `help/terms.${language}.md`,
          problems: ["date: other terms than those of 2025-03-01 need a later date"],
        })),
      );
    }
    expect((await writeTerms("2026-01-01", "新条款")).isDone).toBe(true);
    expect(await read("")).toMatchObject({
      content: "<p>新条款</p>",
      changedOn: "2026-01-01",
      versions: ["2026-01-01", "2025-03-01"],
    });
    expect(await read("2025-03-01")).toMatchObject({
      content: "<p>旧条款</p>",
      changedOn: "2025-03-01",
    });
    const { data } = await shop.call(readTerms, { code: TERMS_PAGE });
    expect(data).toEqual({ content: "<p>新条款</p>", changedOn: "2026-01-01" });
    // A folder without terms leaves those of the shop.
    rmSync(join(folder, "help"), { recursive: true });
    writeEntry("news/two", { id: 9002 });
    await importContent(shop, folder, { replaces: true });
    expect((await read("")).changedOn).toBe("2026-01-01");
  });
});
