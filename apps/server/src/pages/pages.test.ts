import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { shop } from "@reagent/api/contract/shop";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Pages } from "./pages.ts";
import { openPages, registerPages, sendNotFound } from "./pages.ts";

const THEME = "document.documentElement.dataset.theme = 'dark';";
const settings = {
  host: 'https://api.example/"<&',
  salts: { headers: "a", params: "b" },
  origin: "",
  chatUrl: "",
  absentParts: [],
};

function pagesOf(folder: string): Pages {
  const pages = openPages(folder, settings);
  if (!pages) {
    throw new Error("The pages were not found.");
  }
  return pages;
}

describe("the pages of the built shop", () => {
  const folder = mkdtempSync(join(tmpdir(), "reagent-pages-"));
  const server = Fastify({
    frameworkErrors: (_failure, request, reply) => {
      void sendNotFound(request, reply, pagesOf(folder));
    },
  });

  beforeAll(async () => {
    mkdirSync(join(folder, "assets"));
    const meta = '<meta name="shop-settings" content="" />';
    const sheet = '<link rel="stylesheet" crossorigin href="/assets/a-1.css">';
    const entry = '<script async type="module" crossorigin src="/assets/start.js"></script>';
    const html = `<!doctype html><html lang="zh-CN"><head>${meta}${sheet}<script>${THEME}</script>${entry}</head><body><div id="shop"></div></body></html>`;
    writeFileSync(join(folder, "index.html"), html);
    writeFileSync(join(folder, "favicon.svg"), "<svg/>");
    writeFileSync(join(folder, "assets", "a-1.js"), "export {}");
    writeFileSync(join(folder, "assets", "a-1.js.gz"), gzipSync("export {}"));
    const page = (pattern: string, isPublic = true) => ({
      pattern,
      isPublic,
      scripts: ["assets/a-1.js"],
      styles: ["assets/b-1.css"],
    });
    writeFileSync(
      join(folder, "pages.json"),
      JSON.stringify([
        page("/"),
        page("/search/:id"),
        page("/order_history/:type?", false),
        page("/scan/:product?/:batch?"),
      ]),
    );
    await registerPages(server, pagesOf(folder));
    await server.ready();
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.inject({ method: "GET", url, headers });

  test("the pages of the built shop are undefined when the shop is not built", () => {
    expect(openPages(join(folder, "nowhere"), settings)).toBeUndefined();
  });

  test("the pages of the built shop list the hash of their inline script", () => {
    const hash = createHash("sha256").update(THEME).digest("base64");
    expect(openPages(folder, settings)?.scriptHashes).toEqual([hash]);
  });

  test.each([
    "/",
    "/search/%E4%B9%99%E9%86%87",
    "/order_history",
    "/order_history/1",
    "/scan",
    "/scan/S812046-25g",
    "/scan/S812046-25g/C15482130",
    "/search/a%2Fb?x=1",
  ])(
    "the pages of the built shop are served at %s with links to the files that the page needs first",
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.headers["cache-control"]).toBe("no-cache");
      expect(response.body).toContain('<html lang="zh-CN"');
      expect(response.body).toMatch(/<link rel="modulepreload" [^>]*href="\/assets\/a-1.js">/u);
      expect(response.body).toMatch(
        /<link rel="stylesheet" crossorigin href="\/assets\/a-1.css">.*<link rel="stylesheet" crossorigin href="\/assets\/b-1.css">/u,
      );
    },
  );

  test("the pages of the built shop have scripts of low priority where the page is painted before they run", async () => {
    const scripts = async (url: string) =>
      [...(await get(url)).body.matchAll(/<[^>]*(?:src|href)="\/assets\/[\w-]+\.js">/gu)].map(
        ([tag]) => tag.includes('fetchpriority="low"'),
      );
    expect([await scripts("/"), await scripts("/order_history")]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  test.each(["/en", "/en/search/ethanol"])(
    "the pages of the built shop are served in English at %s",
    async (url) => {
      const response = await get(url);
      expect([response.statusCode, response.body.includes('<html lang="en"')]).toEqual([200, true]);
    },
  );

  test.each([
    "/nowhere",
    "/en/nowhere",
    "/assets/none.js",
    "/pages.json",
    "/../package.json",
    "/search/%E0%A4%A",
  ])(
    "the pages of the built shop are not found at %s, answered with the shop's own page",
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain("<html");
    },
  );

  test.each([
    ["/", "浏览器版本过低", "/search"],
    ["/en", "Outdated browser", "/en/search"],
    ["/en/nowhere", "Outdated browser", "/en/search"],
  ])(
    "the pages of the built shop say at %s in a browser without scripts where to call, and have a search that works as a form",
    async (url, title, action) => {
      const { body } = await get(url);
      expect(body).toContain(title);
      expect(body).toContain(`href="tel:${shop.hotlines[0]}"`);
      expect(body).toContain(`<form action="${action}"><input name="keyword"`);
    },
  );

  test.each([
    ["/search?keyword=%20a%2Fb%20%E4%B9%99", "/search/a%2Fb%20%E4%B9%99"],
    ["/en/search?keyword=ethanol", "/en/search/ethanol"],
    ["/search?keyword=%20", "/"],
    ["/en/search", "/en"],
    ["/search?keyword=a&keyword=b", "/"],
  ])(
    "the pages of the built shop lead a search that was sent as the form %s to %s",
    async (url, path) => {
      const response = await get(url);
      expect([response.statusCode, response.headers.location]).toEqual([302, path]);
    },
  );

  test("the pages of the built shop hold the API's settings, whatever characters its address has", async () => {
    const { body } = await get("/");
    const written = /content="([^"]*)"/u.exec(body)?.[1] ?? "";
    const read = written.replaceAll("&lt;", "<").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
    expect(JSON.parse(read)).toEqual(settings);
  });

  test.each([
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip, deflate", "gzip", gunzipSync],
    ["identity", undefined, (bytes: Buffer) => bytes],
  ])(
    "the pages of the built shop are sent for Accept-Encoding %s as %s",
    async (accepted, encoding, read) => {
      const response = await get("/", { "accept-encoding": accepted });
      expect(response.headers).toMatchObject({ vary: "accept-encoding" });
      expect(response.headers["content-encoding"]).toBe(encoding);
      expect(read(response.rawPayload).toString()).toContain("<html");
    },
  );

  test("the pages of the built shop are sent again only when they have changed", async () => {
    const etag = String((await get("/")).headers["etag"]);
    for (const named of [etag, `W/${etag}`, `"older", ${etag}`])
      expect((await get("/", { "if-none-match": named })).statusCode, named).toBe(304);
    expect((await get("/", { "if-none-match": '"older"' })).statusCode).toBe(200);
  });

  test("the pages of the built shop have immutable assets, and files that are cached for an hour", async () => {
    const asset = await get("/assets/a-1.js", { "accept-encoding": "gzip" });
    expect(asset.headers["cache-control"]).toContain("immutable");
    expect(asset.headers["content-encoding"]).toBe("gzip");
    const icon = await get("/favicon.svg");
    expect([icon.statusCode, icon.headers["cache-control"]]).toEqual([200, "public, max-age=3600"]);
    expect((await get("/favicon.ico")).headers["location"]).toBe("/favicon.svg");
  });

  test.each([
    ["/assets/..%2fpages.json", 403],
    ["/assets/%5c..%5cpages.json", 403],
    ["/assets/%00", 400],
  ])(
    "the pages of the built shop send nothing outside of their assets at %s",
    async (url, status) => {
      expect((await get(url)).statusCode).toBe(status);
    },
  );
});
