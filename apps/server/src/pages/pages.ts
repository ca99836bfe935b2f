import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { type Shop, shop } from "@reagent/api/contract/shop";
import type { Salts } from "@reagent/api/contract/signature";
import { languageOfPath, pathIn } from "@reagent/api/pages/language-path";
import { addressesOf } from "@reagent/api/pages/parts";
import { paths, searchForm } from "@reagent/api/pages/paths";
import type { ShopPart } from "@reagent/domain/shop-part";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { escapeHtml } from "../basics/escape-html.ts";
import type { Language } from "../basics/language.ts";
import { EDITOR_POLICY } from "../http/security.ts";
import type { OwnFile } from "../settings/shop-folder.ts";
import type { GuestPages } from "./guest-pages.ts";
import { NOTHING_RUNS } from "./pictures.ts";
import { ENCODINGS, type Shell, shellOf } from "./shell.ts";
import { withoutScript } from "./without-script.ts";

/** The built shop's list of pages (`pages.json`): the files that each needs in addition to the entry. */
const PageList = v.array(
  v.object({
    pattern: v.string(),
    isPublic: v.boolean(),
    scripts: v.array(v.string()),
    styles: v.array(v.string()),
  }),
);

/** Settings that pages need, which are written into each. */
interface PageSettings {
  /** Origin of the API; "" is the page's own. */
  readonly host: string;
  readonly salts: Salts;
  /** Public origin of the shop; "" is where the server listens. */
  readonly origin: string;
  /** Address of the chat; "" for none. */
  readonly chatUrl: string;
  /** The parts that the shop does without. */
  readonly absentParts: readonly ShopPart[];
  /** The owner's data, where it is not the demo's; its pages need no other request for it. */
  readonly shop?: Shop | undefined;
}

/** The same, and what pages name. */
export interface PagesSettings extends PageSettings {
  /** Pictures of the owner in place of those of the build. */
  readonly files?: readonly OwnFile[];
}

/** The built shop's pages, with a shell for each path pattern. */
export interface Pages {
  readonly folder: string;
  /** Address of the chat; "" for none. */
  readonly chatUrl: string;
  /** The parts that the shop does without. */
  readonly absentParts: readonly ShopPart[];
  readonly shop: Shop | undefined;
  readonly files: readonly OwnFile[];
  /** SHA-256 of the inline scripts, base64, for the content security policy. */
  readonly scriptHashes: readonly string[];
  readonly shells: readonly {
    readonly pattern: string;
    readonly isPublic: boolean;
    readonly shell: Shell;
  }[];
  /** The structure editor's page; undefined where it is not built. */
  readonly structureEditor: Shell | undefined;
  /** The answer to an unknown path, by language. */
  readonly notFound: { readonly zh: Shell; readonly en: Shell };
}

/** How pages are rendered. */
interface Rendering {
  readonly guestPages: GuestPages;
  /** The shop's public origin; never the host of a request, which anyone can choose. */
  readonly origin: () => string;
}

const ASSET_AGE = "365d";
const OTHER_AGE = "1h";
const FILE_AGE_S = 3600;
/** Public pages are the same for everyone: proxies may cache them, and serve them while they revalidate. */
const GUEST_PAGE_CACHING = "public, max-age=0, s-maxage=30, stale-while-revalidate=30";

