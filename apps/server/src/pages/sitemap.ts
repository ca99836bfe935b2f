import { pathIn } from "@reagent/api/pages/language-path";
import { leadsToAbsent } from "@reagent/api/pages/parts";
import { paths } from "@reagent/api/pages/paths";
import { companyPageOf, helpPageOf } from "@reagent/domain/content-page";
import type { ShopPart } from "@reagent/domain/shop-part";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { escapeHtml } from "../basics/escape-html.ts";
import { RevisionedLruCache } from "../basics/revisioned-lru-cache.ts";
import { hiddenActivities } from "../content/shown.ts";
import type { Database, Reader } from "../database/database.ts";
import { readFact } from "../database/facts.ts";
import type { Pages } from "./pages.ts";

interface Options {
  readonly database: Database;
  readonly pages: Pages;
  /** The addresses of the pages that are always there. */
  readonly listed: readonly string[];
  /** The shop's public origin. */
  readonly origin: () => string;
}

/** Ids of items in a file, each in two languages: a file may have 50,000 addresses and 50 MB (sitemaps.org). */
const IDS_IN_FILE = 5_000;
const AGE = "public, max-age=3600";
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** A page in both languages, each with links to both. */
function entryOf(origin: string, path: string): string {
  const urls = {
    "zh-CN": escapeHtml(`${origin}${path}`),
    en: escapeHtml(`${origin}${pathIn("en", path)}`),
  };
  const alternates = Object.entries(urls)
    .map(([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`)
    .join("");
  return Object.values(urls)
    .map((url) => `<url><loc>${url}</loc>${alternates}</url>`)
    .join("\n");
}

const fileOf = (origin: string, paths: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>\n${paths.map((path) => entryOf(origin, path)).join("\n")}\n</urlset>\n`;

/** All pages but those of items. */
async function pagePaths(
  { read }: Database,
  listed: readonly string[],
  absentParts: readonly ShopPart[],
): Promise<string[]> {
  const ids = async (table: "categories" | "product_lines" | "activities" | "jobs") =>
    (await read.selectFrom(table).select("id").orderBy("id").execute()).map(({ id }) => String(id));
  const instruments = await read.selectFrom("instruments").select("code").orderBy("id").execute();
  const gifts = await read
    .selectFrom("gifts")
    .select("code")
    .where("is_listed", "=", 1)
    .orderBy("id")
    .execute();
  const articles = await read.selectFrom("articles").select(["id", "kind"]).orderBy("id").execute();
  const hidden = await hiddenActivities(read, absentParts);
  const all = [
    ...listed,
    ...(await ids("categories")).map((categoryId) => paths.category({ categoryId })),
    ...(await ids("product_lines")).map((id) => paths.productLine({ id })),
    ...instruments.map(({ code }) => paths.instrument({ spuCode: code })),
    ...gifts.map(({ code }) => paths.gift({ giftCode: code })),
    ...articles.map(({ id, kind }) => paths.article({ type: kind, id: String(id) })),
    ...(await ids("activities"))
      .filter((id) => !hidden.includes(Number(id)))
      .map((id) => paths.activity({ id })),
    ...(await ids("jobs")).map((id) => paths.job({ id })),
    ...(await textPaths(read)),
  ];
  return all.filter((path) => !leadsToAbsent(path, absentParts));
}

/** The pages of text that are published. */
async function textPaths(read: Reader): Promise<string[]> {
  const rows = await read.selectFrom("pages").select("code").orderBy("code").execute();
  return rows.flatMap(({ code }) => {
    const company = companyPageOf(code);
    const help = helpPageOf(code);
    return company ? paths.info(company) : help ? paths.help(help) : [];
  });
}

async function itemPaths({ read }: Database, file: number): Promise<string[]> {
  const rows = await read
    .selectFrom("items")
    .select("code")
    .where("id", ">", (file - 1) * IDS_IN_FILE)
    .where("id", "<=", file * IDS_IN_FILE)
    .orderBy("id")
    .execute();
  return rows.map(({ code }) => paths.product({ itemCode: code }));
}

/** The numbers of the files that have items: goes from each to the next by the index of ids, and reads no other items. */
async function itemFiles({ read }: Database): Promise<number[]> {
  const fileOfFirst = sql`(min(items.id) + ${sql.lit(IDS_IN_FILE - 1)}) / ${sql.lit(IDS_IN_FILE)}`;
  const { rows } = await sql<{ number: number }>`
    with recursive files (number) as (
      select ${fileOfFirst} from items
      union all
      select (select ${fileOfFirst} from items where items.id > files.number * ${sql.lit(IDS_IN_FILE)})
      from files where files.number is not null
    )
    select number from files where number is not null`.execute(read);
  return rows.map(({ number }) => number);
}

/** Registers `/robots.txt`, and `/sitemap.xml` with its files. */
export function registerSitemap(
  server: FastifyInstance,
  { database, pages, listed, origin }: Options,
): void {
  const options = { config: { isPage: true } };
  const privatePaths = pages.shells
    .filter(({ isPublic }) => !isPublic)
    .map(({ pattern }) => pattern.replace(/\/:.*$/u, ""));
  const disallowed = [...new Set(["/api/", "/gateway/", "/pdf/", "/v1/", ...privatePaths])];

  server.get("/robots.txt", (_request, reply) =>
    reply
      .header("cache-control", AGE)
      .type("text/plain; charset=utf-8")
      .send(
        [
          "User-agent: *",
          ...disallowed.map((path) => `Disallow: ${path}`),
          `Sitemap: ${origin()}/sitemap.xml`,
          "",
        ].join("\n"),
      ),
  );

  // A search of the ids for each file takes most of the time at a million items.
  const fileNumbers = new RevisionedLruCache<readonly number[]>(1);
  server.get("/sitemap.xml", options, async (_request, reply) => {
    const revision = (await readFact(database.read, "catalogue_revision")) ?? "";
    const numbers = fileNumbers.get(revision, "") ?? (await itemFiles(database));
    fileNumbers.set(revision, "", numbers);
    const names = ["pages", ...numbers.map((number) => `items-${number}`)];
    const files = names.map(
      (name) => `<sitemap><loc>${escapeHtml(`${origin()}/sitemap/${name}.xml`)}</loc></sitemap>`,
    );
    return reply
      .header("cache-control", AGE)
      .type("application/xml; charset=utf-8")
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${NAMESPACES}>\n${files.join("\n")}\n</sitemapindex>\n`,
      );
  });

  server.get("/sitemap/:name.xml", options, async (request, reply) => {
    const { name } = request.params as { name: string };
    const file = Number(/^items-(\d{1,6})$/u.exec(name)?.[1] ?? 0);
    const paths =
      name === "pages"
        ? await pagePaths(database, listed, pages.absentParts)
        : file > 0
          ? await itemPaths(database, file)
          : [];
    if (paths.length === 0) return reply.callNotFound();
    return reply
      .header("cache-control", AGE)
      .type("application/xml; charset=utf-8")
      .send(fileOf(origin(), paths));
  });
}
