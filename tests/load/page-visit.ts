import type { Browser } from "playwright";
import { openTab, SLOWDOWN, type VisitedShop, type Visitor } from "./visited-shop.ts";

export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** A selector of an element that belongs to React once the page is usable. */
  readonly usable: string;
  readonly visitor: Visitor;
}

/** The browser tools' "Slow 4G": round trip in ms, bytes per second down and up. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
/** A task blocks by the time that it takes beyond this. */
const SHORT_TASK_MS = 50;

/** The conditions of a visit. */
export const CONDITIONS = `demo catalogue, phone 390 × 844, empty cache, ${SLOWDOWN}× slower processor, Slow 4G, HTTP/2`;

export interface Seen {
  /** When anything was painted first. */
  readonly paint: number;
  readonly lcp: number;
  readonly shift: number;
  /** Milliseconds by which tasks between the first paint and the page at rest were too long. */
  readonly blocked: number;
  /** When a click works, on a customer's page in what its calls answered; in milliseconds since the page was requested. */
  readonly usable: number;
  /** How many scripts and style sheets had loaded before the page was usable. */
  readonly files: number;
  /** Their size as sent, in kB. */
  readonly kilobytes: number;
}

/** Opens a page as a new visitor with a slow phone and returns what the browser measured. */
export async function visit(
  browser: Browser,
  shop: VisitedShop,
  { path, usable, visitor }: MeasuredPage,
): Promise<Seen> {
  const { page, tools } = await openTab(browser, shop, { visitor, screen: "phone" });
  await tools.send("Network.enable");
  await tools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await tools.send("Network.emulateNetworkConditions", SLOW_4G);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.addInitScript((shortTask) => {
    const seen = { lcp: 0, shift: 0, blocked: 0 };
    Object.assign(globalThis, { seen });
    const observe = (type: string, count: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(count)).observe({
        type,
        buffered: true,
      });
    observe("largest-contentful-paint", ({ startTime }) => (seen.lcp = startTime));
    observe(
      "layout-shift",
      (entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value),
    );
    observe("longtask", ({ startTime, duration }) => {
      const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
      if (painted !== undefined && startTime + duration > painted)
        seen.blocked += Math.max(0, duration - shortTask);
    });
  }, SHORT_TASK_MS);
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll(selector)].some((element) =>
        Object.keys(element).some((key) => key.startsWith("__react")),
      ),
    usable,
  );
  const loaded = await page.evaluate(() => {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const code = files.filter(({ name }) => /\.(?:js|css)$/u.test(name));
    const bytes = code.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { usable: performance.now(), files: code.length, kilobytes: bytes / 1000 };
  });
  await page.waitForLoadState("networkidle");
  const seen = await page.evaluate(() => ({
    ...(globalThis as unknown as { seen: Pick<Seen, "lcp" | "shift" | "blocked"> }).seen,
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
  }));
  await page.context().close();
  return { ...loaded, ...seen };
}