/** Reads the built shop from its folder and inserts the API's settings; undefined where it is not built. */
export function openPages(
  folder: string,
  { files = [], ...settings }: PagesSettings,
): Pages | undefined {
  const index = join(folder, "index.html");
  if (!existsSync(index)) {
    return undefined;
  }
  const shell = withSettings(readFileSync(index, "utf8"), settings);
  const html = withLine(withTitle(shell, "zh"), "zh");
  const english = withLine(
    withTitle(shell, "en").replace(/<html lang="[^"]*"/u, '<html lang="en"'),
    "en",
  );
  const list = join(folder, "pages.json");
  const editor = join(folder, "structure-editor", "index.html");
  const built = existsSync(list) ? v.parse(PageList, JSON.parse(readFileSync(list, "utf8"))) : [];
  const absent = new Set(settings.absentParts.flatMap(addressesOf));
  const pages = built.filter(({ pattern }) => !absent.has(pattern));
  return {
    folder,
    chatUrl: settings.chatUrl,
    absentParts: settings.absentParts,
    shop: settings.shop,
    files,
    scriptHashes: inlineScripts(html).map((script) =>
      createHash("sha256").update(script).digest("base64"),
    ),
    shells: pages.flatMap((page) => [
      { pattern: page.pattern, isPublic: page.isPublic, shell: shellOf(withFiles(html, page)) },
      {
        pattern: pathIn("en", page.pattern),
        isPublic: page.isPublic,
        shell: shellOf(withFiles(english, page)),
      },
    ]),
    structureEditor: existsSync(editor) ? shellOf(readFileSync(editor, "utf8")) : undefined,
    notFound: { zh: shellOf(html), en: shellOf(english) },
  };
}

/** Serves assets, which are immutable, and every page: rendered where there is a server build, else its shell. */
export async function registerPages(
  server: FastifyInstance,
  pages: Pages,
  rendering?: Rendering,
): Promise<void> {
  await server.register(fastifyStatic, {
    root: join(pages.folder, "assets"),
    // Its own route reads the whole folder at each request, to compare the spelling of the name.
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: ASSET_AGE,
    index: false,
  });
  server.get<{ Params: { readonly file: string } }>("/assets/:file", ({ params }, reply) =>
    reply.sendFile(params.file),
  );
  await server.register(fastifyStatic, {
    root: pages.folder,
    wildcard: false,
    globIgnore: [
      "assets/**",
      "**/*.html",
      "pages.json",
      "**/*.{br,gz}",
      ...pages.files.map(({ path }) => path.slice(1)),
    ],
    preCompressed: true,
    maxAge: OTHER_AGE,
    index: false,
    decorateReply: false,
  });
  registerFiles(server, pages.files);
  const { structureEditor } = pages;
  if (structureEditor) {
    server.get("/structure-editor/", (request, reply) => {
      reply
        .header("content-security-policy", EDITOR_POLICY)
        .header("x-frame-options", "SAMEORIGIN");
      return sendShell(request, reply, structureEditor, 200);
    });
  }
  // Browsers request this path for documents such as PDFs, which link to no icon.
  server.get("/favicon.ico", (_, reply) => reply.redirect("/favicon.svg"));
  for (const { pattern, isPublic, shell } of pages.shells) {
    for (const path of pathsOf(pattern)) {
      server.get(path, { config: { isPage: rendering !== undefined } }, async (request, reply) => {
        const page = await rendering?.guestPages.pageAt(rendering.origin(), request.url, shell);
        // The browser says what is missing.
        if (page === "missing") return sendShell(request, reply, shell, 404);
        if (page && "redirectTo" in page)
          return reply.header("cache-control", "no-cache").redirect(page.redirectTo);
        if (page && "notThere" in page) return sendShell(request, reply, page.notThere, 404);
        if (page && isPublic) reply.header("cache-control", GUEST_PAGE_CACHING);
        return sendShell(request, reply, page ?? shell, 200);
      });
    }
  }
  // Some of them have the pattern of another page too.
  for (const address of pages.absentParts.flatMap(addressesOf)) {
    for (const language of ["zh", "en"] as const) {
      for (const path of pathsOf(pathIn(language, address)))
        server.get(path, (request, reply) => sendNotFound(request, reply, pages));
    }
  }
  for (const language of ["zh", "en"] as const) registerSearchForm(server, language);
  server.setNotFoundHandler((request, reply) => sendNotFound(request, reply, pages));
}

