import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readUserInfo } from "@reagent/api/contract/account";
import { readHome } from "@reagent/api/contract/home";
import { headerNames } from "@reagent/api/contract/signature";
import { issueDocumentTicket, uploadDocument } from "@reagent/api/contract/upload";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { ServerBuild } from "../pages/guest-pages.ts";
import { openPages } from "../pages/pages.ts";
import { onDefaultDatabase } from "../testing/databases.ts";
import { bytesLike, dataUrl } from "../testing/documents.ts";
import { customers } from "../testing/fixture.ts";
import { openShop, signed } from "../testing/shop.ts";
import type { TestShop } from "../testing/shop.ts";

const NEVER = "no-store";
const HOUR = "public, max-age=3600";
const IMMUTABLE = "public, max-age=31536000, immutable";
const BRIEFLY = "public, max-age=0, s-maxage=30, stale-while-revalidate=30";
const ASK_FIRST = "no-cache";

const listed: ServerBuild["listed"] = ["/"];

/** A built shop of two pages, the first of them public. */
function buildPages(folder: string) {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets", "a-1.js"), "export {}");
  writeFileSync(join(folder, "favicon.svg"), "<svg/>");
  writeFileSync(
    join(folder, "index.html"),
    '<html lang="zh-CN"><head><meta name="shop-settings" content="" /><title></title></head><body><div id="shop"></div></body></html>',
  );
  const page = (pattern: string, isPublic: boolean) => ({
    pattern,
    isPublic,
    scripts: [],
    styles: [],
  });
  writeFileSync(
    join(folder, "pages.json"),
    JSON.stringify([page("/products/:code", true), page("/profile", false)]),
  );
  const salts = { headers: "", params: "" };
  const pages = openPages(folder, { host: "", salts, origin: "", chatUrl: "", absentParts: [] });
  if (!pages) throw new Error("The pages were not found.");
  return pages;
}

onDefaultDatabase((makePlace) => {
  const folder = mkdtempSync(join(tmpdir(), "reagent-cache-"));
  const renderPage = vi.fn<ServerBuild["renderPage"]>();
  let shop: TestShop;
  let token: string;
  let document: string;

  beforeAll(async () => {
    shop = await openShop(makePlace, {
      pages: buildPages(folder),
      origin: () => "https://shop.example",
      serverBuild: { listed, renderPage },
    });
    token = await shop.logIn(customers.university);
    const content = dataUrl(bytesLike("png"));
    const upload = { slot: "university", extension: "png", content, fileName: "a.png" } as const;
    const { uploadId } = (await shop.call(uploadDocument, upload, { token })).data;
    document = (await shop.call(issueDocumentTicket, { uploadId }, { token })).data.url;
  });
  afterAll(async () => {
    await shop.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    vi.resetAllMocks();
    renderPage.mockImplementation(async ({ url }) => ({ head: "", body: url, answers: "" }));
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    shop.server.inject({ method: "GET", url, headers });
  const post = (path: string, of: { token?: string } = {}) => {
    const { headers, params } = signed({}, { at: shop.clock.time, ...of });
    return shop.server.inject({ method: "POST", url: path, headers, payload: params });
  };

  describe("the caching headers", () => {
    test.each([
      ["a script, whose name changes with it", 200, IMMUTABLE, () => get("/assets/a-1.js")],
      ["another file of the shop", 200, HOUR, () => get("/favicon.svg")],
      ["a page as guests see it", 200, BRIEFLY, () => get("/products/E100001")],
      ["a page as guests see it, in English", 200, BRIEFLY, () => get("/en/products/E100001")],
      ["a customer's page, as it is while it loads", 200, ASK_FIRST, () => get("/profile")],
      ["an unknown path", 404, ASK_FIRST, () => get("/nowhere")],
      ["robots.txt", 200, HOUR, () => get("/robots.txt")],
      ["the sitemap", 200, HOUR, () => get("/sitemap.xml")],
      ["a file of the sitemap", 200, HOUR, () => get("/sitemap/items-1.xml")],
      ["a guest's call", 200, NEVER, () => post(readHome.path)],
      ["a customer's call", 200, NEVER, () => post(readUserInfo.path, { token })],
      ["a refused call", 200, NEVER, () => post(readUserInfo.path)],
      ["an unknown call", 200, NEVER, () => get("/api/nothing")],
      ["a document", 200, NEVER, () => get(document)],
      ["a document with a wrong ticket", 200, NEVER, () => get(`${document}x`)],
      ["a page of the simulated gateway", 404, NEVER, () => get("/gateway/wechat/none")],
      ["the health probe", 200, NEVER, () => get("/healthz")],
      ["the readiness probe", 200, NEVER, () => get("/readyz")],
    ])("the caching headers of %s are those of its kind", async (_what, status, header, ask) => {
      const { statusCode, headers } = await ask();
      expect([statusCode, headers["cache-control"]]).toEqual([status, header]);
    });

    test("the caching headers of a page that could not be rendered are not those of guest pages", async () => {
      renderPage.mockRejectedValue(new Error("this screen breaks"));
      expect((await get("/products/BROKEN")).headers["cache-control"]).toBe(ASK_FIRST);
    });
  });

  describe("a guest page", () => {
    test("a guest page is the same for a customer, and is rendered without their token", async () => {
      const personal = { [headerNames.token]: token, cookie: `token=${token}` };
      const forGuest = await get("/products/E100002");
      const forCustomer = await get("/products/E100002", personal);
      expect(forCustomer.body).toBe(forGuest.body);
      expect(forCustomer.headers["set-cookie"]).toBeUndefined();
      expect(renderPage).toHaveBeenCalledOnce();
      expect(JSON.stringify(renderPage.mock.calls)).not.toContain(token);
    });

    test("a guest page has the language of its path, whatever a header says", async () => {
      const chinese = await get("/products/E100003", { [headerNames.language]: "en" });
      const english = await get("/en/products/E100003", { [headerNames.language]: "cn" });
      expect(chinese.body).toContain('lang="zh-CN"');
      expect(english.body).toContain('lang="en"');
      expect(renderPage).toHaveBeenCalledTimes(2);
    });
  });
});
