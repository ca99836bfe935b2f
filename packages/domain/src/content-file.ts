import * as v from "valibot";
import { ARTICLE_TYPES, type ArticleType } from "./article.ts";
import { COMPANY_PAGES, HELP_PAGES } from "./content-page.ts";

/** What a file of the content folder can hold. */
export const CONTENT_TYPES = [...ARTICLE_TYPES, "notice", "page", "job"] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** The languages of content; an entry has a file in each. */
export const CONTENT_LANGUAGES = ["zh", "en"] as const;
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];

/** Ids are whole numbers of four bytes. */
const LARGEST_ID = 2_147_483_647;
const LONGEST = { title: 200, summary: 600, line: 120, path: 500, file: 200, alt: 200 } as const;
const LARGEST_ORDER = 9999;
/** How many items an article belongs to at most. */
const MOST_PRODUCTS = 200;

/** A text of one line; YAML reads bare numbers as numbers. */
const lineOf = (longest: number) =>
  v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.transform(String))], "must be a text"),
    v.trim(),
    v.nonEmpty("must not be empty"),
    v.maxLength(longest, `must have at most ${longest} characters`),
    v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "must be one line"),
  );

const Day = v.pipe(
  v.string("must be a day: 2026-11-21"),
  v.check(
    (text) =>
      /^20\d\d-\d\d-\d\d$/u.test(text) &&
      new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text,
    "must be a day: 2026-11-21",
  ),
);
const Id = v.pipe(
  v.number("must be a whole number from 1"),
  v.integer("must be a whole number from 1"),
  v.minValue(1, "must be a whole number from 1"),
  v.maxValue(LARGEST_ID, `must be at most ${LARGEST_ID}`),
);
const Order = v.pipe(
  v.number("must be a whole number from 0"),
  v.integer("must be a whole number from 0"),
  v.minValue(0, "must be a whole number from 0"),
  v.maxValue(LARGEST_ORDER, `must be at most ${LARGEST_ORDER}`),
);
const PictureFile = v.pipe(
  lineOf(LONGEST.file),
  v.regex(
    /\.(?:svg|png|jpe?g|webp)$/iu,
    "must be the name of an SVG, PNG, JPEG or WebP file beside the text",
  ),
);
const ShopPath = v.pipe(
  lineOf(LONGEST.path),
  v.regex(/^\/(?!\/|en(?:\/|$))/u, "must be a path of the shop without its language: /news"),
);
/** An item of the catalogue, by its code. */
const ProductCode = v.pipe(
  v.string("must be an item code: E100001"),
  v.regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/u, "must be an item code: E100001"),
);
const Products = v.pipe(
  v.array(ProductCode, "must be a list of item codes: [E100001, E100002]"),
  v.maxLength(MOST_PRODUCTS, `must name at most ${MOST_PRODUCTS} items`),
  v.check((codes) => new Set(codes).size === codes.length, "names an item twice"),
);
const Language = v.picklist(CONTENT_LANGUAGES, "must be zh or en");

const common = {
  id: Id,
  language: Language,
  title: lineOf(LONGEST.title),
  date: Day,
  order: v.optional(Order, 0),
};
const summary = lineOf(LONGEST.summary);
/** What a picture shows; without it the picture is decoration. */
const alt = v.optional(lineOf(LONGEST.alt));

const articleOf = <const Type extends ArticleType>(type: Type) =>
  v.strictObject({
    ...common,
    type: v.literal(type),
    summary: v.optional(summary),
    top: v.optional(v.boolean("must be true or false"), false),
    picture: v.optional(PictureFile),
    alt,
    products: v.optional(Products),
  });

const FrontMatter = v.variant(
  "type",
  [
    articleOf("news"),
    articleOf("article"),
    articleOf("chemlife"),
    articleOf("chemist"),
    articleOf("department"),
    articleOf("party"),
    v.strictObject({
      ...common,
      type: v.literal("activity"),
      summary,
      link: ShopPath,
      picture: PictureFile,
      alt,
    }),
    v.strictObject({ ...common, type: v.literal("notice") }),
    v.strictObject({
      ...common,
      type: v.literal("page"),
      id: v.picklist([...COMPANY_PAGES, ...HELP_PAGES], "must be the name of a page of the shop"),
      summary,
    }),
    v.strictObject({
      ...common,
      type: v.literal("job"),
      summary,
      place: lineOf(LONGEST.line),
      team: lineOf(LONGEST.line),
      until: v.optional(Day),
    }),
  ],
  (issue) => `must be one of ${CONTENT_TYPES.join(", ")}, not ${String(issue.received)}`,
);

/** The front matter of a file of the content folder. Days are those of Asia/Shanghai; `order` sorts entries of one day. */
export type FrontMatter = v.InferOutput<typeof FrontMatter>;

export type FrontMatterVerdict =
  | { readonly kind: "valid"; readonly fields: FrontMatter }
  | { readonly kind: "invalid"; readonly problems: readonly string[] };

/** Judges the front matter of a file: each problem names its field. */
export function judgeFrontMatter(raw: unknown): FrontMatterVerdict {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) {
    return { kind: "invalid", problems: ["The front matter must be a list of `name: value`."] };
  }
  const judged = v.safeParse(FrontMatter, raw);
  if (judged.success) return { kind: "valid", fields: judged.output };
  return { kind: "invalid", problems: judged.issues.map(problemOf) };
}

function problemOf(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue);
  if (field === null) return issue.message;
  if (issue.type === "strict_object") {
    return issue.expected === "never"
      ? `${field}: is no field of this type`
      : `${field}: is missing`;
  }
  return `${field}: ${issue.message}`;
}

/** Whether entries of a type share the ids of articles; activities have their own. */
const isArticle = (type: ContentType): boolean =>
  type !== "activity" && ARTICLE_TYPES.some((article) => article === type);

/** What identifies an entry in the folder: articles of all types share their ids. */
export function entryKey({ type, id }: Pick<FrontMatter, "type" | "id">): string {
  return `${isArticle(type) ? "article" : type} ${id}`;
}

/** The fields that both languages of an entry share. */
const SHARED = ["type", "date", "order", "top", "picture", "products", "link", "until"] as const;

/** The problems of an entry's files together: a language is missing or there twice, or they contradict each other. */
export function judgeEntry(files: readonly FrontMatter[]): readonly string[] {
  const problems = CONTENT_LANGUAGES.flatMap((language) => {
    const count = files.filter((file) => file.language === language).length;
    if (count === 1) return [];
    return [count === 0 ? `has no file in ${language}` : `has ${count} files in ${language}`];
  });
  if (problems.length > 0) return problems;
  const [one, other] = files.map((file) => file as Readonly<Record<string, unknown>>);
  return [
    ...SHARED.filter((field) => String(one?.[field]) !== String(other?.[field])).map(
      (field) => `${field}: differs between the languages`,
    ),
    ...judgeAlternatives(one, other),
  ];
}

type Fields = Readonly<Record<string, unknown>> | undefined;

/** The problems of an entry's text alternatives: one is there without the other, or without a picture. */
function judgeAlternatives(one: Fields, other: Fields): readonly string[] {
  const written = [one?.["alt"], other?.["alt"]].filter((text) => text !== undefined);
  if (written.length === 1) return ["alt: is there in one language only"];
  return written.length > 0 && one?.["picture"] === undefined
    ? ["alt: is there without a picture"]
    : [];
}
