import { logIn } from "@reagent/api/contract/account";
import { addToCart } from "@reagent/api/contract/cart";
import { readProduct } from "@reagent/api/contract/product";
import { demoCatalogue } from "@reagent/demo/catalogue";
import { inEmptyFolder, inShopProcess } from "@reagent/server/testing/shop-process";
import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from "playwright";
import { launchOptions } from "../../scripts/browser.ts";
import { answerOf, callerAt, emails, password } from "../journeys/customer.ts";
import { startHttp2Front } from "./http2-front.ts";

/** A planner is a customer with a long cart. */
export type Visitor = "guest" | "customer" | "planner";

export const LONG_CART_LINES = 200;

/** How many times slower the processor is made. */
export const SLOWDOWN = 4;

const SCREENS = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
} satisfies Record<string, BrowserContextOptions>;

/** A shop with the demo behind a proxy that serves HTTP/2, as deployed. */
export interface VisitedShop {
  readonly address: string;
  /** The token of a session; undefined for a guest. */
  readonly tokens: Readonly<Record<Visitor, string | undefined>>;
}

/** Runs work with a shop of this checkout, or of another one that is built, and a browser. */
export async function inVisitedShop<Result>(
  work: (shop: VisitedShop, browser: Browser) => Promise<Result>,
  checkout?: string,
): Promise<Result> {
  return inEmptyFolder((folder) =>
    inShopProcess([folder, { DEMO: "1" }, checkout], async ({ address }) => {
      const front = await startHttp2Front(address);
      const browser = await chromium.launch(launchOptions());
      try {
        const customer = await logInAt(address, emails.ordinary);
        const planner = await logInAt(address, emails.newcomer);
        await fillLongCart(address, planner);
        const tokens = { guest: undefined, customer, planner };
        return await work({ address: front.address, tokens }, browser);
      } finally {
        await browser.close();
        await front.stop();
      }
    }),
  );
}

async function logInAt(address: string, email: string): Promise<string> {
  return answerOf(await callerAt(address).call(logIn, { email, password })).token;
}

/** Puts packs of as many items into a cart; those that this customer may not buy are left out. */
async function fillLongCart(address: string, token: string): Promise<void> {
  const caller = callerAt(address, token);
  let lines = 0;
  for (const { code: itemCode } of (await demoCatalogue()).items) {
    if (lines === LONG_CART_LINES) return;
    const { packs } = answerOf(await caller.call(readProduct, { itemCode }));
    const [pack] = packs;
    if (!pack) continue;
    const { productId } = pack;
    const added = await caller.call(addToCart, { itemCode, productId, quantity: 1 });
    if (added.ok) lines += 1;
  }
  throw new Error(`only ${lines} items can be bought`);
}

export interface Visit extends Pick<
  BrowserContextOptions,
  "colorScheme" | "reducedMotion" | "timezoneId"
> {
  readonly visitor: Visitor;
  readonly screen: keyof typeof SCREENS;
}

/** Opens a tab of a new visitor, whose cache is empty. Closing its context ends the visit. */
export async function openTab(
  browser: Browser,
  { address, tokens }: VisitedShop,
  { visitor, screen, ...options }: Visit,
): Promise<{ page: Page; tools: CDPSession }> {
  const token = tokens[visitor];
  const localStorage = token === undefined ? [] : [{ name: "MklUserToken", value: token }];
  const context = await browser.newContext({
    ...SCREENS[screen],
    baseURL: address,
    locale: "zh-CN",
    // That of the proxy in front of the shop is its own.
    ignoreHTTPSErrors: true,
    storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
    ...options,
  });
  const page = await context.newPage();
  return { page, tools: await context.newCDPSession(page) };
}
