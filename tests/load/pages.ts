import { chromium, type Browser } from "playwright";
import { launchOptions } from "../../scripts/browser.ts";
import { buildShop } from "../../scripts/shop-build.ts";
import { type Figure, figureOf } from "./figure.ts";
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

interface Seen {
  readonly lcp: number;
  readonly shift: number;
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
}

/** Opens a page as a new visitor with a phone, and tells what the browser saw. */
async function visit(browser: Browser, { url, usable, isSlow }: Visit): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: "zh-CN",
  });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send("Network.enable");
  await tools.send("Network.setCacheDisabled", { cacheDisabled: true });
  if (isSlow) {
    await tools.send("Network.emulateNetworkConditions", SLOW_4G);
    await tools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  }
  await page.addInitScript(() => {
    const seen = { lcp: 0, shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
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
    () => (globalThis as unknown as { seen: { lcp: number; shift: number } }).seen,
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

/** Sizes of the first load, largest contentful paint, layout shift, and how soon a key press is answered, on the demo catalogue. */
export async function pageFigures(): Promise<Figure[]> {
  if (!(await buildShop())) throw new Error("the shop could not be built");
  return inEmptyFolder(async (folder) => {
    const shop = await startShopProcess(folder, { DEMO: "1" });
    const browser = await chromium.launch(launchOptions());
    try {
      const pages = [
        { name: "home", path: "/", usable: "main h2" },
        { name: "product page", path: "/products/E893580", usable: "main table" },
      ];
      const figures: Figure[] = [];
      for (const { name, path, usable } of pages) {
        const url = `${shop.address}${path}`;
        const seen: Seen[] = [];
        for (let run = 0; run < RUNS; run += 1)
          seen.push(await visit(browser, { url, usable, isSlow: true }));
        const input = `demo catalogue, phone 390 × 844, ${SLOWDOWN}× slower processor, Slow 4G, empty cache`;
        const of = (key: "lcp" | "shift" | "usable", scale: number) =>
          seen.map((one) => one[key] / scale);
        figures.push(
          figureOf(`${name}, largest contentful paint`, input, "s", of("lcp", 1000), {
            atMost: 3.2,
          }),
          figureOf(`${name}, layout shift`, input, "", of("shift", 1), { atMost: 0 }),
          figureOf(`${name}, until a click works`, input, "s", of("usable", 1000), {
            atMost: 2.5,
          }),
        );
        if (path !== "/") continue;
        const { scripts = [], styles = [] } = seen.at(-1) ?? {};
        const sizes = [
          [`${name}, JavaScript before it is usable, gzipped`, scripts, "gzip", 130],
          [`${name}, JavaScript before it is usable, as sent (brotli)`, scripts, "br", 130],
          [`${name}, CSS, gzipped`, styles, "gzip", 20],
        ] as const;
        for (const [what, files, encoding, atMost] of sizes)
          figures.push(figureOf(what, input, "kB", [await weight(files, encoding)], { atMost }));
        const fonts = seen.map((one) => one.fonts / kilobytes);
        figures.push(figureOf(`${name}, web fonts`, input, "kB", fonts, { atMost: 0 }));
      }
      figures.push(await suggestionFigure(browser, shop.address));
      return figures;
    } finally {
      await browser.close();
      await shop.stop();
    }
  });
}
