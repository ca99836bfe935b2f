import { logIn } from "@reagent/api/contract/account";
import { DEMO_PASSWORD, demoCustomers } from "@reagent/server/demo/customers";
import { chromium, type Browser } from "playwright";
import { launchOptions } from "../../scripts/browser.ts";
import { buildShop } from "../../scripts/shop-build.ts";
import { connection, ready, successOf } from "./calls.ts";
import { type Figure, figureOf } from "./figure.ts";
import { stateWith } from "./session.ts";
import { inEmptyFolder, startShopProcess } from "./shop-process.ts";
import { suggestionFigure } from "./suggestions.ts";

const RUNS = 5;
const kilobytes = 1000;

/** The browser tools' "Slow 4G": round trip in ms, bytes a second down and up; and a processor four times slower. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
const SLOWDOWN = 4;
/** What of a task is longer than this blocks. */
const SHORT_TASK_MS = 50;

interface Seen {
  readonly lcp: number;
  readonly shift: number;
  /** Milliseconds by which tasks between the first paint and the page at rest were too long. */
  readonly blocked: number;
  /** When a click works, in milliseconds since the page was asked for. */
  readonly usable: number;
  /** Addresses of the scripts and style sheets that came before the page was usable. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: number;
}

interface Visit {
  readonly url: string;
  /** Stands on the page when it can be used, and then belongs to React. */
  readonly usable: string;
  readonly isSlow: boolean;
  /** Of a customer's session; absent for a guest. */
  readonly token: string | undefined;
}

/** Opens a page as a new visitor with a phone, and tells what the browser saw. */
async function visit(browser: Browser, { url, usable, isSlow, token }: Visit): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: "zh-CN",
    ...(token === undefined ? {} : { storageState: stateWith(new URL(url).origin, token) }),
  });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send("Network.enable");
  await tools.send("Network.setCacheDisabled", { cacheDisabled: true });
  if (isSlow) {
    await tools.send("Network.emulateNetworkConditions", SLOW_4G);
    await tools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  }
  await page.addInitScript((shortTask) => {
    const seen = { lcp: 0, shift: 0, blocked: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
      for (const { startTime, duration } of list.getEntries())
        if (painted !== undefined && startTime + duration > painted)
          seen.blocked += Math.max(0, duration - shortTask);
    }).observe({ type: "longtask", buffered: true });
  }, SHORT_TASK_MS);
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll(selector)].some((element) =>
        Object.keys(element).some((key) => key.startsWith("__react")),
      ),
    usable,
  );
  const loaded = await page.evaluate(() => {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const named = (pattern: RegExp) => files.filter(({ name }) => pattern.test(name));
    return {
      usable: performance.now(),
      scripts: named(/\.js$/).map(({ name }) => name),
      styles: named(/\.css$/).map(({ name }) => name),
      fonts: named(/\.(?:woff2?|ttf|otf)$/).reduce(
        (sum, { encodedBodySize }) => sum + encodedBodySize,
        0,
      ),
    };
  });
  await page.waitForLoadState("networkidle");
  const seen = await page.evaluate(
    () => (globalThis as unknown as { seen: Pick<Seen, "lcp" | "shift" | "blocked"> }).seen,
  );
  await context.close();
  return { ...loaded, ...seen };
}

