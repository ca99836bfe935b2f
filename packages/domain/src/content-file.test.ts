import { expect, test } from "vitest";
import { entryKey, type FrontMatter, judgeEntry, judgeFrontMatter } from "./content-file.ts";

const news = { id: 7, type: "news", language: "zh", title: "新闻", date: "2026-11-21" };

const problemsOf = (raw: unknown) => {
  const verdict = judgeFrontMatter(raw);
  return verdict.kind === "invalid" ? verdict.problems : [];
};
const fieldsOf = (raw: unknown): FrontMatter => {
  const verdict = judgeFrontMatter(raw);
  if (verdict.kind === "invalid") throw new Error(verdict.problems.join("; "));
  return verdict.fields;
};

test("reads the fields of a news, with defaults for those that may be left out", () => {
  expect(fieldsOf(news)).toEqual({ ...news, order: 0, top: false });
});

test("reads a title that YAML takes for a number", () => {
  expect(fieldsOf({ ...news, title: 2026 }).title).toBe("2026");
});

test("names the field of each problem", () => {
  const { date: _, ...undated } = news;
  expect(problemsOf({ ...undated, id: "7", colour: "red" })).toEqual([
    "id: must be a whole number from 1",
    "date: is missing",
    "colour: is no field of this type",
  ]);
});

test.each(["2026-02-30", "2026-13-01", "21.11.2026", "1999-01-01"])(
  "refuses the day %s",
  (date) => {
    expect(problemsOf({ ...news, date })).toEqual(["date: must be a day: 2026-11-21"]);
  },
);

test("refuses an unknown type, and a front matter that is a text", () => {
  expect(problemsOf({ ...news, type: "blog" })[0]).toMatch(/^type: must be one of news, article/u);
  expect(problemsOf("news")).toHaveLength(1);
});

test("refuses a page that the shop has no address for", () => {
  const page = { ...news, type: "page", id: "careers", summary: "…" };
  expect(problemsOf(page)).toEqual(["id: must be the name of a page of the shop"]);
  expect(problemsOf({ ...page, id: "howorder" })).toEqual([]);
});

test.each(["//evil.example/", "https://evil.example/", "/en/news", "javascript:alert(1)"])(
  "refuses the link %s of an activity",
  (link) => {
    const activity = { ...news, type: "activity", summary: "…", picture: "a.svg" };
    expect(problemsOf({ ...activity, link })).toHaveLength(1);
    expect(problemsOf({ ...activity, link: "/search/x" })).toEqual([]);
  },
);

test("reports a missing language, a repeated one, and a date that differs between languages", () => {
  const zh = fieldsOf(news);
  const en = fieldsOf({ ...news, language: "en", title: "News" });
  expect(judgeEntry([zh, en])).toEqual([]);
  expect(judgeEntry([zh])).toEqual(["has no file in en"]);
  expect(judgeEntry([zh, en, en])).toEqual(["has 2 files in en"]);
  expect(judgeEntry([zh, { ...en, date: "2026-11-22" }])).toEqual([
    "date: differs between the languages",
  ]);
});

test("gives articles of all types ids of one sequence, and pages, jobs and activities their own", () => {
  expect(entryKey({ type: "news", id: 7 })).toBe(entryKey({ type: "chemist", id: 7 }));
  expect(entryKey({ type: "job", id: 7 })).not.toBe(entryKey({ type: "news", id: 7 }));
});

test.each([
  ["E100001", "products: must be a list of item codes: [E100001, E100002]"],
  [["E100001", 5], "products.1: must be an item code: E100001"],
  [["E100001", "<b>"], "products.1: must be an item code: E100001"],
  [["E100001", "E100001"], "products: names an item twice"],
])("refuses the products %j of an article", (products, problem) => {
  expect(problemsOf({ ...news, products })).toEqual([problem]);
});

test("finds items that only one language of an article names", () => {
  const zh = fieldsOf({ ...news, products: ["E100001"] });
  const en = fieldsOf({ ...news, language: "en", title: "News", products: ["E100002"] });
  expect(judgeEntry([zh, en])).toEqual(["products: differs between the languages"]);
  expect(judgeEntry([zh, { ...en, products: ["E100001"] } as FrontMatter])).toEqual([]);
});

test.each(["boat.svg", "boat.png", "boat.JPG", "a/boat.jpeg", "boat.webp"])(
  "reads the picture %s of an article, with what it shows",
  (picture) => {
    expect(fieldsOf({ ...news, picture, alt: "小船" })).toMatchObject({ picture, alt: "小船" });
  },
);

test("refuses a picture of another kind, and an empty text alternative", () => {
  expect(problemsOf({ ...news, picture: "boat.gif", alt: " " })).toEqual([
    "picture: must be the name of an SVG, PNG, JPEG or WebP file beside the text",
    "alt: must not be empty",
  ]);
});

test("wants the text alternative of a picture in both languages, and not without a picture", () => {
  const pair = (zh: object, en: object) => [
    fieldsOf({ ...news, ...zh }),
    fieldsOf({ ...news, language: "en", title: "News", ...en }),
  ];
  const picture = "boat.png";
  const judged = (zh: object, en: object) => judgeEntry(pair(zh, en));
  expect(judged({ picture, alt: "小船" }, { picture, alt: "A boat" })).toEqual([]);
  expect(judged({ picture, alt: "小船" }, { picture })).toEqual([
    "alt: is there in one language only",
  ]);
  expect(judged({ alt: "小船" }, { alt: "A boat" })).toEqual(["alt: is there without a picture"]);
});
