import type { Browser } from "playwright";
import { stateWith } from "./session.ts";

/** The browser tools' "Slow 4G": round trip in ms, bytes per second down and up; and a processor four times slower. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
export const SLOWDOWN = 4;
/** A task blocks by the time that it takes beyond this. */
const SHORT_TASK_MS = 50;

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

export interface Visit {
  readonly url: string;
  /** A selector of an element that belongs to React once the page is usable. */
  readonly usable: string;
  readonly isSlow: boolean;
  /** The token of a customer's session; undefined for a guest. */
  readonly token: string | undefined;
}

/** Opens a page as a new visitor with a phone and returns what the browser measured. */
export async function visit(
  browser: Browser,
  { url, usable, isSlow, token }: Visit,
): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: "zh-CN",
    // That of the proxy in front of the shop is its own.
    ignoreHTTPSErrors: true,
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
    const code = files.filter(({ name }) => /\.(?:js|css)$/u.test(name));
    const bytes = code.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { usable: performance.now(), files: code.length, kilobytes: bytes / 1000 };
  });
  await page.waitForLoadState("networkidle");
  const seen = await page.evaluate(() => ({
    ...(globalThis as unknown as { seen: Pick<Seen, "lcp" | "shift" | "blocked"> }).seen,
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
  }));
  await context.close();
  return { ...loaded, ...seen };
}
