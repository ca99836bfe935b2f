import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import fastifyStatic from "@fastify/static";
import type { Salts } from "@reagent/api/contract/signature";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";

/** What the built shop says of its pages (`pages.json`): which files a page of a pattern needs besides the entry. */
const PageList = v.array(
  v.object({ pattern: v.string(), scripts: v.array(v.string()), styles: v.array(v.string()) }),
);

/** What pages need to know to call the API. */
export interface PageSettings {
  /** Origin of the API; "" = the page's own. */
  readonly host: string;
  readonly salts: Salts;
}

/** A page as it is sent, compressed once. */
interface Shell {
  readonly html: Buffer;
  readonly gzipped: Buffer;
  readonly etag: string;
}

/** The shop's pages: the built shop, its shell for each pattern of addresses. */
export interface Pages {
  readonly folder: string;
  /** SHA-256 of the inline scripts, base64, for the content security policy. */
  readonly scriptHashes: readonly string[];
  readonly shells: readonly { readonly pattern: string; readonly shell: Shell }[];
  /** What an unknown address is answered with, by language. */
  readonly notFound: { readonly zh: Shell; readonly en: Shell };
}

const ENGLISH_PREFIX = "/en";
const ASSET_AGE = "365d";
const OTHER_AGE = "1h";

/** Reads the built shop from its folder and writes into it how to call the API; undefined where it was not built. */
export function openPages(folder: string, settings: PageSettings): Pages | undefined {
  const index = join(folder, "index.html");
  if (!existsSync(index)) {
    return undefined;
  }
  const html = withSettings(readFileSync(index, "utf8"), settings);
  const english = html.replace(/<html lang="[^"]*"/u, '<html lang="en"');
  const list = join(folder, "pages.json");
  const pages = existsSync(list) ? v.parse(PageList, JSON.parse(readFileSync(list, "utf8"))) : [];
  return {
    folder,
    scriptHashes: inlineScripts(html).map((script) =>
      createHash("sha256").update(script).digest("base64"),
    ),
    shells: pages.flatMap((page) => [
      { pattern: page.pattern, shell: shellOf(withLinks(html, page)) },
      {
        pattern: page.pattern === "/" ? ENGLISH_PREFIX : `${ENGLISH_PREFIX}${page.pattern}`,
        shell: shellOf(withLinks(english, page)),
      },
    ]),
    notFound: { zh: shellOf(html), en: shellOf(english) },
  };
}

/** Serves assets, which never change under one name, and the shell of every page. */
export async function registerPages(server: FastifyInstance, pages: Pages): Promise<void> {
  await server.register(fastifyStatic, {
    root: join(pages.folder, "assets"),
    prefix: "/assets/",
    preCompressed: true,
    immutable: true,
    maxAge: ASSET_AGE,
    index: false,
    decorateReply: false,
  });
  await server.register(fastifyStatic, {
    root: pages.folder,
    wildcard: false,
    globIgnore: ["assets/**", "**/*.html", "pages.json", "**/*.{br,gz}"],
    preCompressed: true,
    maxAge: OTHER_AGE,
    index: false,
    decorateReply: false,
  });
  for (const { pattern, shell } of pages.shells) {
    for (const path of pathsOf(pattern)) {
      server.get(path, (request, reply) => sendShell(request, reply, shell, 200));
    }
  }
  server.setNotFoundHandler((request, reply) => sendNotFound(request, reply, pages));
}

/** The paths of a pattern whose last parameters may be left out, each without one more: Fastify takes only the last as such. */
function pathsOf(pattern: string): string[] {
  const paths = [pattern.replaceAll("?", "")];
  for (let rest = pattern; /\/:\w+\?$/u.test(rest);) {
    rest = rest.slice(0, rest.lastIndexOf("/"));
    paths.push(rest.replaceAll("?", ""));
  }
  return paths;
}

/** Answers an address that no page has with the shop around its notice, in the language of the address. */
export function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  { notFound }: Pages,
): FastifyReply {
  const isEnglish = request.url === ENGLISH_PREFIX || request.url.startsWith(`${ENGLISH_PREFIX}/`);
  return sendShell(request, reply, isEnglish ? notFound.en : notFound.zh, 404);
}

function sendShell(
  request: FastifyRequest,
  reply: FastifyReply,
  shell: Shell,
  status: number,
): FastifyReply {
  reply
    .header("cache-control", "no-cache")
    .header("vary", "accept-encoding")
    .header("etag", shell.etag);
  if (status === 200 && request.headers["if-none-match"] === shell.etag) {
    return reply.status(304).send();
  }
  reply.status(status).type("text/html; charset=utf-8");
  const takesGzip = /\bgzip\b/u.test(request.headers["accept-encoding"] ?? "");
  return takesGzip
    ? reply.header("content-encoding", "gzip").send(shell.gzipped)
    : reply.send(shell.html);
}

function withLinks(
  html: string,
  { scripts, styles }: { scripts: readonly string[]; styles: readonly string[] },
): string {
  const links = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  return html.replace("</head>", () => `${links.join("")}</head>`);
}

function withSettings(html: string, settings: PageSettings): string {
  const content = JSON.stringify(settings)
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;");
  return html.replace(
    /(<meta name="shop-settings" content=")[^"]*"/u,
    (_match, start: string) => `${start}${content}"`,
  );
}

function shellOf(html: string): Shell {
  const bytes = Buffer.from(html);
  return {
    html: bytes,
    gzipped: gzipSync(bytes, { level: 9 }),
    etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
  };
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gu)].map(
    (match) => match[1] ?? "",
  );
}
