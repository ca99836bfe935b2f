import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readTime } from "@reagent/api/contract/time";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPages } from "../pages/pages.ts";
import { freshFolder } from "../testing/databases.ts";
import { openShop, PUBLIC_URL } from "../testing/shop.ts";
import type { TestShop } from "../testing/shop.ts";

const THEME = "document.documentElement.dataset.theme = 'dark';";
const hash = createHash("sha256").update(THEME).digest("base64");

const folder = mkdtempSync(join(tmpdir(), "reagent-headers-"));
let shop: TestShop;

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  const meta = '<meta name="shop-settings" content="" />';
  writeFileSync(
    join(folder, "index.html"),
    `<!doctype html><html lang="zh-CN"><head>${meta}<script>${THEME}</script></head><body></body></html>`,
  );
  writeFileSync(join(folder, "assets", "a-1.js"), "export {}");
  const page = { pattern: "/", isPublic: true, scripts: [], styles: [] };
  writeFileSync(join(folder, "pages.json"), JSON.stringify([page]));
  const salts = { headers: "a", params: "b" };
  const pages = openPages(folder, {
    host: "",
    salts,
    origin: PUBLIC_URL,
    chatUrl: "",
    absentParts: [],
  });
  if (!pages) throw new Error("The pages were not found.");
  shop = await openShop(freshFolder, { pages });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ["a page", "/", 200],
  ["an unknown page", "/nowhere", 404],
  ["a script", "/assets/a-1.js", 200],
  ["a call", readTime.path, 200],
  ["an unknown call", "/api/nowhere", 200],
])("%s is sent with the security headers", async (_what, url, status) => {
  const { headers, statusCode } = await shop.server.inject({ method: "GET", url });
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "strict-transport-security": "max-age=31536000",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
  });
  expect(headers).not.toHaveProperty("x-powered-by");
  expect(String(headers["content-security-policy"]).split(";")).toEqual([
    "default-src 'self'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});