/** What files weigh as the server sends them in an encoding, in kB. */
async function weight(urls: readonly string[], encoding: "br" | "gzip"): Promise<number> {
  const sizes = await Promise.all(
    urls.map(async (url) => {
      const { headers } = await fetch(url, {
        method: "HEAD",
        headers: { "accept-encoding": encoding },
      });
      const length = Number(headers.get("content-length"));
      if (headers.get("content-encoding") !== encoding || !(length > 0))
        throw new Error(`${url} is not sent as ${encoding}`);
      return length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / kilobytes;
}

/** What is measured of a guest with a slow phone, and of a customer; `atMost` is how much JavaScript may come before they are usable, in kB gzipped. */
const TIMED = [
  { name: "home", path: "/", usable: "main h2", atMost: 120 },
  { name: "product page", path: "/products/E893580", usable: "main table", atMost: 130 },
  { name: "search", path: "/search/乙醇", usable: "main table", atMost: 135 },
];
const OF_CUSTOMERS = [
  { name: "cart", path: "/cart", usable: "main table", atMost: 150 },
  { name: "checkout", path: "/checkout", usable: "main table", atMost: 175 },
];
/** Where things are found; only their weight is measured, on the same slow line, where what comes later is seen to come later. */
const FINDING = [
  { name: "catalogue", path: "/product", usable: "main h1" },
  { name: "all products", path: "/products", usable: "main table" },
  { name: "category", path: "/category/100", usable: "main table" },
  { name: "comparison", path: "/compare?items=E893580,G861165", usable: "main table" },
  { name: "product lines", path: "/productlines", usable: "main h1" },
  { name: "product line", path: "/productline/1", usable: "main table" },
  { name: "instruments", path: "/instrument", usable: "main article" },
  { name: "instrument", path: "/consumables/INS-0001", usable: "main h1" },
  { name: "news", path: "/news", usable: "main h1" },
  { name: "article", path: "/news/detail/101", usable: "main h1" },
  { name: "activity", path: "/activity/detail/1", usable: "main h1" },
];
const PAGES = [
  ...TIMED.map((page) => ({ ...page, isTimed: true, isCustomers: false })),
  ...OF_CUSTOMERS.map((page) => ({ ...page, isTimed: false, isCustomers: true })),
  ...FINDING.map((page) => ({ ...page, atMost: 135, isTimed: false, isCustomers: false })),
];

/** A session of the demo customer who has everything. */
async function customerAt(address: string): Promise<string> {
  const line = connection(address);
  const email = demoCustomers[0]?.email ?? "";
  const answer = await line.send(ready(logIn, { email, password: DEMO_PASSWORD }));
  line.close();
  const read = await logIn.answer.schema["~standard"].validate(successOf(answer));
  if (read.issues) throw new Error("the log-in answered without a session");
  return read.value.token;
}

/** How the first load of a page looks to a guest with a slow phone. */
function speedFigures(name: string, input: string, seen: readonly Seen[]): Figure[] {
  const of = (key: "lcp" | "shift" | "usable" | "blocked", scale: number) =>
    seen.map((one) => one[key] / scale);
  return [
    figureOf(`${name}, largest contentful paint`, input, "s", of("lcp", 1000), { atMost: 1 }),
    figureOf(`${name}, layout shift`, input, "", of("shift", 1), { atMost: 0 }),
    figureOf(`${name}, total blocking time`, input, "ms", of("blocked", 1), { atMost: 60 }),
    figureOf(`${name}, until a click works`, input, "s", of("usable", 1000), { atMost: 2.5 }),
  ];
}

/** What a page loads before it is usable. */
async function sizeFigures(
  name: string,
  input: string,
  { scripts, styles, fonts }: Seen,
  atMost: number,
): Promise<Figure[]> {
  const sizes = [
    ["JavaScript before it is usable, gzipped", scripts, "gzip", atMost],
    ["JavaScript before it is usable, as sent (brotli)", scripts, "br", atMost],
    ["CSS, gzipped", styles, "gzip", 20],
  ] as const;
  const weights = sizes.map(async ([what, files, encoding, most]) =>
    figureOf(`${name}, ${what}`, input, "kB", [await weight(files, encoding)], { atMost: most }),
  );
  return [
    ...(await Promise.all(weights)),
    figureOf(`${name}, web fonts`, input, "kB", [fonts / kilobytes], { atMost: 0 }),
  ];
}

/** Sizes of the first load, largest contentful paint, layout shift, blocking, and how soon a key press is answered, on the demo catalogue. */
export async function pageFigures(): Promise<Figure[]> {
  if (!(await buildShop())) throw new Error("the shop could not be built");
  return inEmptyFolder(async (folder) => {
    const shop = await startShopProcess(folder, { DEMO: "1" });
    const browser = await chromium.launch(launchOptions());
    try {
      const customer = await customerAt(shop.address);
      const figures: Figure[] = [];
      for (const { name, path, usable, atMost, isTimed, isCustomers } of PAGES) {
        const place = { url: `${shop.address}${path}`, usable };
        const token = isCustomers ? customer : undefined;
        const seen: Seen[] = [];
        for (let run = 0; run < (isTimed ? RUNS : 1); run += 1)
          seen.push(await visit(browser, { ...place, token, isSlow: !isCustomers }));
        const phone = "demo catalogue, phone 390 × 844, empty cache";
        if (isTimed) {
          const slow = `${phone}, ${SLOWDOWN}× slower processor, Slow 4G`;
          figures.push(...speedFigures(name, slow, seen));
        }
        for (const one of seen.slice(0, 1))
          figures.push(...(await sizeFigures(name, phone, one, atMost)));
      }
      figures.push(await suggestionFigure(browser, shop.address));
      return figures;
    } finally {
      await browser.close();
      await shop.stop();
    }
  });
}
