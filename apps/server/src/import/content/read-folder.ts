import { type Dirent, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import {
  CONTENT_LANGUAGES,
  entryKey,
  type FrontMatter,
  judgeEntry,
  judgeFrontMatter,
} from "@reagent/domain/content-file";
import { TERMS_PAGE } from "@reagent/domain/content-page";
import { parse as parseYaml } from "yaml";
import { startOfDay } from "../../basics/day.ts";
import type {
  Activity,
  Article,
  Content,
  ImageFile,
  Job,
  Notice,
  Page,
  Picture,
} from "../../catalogue/catalogue.ts";
import { CommandError } from "../../settings/command-line.ts";
import { renderMarkdown } from "./markdown.ts";
import { pictureIn, pictureReader } from "./pictures.ts";

/** What is wrong with a file, or with an entry's files together. */
export interface FileVerdict {
  /** The path within the folder. */
  readonly file: string;
  readonly problems: readonly string[];
}

/** A link of a file to a page of the shop. */
export interface ShopLink {
  readonly file: string;
  readonly path: string;
}

/** An item that a file's article belongs to. */
export interface NamedProduct {
  readonly file: string;
  readonly code: string;
}

export interface ContentFolder {
  readonly content: Content;
  /** All files, the valid ones without problems, in the order of their names. */
  readonly verdicts: readonly FileVerdict[];
  readonly links: readonly ShopLink[];
  /** The items that articles belong to, by file. */
  readonly products: readonly NamedProduct[];
  /** The files of the terms of use. */
  readonly termsFiles: readonly string[];
}

const LARGEST_TEXT = 400_000;
const MOST_FILES = 60_000;
const PARTS = /^---\n(?<head>.*?\n)---\n(?<body>.*)$/su;
const SUMMARY_LENGTH = 160;
const HOUR_MS = 3_600_000;
/** Entries are dated at nine o'clock of their day. */
const HOUR_OF_ENTRIES = 9;

interface ReadFile {
  readonly file: string;
  readonly fields: FrontMatter;
  readonly html: string;
  readonly images: readonly ImageFile[];
  readonly picture: Picture | undefined;
}

/**
 * Reads and checks a folder of Markdown files with front matter, with all its subfolders. An entry is among the content if all its files
 * are valid. Throws `CommandError` where a folder cannot be read.
 */
export function readContentFolder(folder: string): ContentFolder {
  const root = realFolder(folder);
  const problems = new Map<string, string[]>();
  const links: ShopLink[] = [];
  const entries = new Map<string, ReadFile[]>();
  for (const file of markdownFiles(root)) {
    const found: string[] = [];
    problems.set(file, found);
    const read = readOne(root, file, found, links);
    if (read)
      entries.set(entryKey(read.fields), [...(entries.get(entryKey(read.fields)) ?? []), read]);
  }
  const valid: ReadFile[][] = [];
  for (const [key, files] of entries) {
    const wrong = judgeEntry(files.map(({ fields }) => fields)).map((each) => `${key}: ${each}`);
    for (const { file } of files) problems.get(file)?.push(...wrong);
    if (files.every(({ file }) => problems.get(file)?.length === 0)) valid.push(files);
  }
  return {
    content: contentOf(valid),
    verdicts: [...problems].map(([file, found]) => ({ file, problems: found })),
    links,
    products: [...entries.values()]
      .flat()
      .flatMap(({ file, fields }) => (productsOf(fields) ?? []).map((code) => ({ file, code }))),
    termsFiles: (entries.get(entryKey({ type: "page", id: TERMS_PAGE })) ?? []).map(
      ({ file }) => file,
    ),
  };
}

const productsOf = (fields: FrontMatter) => ("products" in fields ? fields.products : undefined);

/** The path of a folder, without links. Throws `CommandError` where it cannot be read. */
export function realFolder(folder: string): string {
  try {
    if (!statSync(folder).isDirectory()) throw new CommandError(`${folder} is no folder.`);
    return realpathSync(folder);
  } catch (failure) {
    throw unreadable(folder, failure);
  }
}

function unreadable(path: string, failure: unknown): Error {
  if (failure instanceof CommandError) return failure;
  const code = (failure as NodeJS.ErrnoException).code ?? String(failure);
  return new CommandError(`${path} cannot be read: ${code}.`);
}

/** The paths of the Markdown files below a folder; other files, and those that begin with a dot, are left out. */
function markdownFiles(root: string): string[] {
  const found: string[] = [];
  const visit = (folder: string) => {
    for (const entry of entriesOf(folder)) {
      if (entry.name.startsWith(".")) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) visit(path);
      else if (entry.name.endsWith(".md")) found.push(relative(root, path).split(sep).join("/"));
      if (found.length > MOST_FILES) {
        throw new CommandError(`${root} has more than ${MOST_FILES} files.`);
      }
    }
  };
  visit(root);
  return found.toSorted();
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (failure) {
    throw unreadable(folder, failure);
  }
}

