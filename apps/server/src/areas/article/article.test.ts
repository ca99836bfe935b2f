import { listArticles, readActivity, readArticle } from "@reagent/api/contract/article";
import type { ArticleType } from "@reagent/domain/article";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { raiseRevision } from "../../catalogue/revision.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { itemIds } from "../../testing/fixture.ts";
import { openShop } from "../../testing/shop.ts";
import type { TestShop } from "../../testing/shop.ts";

const noon = (day: string) => Date.parse(`${day}T12:00:00+08:00`);
const both = <Name extends string>(name: Name, zh: string, en: string) =>
  ({ [`${name}_zh`]: zh, [`${name}_en`]: en }) as Record<`${Name}_zh` | `${Name}_en`, string>;

/** News beside the articles of the fixture; 22 and 23 have the same instant. */
const written = [
  { id: 21, day: "2026-03-01", zh: "一百% 纯", en: "Pure at 100%" },
  { id: 23, day: "2026-03-02", zh: "新仓库", en: "A new Warehouse" },
  { id: 22, day: "2026-03-02", zh: "旧仓库", en: "An old warehouse" },
  { id: 24, day: "2026-03-03", zh: "最新", en: "The newest" },
];

onDefaultDatabase((makePlace) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    await shop.database.transact(async (tx) => {
      await tx
        .insertInto("articles")
        .values(
          written.map(({ id, day, zh, en }) => ({
            id,
            kind: "party" as const,
            ...both("subject", zh, en),
            ...both("summary", `关于${zh}`, `On: ${en}`),
            ...both("content", `<p>${zh}</p>`, `<p>${en}</p>`),
            is_top: 0 as const,
            created_at: noon("2026-01-01"),
            shown_at: noon(day),
          })),
        )
        .execute();
      await tx.insertInto("pictures").values({ name: "still-life", markup: "<svg/>" }).execute();
      await tx
        .insertInto("activities")
        .values(
          [1, 2].map((id) => ({
            id,
            ...both("subject", `活动${id}`, `Activity ${id}`),
            ...both("note", "缓冲剂", "Buffers"),
            ...both("content", "<p>内容</p>", "<p>Content</p>"),
            link: "/search/buffer",
            picture: id === 1 ? "still-life" : "gone",
            small_picture: "still-life",
            position: id,
            created_at: noon(`2026-04-0${id}`),
          })),
        )
        .execute();
    });
  });
  afterAll(() => shop.close());

  const list = async (change = {}, options = {}) => {
    const query = { type: "party", pageSize: 10, page: 1, search: "", keyword: "" } as const;
    return (await shop.call(listArticles, { ...query, ...change }, options)).data;
  };
  const ids = async (change = {}, options = {}) =>
    (await list(change, options)).rows.map(({ id }) => id);
  const article = (id: string, type: ArticleType | "unknown" = "party", options = {}) =>
    shop.call(readArticle, { type, id }, options);
  const around = async (id: string) => {
    const { next, previous } = (await article(id)).data;
    return [previous?.id, next?.id];
  };

  describe("the list of a type", () => {
    test("the list of articles of a type is sorted newest first, with rows in the caller's language", async () => {
      expect(await ids()).toEqual(["24", "23", "22", "21"]);
      expect((await list()).rows[0]).toEqual({
        id: "24",
        subject: "最新",
        summary: "关于最新",
        createdOn: "2026-01-01",
        shownOn: "2026-03-03",
        drawing: "",
      });
      expect((await list({}, { language: "en" })).rows[0]?.subject).toBe("The newest");
    });

    test("the list of articles of a type is split into pages, with the total of all", async () => {
      const { rows, total } = await list({ pageSize: 3, page: 2 });
      expect([rows.map(({ id }) => id), total]).toEqual([["21"], 4]);
      expect(await list({ page: 99 })).toEqual({ rows: [], total: 4 });
      expect((await list({ page: -1, pageSize: 0 })).rows).toHaveLength(4);
    });

    test("the list of articles of a type is filtered by words of the subject, or of subject and summary", async () => {
      expect(await ids({ search: "仓库" })).toEqual(["23", "22"]);
      expect(await ids({ search: " WAREHOUSE " }, { language: "en" })).toEqual(["23", "22"]);
      expect(await ids({ search: "关于" })).toEqual([]);
      expect(await ids({ keyword: "关于新" })).toEqual(["23"]);
      expect(await ids({ search: "仓库", keyword: "旧" })).toEqual(["22"]);
    });

    test.each(["%", "100%"])(
      "the list of articles of a type searches %j literally",
      async (search) => {
        expect(await ids({ search })).toEqual(search === "%" ? ["21"] : []);
        expect(await ids({ search }, { language: "en" })).toEqual(["21"]);
      },
    );

    test.each(["_", "\\", "' or 1=1 --", "字".repeat(200)])(
      "the list of articles of a type finds nothing for %j",
      async (search) => {
        expect(await ids({ search, keyword: search })).toEqual([]);
      },
    );

    test("the list of articles of a type shows a changed title once the revision is raised", async () => {
      const rename = (subject_zh: string) =>
        shop.database.transact(async (tx) => {
          await tx.updateTable("articles").set({ subject_zh }).where("id", "=", 24).execute();
          await raiseRevision(tx);
        });
      expect(await ids({ search: "第二" })).toEqual([]);
      await rename("第二仓库");
      expect(await ids({ search: "第二" })).toEqual(["24"]);
      await rename("最新");
      expect(await ids({ search: "第二" })).toEqual([]);
    });

    test("the list of articles of a type is empty for a type without articles and for an unknown type", async () => {
      expect(await list({ type: "chemist" })).toEqual({ rows: [], total: 0 });
      expect(await list({ type: "unknown" })).toEqual({ rows: [], total: 0 });
    });

    test("the list of articles of a type includes activities with their drawings", async () => {
      expect((await list({ type: "activity" })).rows).toMatchObject([
        { id: "2", subject: "活动2", summary: "缓冲剂", drawing: "" },
        { id: "1", drawing: "<svg/>", createdOn: "2026-04-01", shownOn: "2026-04-01" },
      ]);
      expect(await ids({ type: "activity", keyword: "缓冲", search: "1" })).toEqual(["1"]);
    });
  });

  describe("an article", () => {
    test("an article has its texts, its days and its neighbours in the list", async () => {
      const { data } = await article("23", "party", { language: "en" });
      expect(data).toEqual({
        id: "23",
        subject: "A new Warehouse",
        summary: "On: A new Warehouse",
        content: "<p>A new Warehouse</p>",
        createdOn: "2026-01-01",
        shownOn: "2026-03-02",
        drawing: "",
        alt: "",
        isActivityOn: null,
        previous: { id: "24", subject: "The newest" },
        next: { id: "22", subject: "An old warehouse" },
        itemCodes: [],
      });
    });

    test("an article names the items that name it", async () => {
      await shop.database.transact(async (tx) => {
        for (const item_id of [itemIds.sodiumChloride, itemIds.ethanol])
          await tx
            .insertInto("item_articles")
            .values({ item_id, article_id: 22, position: 0 })
            .execute();
      });
      expect((await article("22")).data.itemCodes.toSorted()).toEqual(["E100001", "S100003"]);
    });

    test("an article has a neighbour of the same instant, and the first and last have one neighbour", async () => {
      expect(await around("24")).toEqual([undefined, "23"]);
      expect(await around("22")).toEqual(["23", "21"]);
      expect(await around("21")).toEqual(["22", undefined]);
    });

    test.each(["999", "x", "22 or 1=1", "99999999999999999999"])(
      "an article is not found by the id %s",
      async (id) => {
        expect(await article(id)).toMatchObject({ code: 1404 });
        expect(await shop.call(readActivity, { id })).toMatchObject({ code: 1404 });
      },
    );

    test("an article is not found under another type", async () => {
      for (const type of ["news", "chemist", "activity", "unknown"] as const)
        expect((await article("22", type)).code, type).toBe(1404);
    });
  });

  describe("an activity", () => {
    test("an activity has its drawing, its link and its neighbours", async () => {
      const { data } = await shop.call(readActivity, { id: "1" });
      expect(data).toMatchObject({
        subject: "活动1",
        summary: "缓冲剂",
        content: "<p>内容</p>",
        drawing: "<svg/>",
        link: "/search/buffer",
        isActivityOn: true,
        previous: { id: "2" },
        next: null,
      });
    });
  });
});
