import { readdirSync, readFileSync } from "node:fs";
import type { Article, ArticleKind } from "../../catalogue/catalogue.ts";
import { daysBefore } from "./dates.ts";
import { listed } from "./tables.ts";

const FOLDER = new URL("articles/", import.meta.url);
const FILE = /^(?<kind>news|article|chemlife)-[a-z0-9-]+\.txt$/u;
const PARTS = /^(?<head>.*?)\n\n--- zh\n(?<zh>.*?)\n\n--- en\n(?<en>.*?)\n$/su;

/** An article with the families of substances that it is about. */
export interface WrittenArticle {
  readonly article: Article;
  readonly families: readonly string[];
}

/** Reads the articles of this folder, by id. Each has a head of `name: value` lines, then its HTML in both languages. */
export function readArticles(): WrittenArticle[] {
  return readdirSync(FOLDER)
    .map((file) => parseArticle(file, readFileSync(new URL(file, FOLDER), "utf8")))
    .toSorted((one, other) => one.article.id - other.article.id);
}

function parseArticle(file: string, text: string): WrittenArticle {
  const kind = FILE.exec(file)?.groups?.["kind"];
  const parts = PARTS.exec(text)?.groups;
  if (kind === undefined || !parts)
    throw new Error(`articles/${file} is not written as an article.`);
  const { head = "", zh = "", en = "" } = parts;
  const fields = new Map(
    head.split("\n").map((line): [string, string] => {
      const at = line.indexOf(": ");
      return at < 0 ? [line.replace(/:$/u, ""), ""] : [line.slice(0, at), line.slice(at + 2)];
    }),
  );
  const field = (name: string): string => {
    const value = fields.get(name);
    if (value === undefined) throw new Error(`articles/${file} does not say its ${name}.`);
    return value;
  };
  return {
    article: {
      id: Number(field("id")),
      kind: kind as ArticleKind,
      subject: { zh: field("zh"), en: field("en") },
      summary: { zh: firstParagraph(zh), en: firstParagraph(en) },
      content: { zh, en },
      isTop: field("top") === "yes",
      createdAt: daysBefore(Number(field("day")), 9),
    },
    families: listed(field("families")),
  };
}

function firstParagraph(html: string): string {
  return /<p>(?<text>.*?)<\/p>/su.exec(html)?.groups?.["text"]?.replaceAll(/<[^>]+>/gu, "") ?? "";
}