function readOne(
  root: string,
  file: string,
  problems: string[],
  links: ShopLink[],
): ReadFile | undefined {
  const text = textOf(join(root, file), problems);
  if (text === undefined) return undefined;
  const parts = PARTS.exec(text)?.groups;
  if (!parts) {
    problems.push("begins with no front matter between two lines of ---");
    return undefined;
  }
  const { head = "", body = "" } = parts;
  const verdict = judgeFrontMatter(yamlOf(head, problems));
  if (problems.length > 0) return undefined;
  if (verdict.kind === "invalid") problems.push(...verdict.problems);
  const rendered = renderMarkdown(body, pictureReader(root, file));
  problems.push(...rendered.problems);
  links.push(...rendered.shopPaths.map((path) => ({ file, path })));
  if (verdict.kind === "invalid") return undefined;
  const { fields } = verdict;
  if (fields.type === "activity") {
    links.push({ file, path: fields.link.replace(/[?#].*$/u, "") });
  }
  let picture: Picture | undefined;
  if ("picture" in fields && fields.picture !== undefined) {
    const found = pictureIn(root, file, fields.picture);
    if ("problem" in found) problems.push(found.problem);
    else picture = found;
  }
  const { html, images } = rendered;
  return { file, fields, html, images, picture };
}

/** The text of a file with line feeds; undefined, with a problem, where it cannot be read. */
export function textOf(path: string, problems: string[]): string | undefined {
  try {
    if (statSync(path).size > LARGEST_TEXT) {
      problems.push(`is larger than ${LARGEST_TEXT / 1000} kB`);
      return undefined;
    }
    const text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path));
    return text.replaceAll(/\r\n?/gu, "\n");
  } catch (failure) {
    problems.push(
      failure instanceof TypeError ? "is not UTF-8" : unreadable(path, failure).message,
    );
    return undefined;
  }
}

function yamlOf(head: string, problems: string[]): unknown {
  try {
    return parseYaml(head, { schema: "core", maxAliasCount: 0 });
  } catch (failure) {
    const [line = ""] = (failure instanceof Error ? failure.message : String(failure)).split("\n");
    problems.push(`the front matter is no YAML: ${line}`);
    return undefined;
  }
}

function contentOf(entries: readonly (readonly ReadFile[])[]): Content {
  const articles: Article[] = [];
  const activities: Activity[] = [];
  const pages: Page[] = [];
  const jobs: Job[] = [];
  const notices: Notice[] = [];
  const pictures = new Map<string, Picture>();
  const pictureOf = (picture: Picture | undefined): string => {
    if (picture) pictures.set(picture.name, picture);
    return picture?.name ?? "";
  };
  for (const files of entries) {
    const [zh, en] = CONTENT_LANGUAGES.map((language) =>
      files.find(({ fields }) => fields.language === language),
    );
    if (!zh || !en) continue;
    const { fields } = zh;
    const inBoth = (of: (file: ReadFile) => string) => ({ zh: of(zh), en: of(en) });
    const texts = {
      subject: inBoth((file) => file.fields.title),
      content: inBoth(({ html }) => html),
      createdAt: startOfDay(fields.date) + HOUR_OF_ENTRIES * HOUR_MS - fields.order * 1000,
    };
    const alt = inBoth(({ fields: own }) => ("alt" in own ? own.alt : undefined) ?? "");
    const summary = inBoth(
      ({ fields: own, html }) => ("summary" in own ? own.summary : undefined) ?? firstWords(html),
    );
    switch (fields.type) {
      case "page":
        pages.push({ ...texts, summary, code: fields.id });
        break;
      case "job":
        jobs.push({
          ...texts,
          summary,
          id: fields.id,
          place: inBoth((file) => (file.fields.type === "job" ? file.fields.place : "")),
          team: inBoth((file) => (file.fields.type === "job" ? file.fields.team : "")),
          until: fields.until ?? null,
        });
        break;
      case "notice":
        notices.push({ ...texts, id: fields.id });
        break;
      case "activity": {
        const picture = pictureOf(zh.picture);
        const { id } = fields;
        const link = encodeURI(fields.link);
        activities.push({ ...texts, note: summary, id, link, picture, smallPicture: picture, alt });
        break;
      }
      case "news":
      case "article":
      case "chemlife":
      case "chemist":
      case "department":
      case "party":
        articles.push({
          ...texts,
          summary,
          id: fields.id,
          kind: fields.type,
          isTop: fields.top,
          products: fields.products,
          picture: pictureOf(zh.picture),
          alt,
        });
    }
  }
  const newest = (one: { readonly createdAt: number }, other: { readonly createdAt: number }) =>
    other.createdAt - one.createdAt;
  return {
    articles: articles.toSorted((one, other) => one.id - other.id),
    activities: activities.toSorted(newest),
    pages,
    jobs: jobs.toSorted(newest),
    notices: notices.toSorted(newest),
    pictures: [...pictures.values()],
    images: entries.flat().flatMap(({ images }) => images),
  };
}

/** The beginning of the first paragraph, for lists. */
function firstWords(html: string): string {
  const paragraph = /<p>(?<text>.*?)<\/p>/su.exec(html)?.groups?.["text"] ?? "";
  const text = paragraph
    .replaceAll(/<[^>]+>/gu, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .trim();
  return text.length > SUMMARY_LENGTH ? `${text.slice(0, SUMMARY_LENGTH)}…` : text;
}
