import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readHome } from "@reagent/api/contract/home";
import { developmentSalts } from "@reagent/api/contract/signature";
import type { ServerBuild } from "@reagent/server/pages/guest-pages";
import { openPages } from "@reagent/server/pages/pages";
import { onEachDatabase } from "@reagent/server/testing/databases";
import { listen, open } from "@reagent/server/testing/raw-http";
import { openShop, type TestShop } from "@reagent/server/testing/shop";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const CALLS = 25;
/** A fifth of them. */
const PAGES = 5;

const serverBuild: ServerBuild = {
  listed: ["/"],
  renderPage: async ({ origin, url }) => ({
    head: `<link rel="canonical" href="${origin}${url}">`,
    body: "",
    answers: "",
  }),
};

onEachDatabase((makePlace) => {
  describe("pages of guests", () => {
    const folder = mkdtempSync(join(tmpdir(), "reagent-guest-pages-"));
    let shop: TestShop;
    let port: number;

    beforeAll(async () => {
      mkdirSync(join(folder, "assets"));
      writeFileSync(join(folder, "assets", "a-1.js"), "export {}");
      writeFileSync(
        join(folder, "index.html"),
        '<html><head></head><body><div id="shop"></div></body></html>',
      );
      const home = { pattern: "/", isPublic: true, scripts: [], styles: [] };
      writeFileSync(join(folder, "pages.json"), JSON.stringify([home]));
      const pages = openPages(folder, {
        host: "",
        salts: developmentSalts,
        origin: "",
        chatUrl: "",
        absentParts: [],
      });
      if (!pages) throw new Error("The pages were not found.");
      shop = await openShop(makePlace, { pages, serverBuild, callsPerMinute: CALLS });
      port = await listen(shop.server);
    });
    afterAll(async () => {
      await shop.close();
      rmSync(folder, { recursive: true });
    });

    const get = (url: string, remoteAddress = "192.0.2.7") =>
      shop.server.inject({ url, remoteAddress, headers: { accept: "text/html" } });

    test.each(["/", "/robots.txt", "/sitemap.xml", "/sitemap/pages.xml"])(
      "name no host of a request at %s, which anyone can choose",
      async (url) => {
        const { socket, received } = await open(port);
        socket.write(`GET ${url} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`);
        await once(socket, "close");
        expect(received()).toContain(`http://127.0.0.1:${port}/`);
        expect(received()).not.toContain("evil.example");
      },
    );

    test("pages of guests are limited by network: more get HTTP 429, Retry-After and a page that reloads", async () => {
      const statuses: number[] = [];
      for (let page = 0; page < PAGES; page += 1) {
        statuses.push((await get(`/?${page}`)).statusCode);
      }
      const refused = await get("/en");
      expect([...statuses, refused.statusCode]).toEqual([200, 200, 200, 200, 200, 429]);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
      expect(refused.headers["cache-control"]).toBe("no-store");
      expect(refused.body).toContain("Too many calls; please try again shortly.");
      expect((await get("/sitemap.xml")).statusCode).toBe(429);
      expect((await get("/", "192.0.2.8")).statusCode).toBe(200);
      shop.clock.time += 60_000;
      expect((await get("/")).statusCode).toBe(200);
    });

    test("pages of guests are limited apart from calls, assets and probes", async () => {
      shop.clock.time += 60_000;
      const address = "192.0.2.9";
      for (let page = 0; page <= PAGES; page += 1) await get("/", address);
      const others = ["/assets/a-1.js", "/robots.txt", "/healthz"];
      for (const url of others) expect((await get(url, address)).statusCode, url).toBe(200);
      expect((await shop.call(readHome, {}, { address })).code).toBe(200);
    });
  });
});
