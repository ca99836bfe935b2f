import {
  type BrowserContext,
  expect,
  type Page,
  type Response,
  test as base,
} from "@playwright/test";
import { type Customer, customerAt, type Goods, goodsAt, type WhichCustomer } from "./customer.ts";
import { type OpenedShop, openShop, START_TIMEOUT_MS } from "./opened-shop.ts";
import { watchPages } from "./watched-pages.ts";

/** The key of a customer's token in local storage (storefront §3, local storage keys). */
export const TOKEN_KEY = "MklUserToken";

interface ForWorker {
  /** The shop of this worker's journeys. */
  shop: OpenedShop;
  goods: Goods;
}

interface Choices {
  /** The user of the browser: a guest or a logged-in demo customer. */
  visitor: "guest" | WhichCustomer;
}

interface ForTest {
  /** Logs the customer in at the first call: a guest's journey may need no session. */
  enter: () => Promise<Customer>;
  /** The customer who is logged in, with an empty cart; the newcomer where the visitor is a guest. */
  customer: Customer;
  /** Problems of pages: exceptions, console errors, calls to other hosts. */
  problems: string[];
  /** Attaches the server's log to a failed journey. */
  serverLog: void;
}

/**
 * Chromium reports it where an observer of sizes changes one: the change is reported in the next frame. Nothing is lost, and whether it is
 * reported depends on when the frame is drawn.
 */
const DEFERRED_SIZES = "ResizeObserver loop completed with undelivered notifications.";

/** Whether React has hydrated all of the server's HTML: it marks its elements. */
function isTakenOver(): boolean {
  const { takeOver } = globalThis as { takeOver?: unknown };
  const drawn = [...document.querySelectorAll("#shop main > *")];
  return (
    takeOver === undefined &&
    drawn.every((element) => Object.keys(element).some((key) => key.startsWith("__react")))
  );
}

/** Lets navigations wait for hydration as well, unless they say what they wait for: the server's HTML is visible before it. */
function waitUntilItAnswers(page: Page): void {
  const waiting =
    <Args extends readonly unknown[]>(navigate: (...args: Args) => Promise<Response | null>) =>
    async (...args: Args) => {
      const response = await navigate(...args);
      const [options] = args.slice(-1);
      if (!(options instanceof Object && "waitUntil" in options))
        await page.waitForFunction(isTakenOver);
      return response;
    };
  page.goto = waiting(page.goto.bind(page));
  page.reload = waiting(page.reload.bind(page));
  page.goBack = waiting(page.goBack.bind(page));
  page.goForward = waiting(page.goForward.bind(page));
}

/** The storage of a browser in which a customer is logged in. */
export function storageOf(origin: string, token: string) {
  return { cookies: [], origins: [{ origin, localStorage: [{ name: TOKEN_KEY, value: token }] }] };
}

/** Collects from now on what a visitor does not see: exceptions, errors on the console, requests to other hosts than the shop's. */
export async function problemsIn(context: BrowserContext, url: string): Promise<string[]> {
  const problems: string[] = [];
  await watchPages(context);
  context.on("weberror", (error) => {
    const { message } = error.error();
    if (message !== DEFERRED_SIZES) problems.push(`Exception: ${message}`);
  });
  context.on("console", (message) => {
    if (message.type() === "error") problems.push(`Console: ${message.text()}`);
  });
  await context.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`The policy blocked ${violatedDirective}: ${blockedURI}, of ${sourceFile}`),
    ),
  );
  context.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== url)
      problems.push(`Left the machine: ${request.url()}`);
  });
  return problems;
}

/**
 * A journey: `page.goto("/")` opens the real shop. It also fails on what a visitor does not see: an exception, an error
 * on the console, a violation of the content security policy, a request to another host. A journey that is about such a
 * problem empties `problems`.
 */
export const test = base.extend<ForTest & Choices, ForWorker>({
  shop: [
    // Playwright reads the names of the fixtures a fixture needs; this one needs none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const shop = await openShop();
      await use(shop);
      await shop.close();
    },
    { scope: "worker", timeout: START_TIMEOUT_MS },
  ],
  goods: [async ({ shop }, use) => use(await goodsAt(shop.url)), { scope: "worker" }],
  baseURL: async ({ shop }, use) => use(shop.url),
  visitor: ["guest", { option: true }],
  enter: async ({ shop, visitor }, use) => {
    let customer: Promise<Customer> | undefined;
    await use(
      () => (customer ??= customerAt(shop.url, visitor === "guest" ? "newcomer" : visitor)),
    );
  },
  customer: async ({ enter }, use) => use(await enter()),
  storageState: async ({ shop, visitor, enter }, use) => {
    if (visitor === "guest") return use({ cookies: [], origins: [] });
    const { token } = await enter();
    return use(storageOf(shop.url, token));
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitUntilItAnswers(page);
    await use(page);
  },
  problems: [
    async ({ context, shop }, use) => {
      const problems = await problemsIn(context, shop.url);
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  serverLog: [
    async ({ shop }, use, testInfo) => {
      const before = shop.log.length;
      await use();
      if (testInfo.status !== testInfo.expectedStatus) {
        const body = shop.log.slice(before).join("\n");
        await testInfo.attach("server log", { body, contentType: "text/plain" });
      }
    },
    { auto: true },
  ],
});

export { expect };
