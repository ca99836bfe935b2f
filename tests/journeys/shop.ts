import { expect, type Page, test as base } from "@playwright/test";
import { type Customer, customerAt, type Goods, goodsAt, type WhichCustomer } from "./customer.ts";
import { type OpenedShop, openShop, PATIENCE_MS } from "./opened-shop.ts";

/** Where the browser keeps a customer's token (storefront §3, local storage keys). */
export const TOKEN_KEY = "MklUserToken";

interface ForWorker {
  /** The shop that this worker's journeys go through. */
  shop: OpenedShop;
  goods: Goods;
}

interface Choices {
  /** Who opens the browser: a guest, or one of the demo customers, logged in. */
  visitor: "guest" | WhichCustomer;
}

interface ForTest {
  /** Logs the customer in at the first call: a guest's journey that never asks needs no session. */
  enter: () => Promise<Customer>;
  /** The customer who is logged in, with an empty cart; the newcomer where the visitor is a guest. */
  customer: Customer;
  /** What the pages must not do: throw, write errors to the console, call another host. */
  mishaps: string[];
  /** What the server said meanwhile, kept where the journey fails. */
  serverLog: void;
}

/** Whether the browser has taken over all that the server drew: React marks what is its own. */
function isTakenOver(): boolean {
  const { takeOver } = globalThis as { takeOver?: unknown };
  const drawn = [...document.querySelectorAll("#shop main > *")];
  return (
    takeOver === undefined &&
    drawn.every((element) => Object.keys(element).some((key) => key.startsWith("__react")))
  );
}

/** Lets `page.goto` and `page.reload` wait until the page answers keys as well: what the server drew is seen before that. */
function waitUntilItAnswers(page: Page): void {
  const answers = () => page.waitForFunction(isTakenOver);
  const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === undefined) await answers();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await answers();
    return response;
  };
}

/**
 * A journey: `page.goto("/")` opens the real shop. It fails as well for what a visitor does not see: an exception, an
 * error on the console, what the content security policy blocks, a request that leaves the machine. A journey whose
 * point is such a thing empties `mishaps`.
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
    { scope: "worker", timeout: PATIENCE_MS },
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
    const localStorage = [{ name: TOKEN_KEY, value: token }];
    return use({ cookies: [], origins: [{ origin: shop.url, localStorage }] });
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitUntilItAnswers(page);
    await use(page);
  },
  mishaps: [
    async ({ context, shop }, use) => {
      const mishaps: string[] = [];
      context.on("weberror", (error) => mishaps.push(`Exception: ${error.error().message}`));
      context.on("console", (message) => {
        if (message.type() === "error") mishaps.push(`Console: ${message.text()}`);
      });
      await context.addInitScript(() =>
        addEventListener(
          "securitypolicyviolation",
          ({ violatedDirective, blockedURI, sourceFile }) =>
            console.error(
              `The policy blocked ${violatedDirective}: ${blockedURI}, of ${sourceFile}`,
            ),
        ),
      );
      context.on("request", (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith("http") && origin !== shop.url)
          mishaps.push(`Left the machine: ${request.url()}`);
      });
      await use(mishaps);
      expect(mishaps).toEqual([]);
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