/** Serves the owner's pictures, in which nothing may run or load. */
function registerFiles(server: FastifyInstance, files: readonly OwnFile[]): void {
  for (const { path, mediaType, file } of files) {
    const bytes = readFileSync(file);
    server.get(path, (_, reply) =>
      reply
        .type(mediaType)
        .header("cache-control", `public, max-age=${FILE_AGE_S}`)
        .header("content-security-policy", NOTHING_RUNS)
        .send(bytes),
    );
  }
}

/** Leads a search that was sent as a form to the page of its results, a blank one home. */
function registerSearchForm(server: FastifyInstance, language: Language): void {
  server.get(pathIn(language, searchForm.address), (request, reply) => {
    const { [searchForm.field]: typed } = request.query as Record<string, unknown>;
    const text = typeof typed === "string" ? typed.trim() : "";
    return reply.redirect(pathIn(language, text ? paths.search({ text }) : "/"));
  });
}

/** The paths of a pattern with optional parameters at its end: Fastify allows only the last to be optional. */
function pathsOf(pattern: string): string[] {
  const paths = [pattern.replaceAll("?", "")];
  for (let rest = pattern; /\/:\w+\?$/u.test(rest);) {
    rest = rest.slice(0, rest.lastIndexOf("/"));
    paths.push(rest.replaceAll("?", ""));
  }
  return paths;
}

/** Answers an unknown path with the shop's page for it, in the language of the path. */
export function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  { notFound }: Pages,
): Promise<FastifyReply> {
  const language = languageOfPath(request.url.split("?", 1)[0] ?? "");
  return sendShell(request, reply, notFound[language], 404);
}

async function sendShell(
  request: FastifyRequest,
  reply: FastifyReply,
  shell: Shell,
  status: number,
): Promise<FastifyReply> {
  if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-cache");
  reply.header("vary", "accept-encoding").header("etag", shell.etag);
  if (status === 200 && isUnchanged(request, shell)) {
    return reply.status(304).send();
  }
  reply.status(status).type("text/html; charset=utf-8");
  const accepted = request.headers["accept-encoding"] ?? "";
  const encoding = ENCODINGS.find((each) => new RegExp(`\\b${each}\\b`, "u").test(accepted));
  return encoding
    ? reply.header("content-encoding", encoding).send(await shell.compressed(encoding))
    : reply.send(shell.html);
}

/** Whether the client has the page already. Proxies that compress make tags weak, and a browser may send several. */
function isUnchanged({ headers }: FastifyRequest, { etag }: Shell): boolean {
  const tags = headers["if-none-match"]?.split(",") ?? [];
  return tags.some((tag) => tag.trim().replace(/^W\//u, "") === etag);
}

/**
 * The page with the scripts and style sheets that it needs in addition to the entry named in its head. A public page is painted as it was
 * rendered, before its scripts have come: they leave the connection to what it is painted with.
 */
function withFiles(
  html: string,
  { scripts, styles, isPublic }: v.InferOutput<typeof PageList>[number],
): string {
  const priority = isPublic ? 'fetchpriority="low" ' : "";
  const links = [
    ...scripts.map((file) => `<link rel="modulepreload" ${priority}crossorigin href="/${file}">`),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ];
  return html
    .replaceAll('<script async type="module" ', (tag) => `${tag}${priority}`)
    .replace("</head>", () => `${links.join("")}</head>`);
}

const ELEMENT = '<div id="shop">';

/** The page with what it says in a browser that does not run its scripts. */
const withLine = (html: string, language: Language): string =>
  html.replace(ELEMENT, () => `${withoutScript(language)}${ELEMENT}`);

/** The page with the shop's name as its title, until a screen has its own. */
const withTitle = (html: string, language: Language): string =>
  html.replace(/<title>[^<]*<\/title>/u, () => `<title>${escapeHtml(shop.name[language])}</title>`);

function withSettings(html: string, settings: PageSettings): string {
  const content = escapeHtml(JSON.stringify(settings));
  return html.replace(
    /(<meta name="shop-settings" content=")[^"]*"/u,
    (_match, start: string) => `${start}${content}"`,
  );
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gu)].map(
    (match) => match[1] ?? "",
  );
}
