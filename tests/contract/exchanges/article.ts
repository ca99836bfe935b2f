import { listArticles, readActivity, readArticle } from "@reagent/api/contract/article";
import { codes } from "@reagent/api/contract/envelope";
import { articleMessages } from "@reagent/api/messages/article";
import { NEWS_TABS } from "@reagent/domain/article";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { expect } from "vitest";
import { answered, type Exchange, refusedTo } from "../exchange.ts";
import type { Facts } from "../party.ts";
import { chinese } from "./given.ts";

const list = { pageSize: PAGE_SIZE.news, page: 1, search: "", keyword: "" };

const newest = ({ newsId }: Facts) => ({ type: "news" as const, id: newsId });

export const exchanges: readonly Exchange[] = [
  ...NEWS_TABS.map((type) =>
    answered(
      "guest",
      listArticles,
      { ...list, type },
      ({ rows, total }) => {
        expect(rows).not.toHaveLength(0);
        expect(rows.length).toBe(Math.min(total, PAGE_SIZE.news));
        for (const { subject, summary, shownOn, drawing } of rows) {
          expect(subject).toMatch(chinese);
          expect(summary).toMatch(chinese);
          expect(shownOn).toMatch(/^20\d\d-\d\d-\d\d$/);
          expect(drawing).toBe("");
        }
        const days = rows.map(({ shownOn }) => shownOn);
        expect(days).toEqual(days.toSorted().toReversed());
      },
      { about: `type ${type}` },
    ),
  ),
  answered(
    "guest",
    listArticles,
    { ...list, type: "news", page: 2 },
    ({ rows, total }) => {
      expect(total).toBeGreaterThan(PAGE_SIZE.news);
      expect(rows).toHaveLength(Math.min(total - PAGE_SIZE.news, PAGE_SIZE.news));
      for (const { subject } of rows) expect(subject).not.toMatch(chinese);
    },
    { language: "en", about: "the second page" },
  ),
  answered(
    "guest",
    listArticles,
    { ...list, type: "activity" },
    ({ rows, total }) => {
      expect(total).toBeGreaterThan(PAGE_SIZE.activities);
      for (const { drawing, createdOn } of rows) {
        expect(drawing).toMatch(/^<svg/);
        expect(createdOn).toMatch(/^20\d\d-\d\d-\d\d$/);
      }
    },
    { about: "type activity" },
  ),
  ...(["chemist", "department", "party"] as const).map((type) =>
    answered(
      "guest",
      listArticles,
      { ...list, type, pageSize: PAGE_SIZE.chemists },
      ({ rows, total }) => {
        expect(rows).toHaveLength(Math.min(total, PAGE_SIZE.chemists));
        expect(rows).not.toHaveLength(0);
        for (const { subject, summary, drawing } of rows) {
          expect(subject).toMatch(chinese);
          expect(summary).toMatch(chinese);
          if (type === "chemist") expect(drawing).toMatch(/^<svg/);
        }
      },
      { about: `type ${type}` },
    ),
  ),
  answered(
    "guest",
    listArticles,
    { ...list, type: "unknown" },
    (none) => expect(none).toEqual({ rows: [], total: 0 }),
    { about: "nothing of an unknown type" },
  ),
  answered(
    "guest",
    listArticles,
    { ...list, type: "news", search: "no such words", keyword: "none" },
    (none) => expect(none).toEqual({ rows: [], total: 0 }),
    { about: "nothing with such words" },
  ),
  answered("guest", readArticle, newest, (article, { newsId }) => {
    expect(article).toMatchObject({ id: newsId, previous: null, isActivityOn: null });
    expect(article.content).toMatch(/^<p>/);
    expect(article.next?.subject).toMatch(chinese);
  }),
  answered(
    "guest",
    readArticle,
    newest,
    ({ subject, content, next }) => {
      for (const text of [subject, content, next?.subject]) expect(text).not.toMatch(chinese);
    },
    { language: "en" },
  ),
  answered(
    "guest",
    readActivity,
    ({ activityId }) => ({ id: activityId }),
    (activity, { activityId }) => {
      expect(activity).toMatchObject({ id: activityId, previous: null, isActivityOn: true });
      expect(activity.drawing).toMatch(/^<svg/);
      expect(activity.link).toMatch(/^\//);
      expect(activity.next?.subject).toMatch(chinese);
    },
  ),
  ...(["zh", "en"] as const).flatMap((language) => [
    refusedTo(
      "guest",
      answered("guest", readArticle, { type: "news", id: "987654321" }, undefined, { language }),
      codes.notFound,
      articleMessages.articleMissing,
    ),
    refusedTo(
      "guest",
      answered("guest", readActivity, { id: "987654321" }, undefined, { language }),
      codes.notFound,
      articleMessages.activityMissing,
    ),
  ]),
];
