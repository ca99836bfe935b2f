import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { leadsToAbsent } from "@reagent/api/pages/parts";
import { ARTICLE_TYPES } from "@reagent/domain/article";
import { companyPageOf, helpPageOf } from "@reagent/domain/content-page";
import type { ShopPart } from "@reagent/domain/shop-part";
import { defaultPage } from "../../content/default-pages.ts";
import { chunks } from "../../database/chunks.ts";
import type { Reader } from "../../database/database.ts";
import type { ContentFolder, NamedProduct, ShopLink } from "./read-folder.ts";

const ENTRY = new RegExp(
  `^/(?<type>${[...ARTICLE_TYPES, "job"].join("|")})/detail/(?<id>[^/]+)$`,
  "u",
);
const PAGE = /^\/(?:html|info)\/(?<code>[^/]+)$/u;
const PRODUCT = /^\/products\/(?<code>[A-Za-z][A-Za-z0-9-]*)$/u;

/** Where the build lists the addresses of the shop. */
const PAGES_FILE = fileURLToPath(new URL("../../../../shop/dist/pages.json", import.meta.url));

/** The patterns of the addresses of this shop; undefined where it is not built. */
export function shopAddresses(): readonly string[] | undefined {
  return builtAddresses(PAGES_FILE);
}

/** The patterns of the addresses of a built shop; undefined where it is not built. */
export function builtAddresses(pagesFile: string): readonly string[] | undefined {
  if (!existsSync(pagesFile)) return undefined;
  const pages = JSON.parse(readFileSync(pagesFile, "utf8")) as { pattern: string }[];
  return pages.map(({ pattern }) => pattern);
}

interface Known {
  /** Ids of the entries in the folder and, unless they are replaced, in the shop. */
  readonly entries: ReadonlySet<string>;
  readonly products: ReadonlySet<string>;
  readonly addresses: readonly RegExp[] | undefined;
}

/**
 * The links that lead nowhere: to an entry that neither the folder nor the shop has (with `replaces` only the folder counts), to an
 * unknown product, to a part that the shop does without, or to an address that it does not have. Addresses are not checked where they are not known.
 */
export async function findDeadLinks(
  reader: Reader,
  { links, content }: Pick<ContentFolder, "links" | "content">,
  {
    replaces,
    addresses,
    absentParts,
    coming = new Set(),
  }: {
    readonly replaces: boolean;
    readonly addresses: readonly string[] | undefined;
    readonly absentParts: readonly ShopPart[];
    readonly coming?: ReadonlySet<string> | undefined;
  },
): Promise<readonly ShopLink[]> {
  const known: Known = {
    entries: new Set([
      ...content.articles.map(({ kind, id }) => `${kind} ${id}`),
      ...content.activities.map(({ id }) => `activity ${id}`),
      ...content.jobs.map(({ id }) => `job ${id}`),
      ...content.pages.map(({ code }) => `page ${code}`),
      ...(replaces ? [] : await entriesOf(reader)),
    ]),
    products: new Set([
      ...coming,
      ...(await itemsAmong(
        reader,
        links.flatMap(({ path }) => PRODUCT.exec(path)?.groups?.["code"] ?? []),
      )),
    ]),
    addresses: addresses?.map(patternOf),
  };
  return links.filter(
    ({ path }) => leadsToAbsent(path, absentParts) || !leadsSomewhere(path, known),
  );
}

function leadsSomewhere(path: string, { entries, products, addresses }: Known): boolean {
  const entry = ENTRY.exec(path)?.groups;
  if (entry) return entries.has(`${entry["type"]} ${entry["id"]}`);
  const page = PAGE.exec(path)?.groups;
  if (page) return entries.has(`page ${page["code"]}`) || hasDefault(page["code"] ?? "");
  const product = PRODUCT.exec(path)?.groups;
  if (product) return products.has(product["code"] ?? "");
  return addresses === undefined || addresses.some((address) => address.test(path));
}

/** Whether a page of text is there without one in the folder or in the shop. */
function hasDefault(text: string): boolean {
  const code = companyPageOf(text) ?? helpPageOf(text);
  return code !== undefined && defaultPage(code) !== undefined;
}

/** `/search/:id` and `/order_history/:type?` as regular expressions. */
function patternOf(address: string): RegExp {
  const source = address
    .split("/")
    .slice(1)
    .map((part) => {
      if (part.startsWith(":")) return part.endsWith("?") ? "(?:/[^/]+)?" : "/[^/]+";
      return `/${part.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}`;
    })
    .join("");
  return new RegExp(`^${source}/?$`, "u");
}

async function entriesOf(reader: Reader): Promise<string[]> {
  const [articles, activities, jobs, pages] = await Promise.all([
    reader.selectFrom("articles").select(["id", "kind"]).execute(),
    reader.selectFrom("activities").select("id").execute(),
    reader.selectFrom("jobs").select("id").execute(),
    reader.selectFrom("pages").select("code").execute(),
  ]);
  return [
    ...articles.map(({ kind, id }) => `${kind} ${id}`),
    ...activities.map(({ id }) => `activity ${id}`),
    ...jobs.map(({ id }) => `job ${id}`),
    ...pages.map(({ code }) => `page ${code}`),
  ];
}

/** Which of these codes are items of the shop. */
async function itemsAmong(reader: Reader, codes: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (const part of chunks([...new Set(codes)])) {
    const rows = await reader
      .selectFrom("items")
      .select("code")
      .where("code", "in", part)
      .execute();
    for (const { code } of rows) found.add(code);
  }
  return found;
}

/** The items that articles belong to and that the shop does not have. */
export async function findUnknownProducts(
  reader: Reader,
  products: readonly NamedProduct[],
  coming: ReadonlySet<string> = new Set(),
): Promise<readonly NamedProduct[]> {
  const known = await itemsAmong(
    reader,
    products.map(({ code }) => code),
  );
  return products.filter(({ code }) => !known.has(code) && !coming.has(code));
}
