import { MOST_SHEET_LINES } from "@reagent/domain/order-sheet-choice";
import { loadCatalogue } from "@reagent/server/catalogue/load";
import { connect } from "@reagent/server/database/connection";
import { demoCatalogue } from "@reagent/server/demo/catalogue";
import { type Browser, chromium, type Locator, type Page } from "playwright";
import { launchOptions } from "../../scripts/browser.ts";
import { buildShop } from "../../scripts/shop-build.ts";
import { pasteInto } from "../paste.ts";
import { budgets } from "./budgets.ts";
import { addBuyer, sellablePacks } from "./buyers.ts";
import { type Figure, figureOf } from "./figure.ts";
import { recalculationFigure } from "./recalculation.ts";
import { stateWith } from "./session.ts";
import { inEmptyFolder, startShopProcess } from "./shop-process.ts";

const LONG_CART = 200;
const MANY_ADDRESSES = 50;
const SLOWDOWN = 4;
const CLICKS = 5;
/** Between two clicks, so that the page is idle. */
const PAUSE_MS = 1000;
/** The shortest duration that the browser reports. */
const SHORTEST_MS = 16;

interface Interaction {
  readonly what: string;
  readonly path: string;
  readonly input: string;
  /** Brings the page into the state that is measured. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** The elements to act on, in turn. */
  readonly targets: (page: Page) => Locator;
  /** A click unless declared. */
  readonly act?: (target: Locator) => Promise<void>;
}

const PAGES: readonly Interaction[] = [
  {
    what: "search, expand packs",
    path: "/search/乙醇",
    input: "demo catalogue",
    targets: (page) => page.getByRole("button", { name: /价格与库存/ }),
  },
  {
    what: "product page, switch tabs",
    path: "/products/E893580",
    input: "demo catalogue",
    targets: (page) => page.getByRole("tab"),
  },
  {
    what: "cart, change a quantity",
    path: "/cart",
    input: `${LONG_CART} lines`,
    targets: (page) => page.getByRole("button", { name: /加一$/ }),
  },
  {
    what: "order sheet, type a character",
    path: "/multiorder",
    input: `${MOST_SHEET_LINES} lines`,
    prepare: async (page) => {
      const lines = Array.from({ length: MOST_SHEET_LINES }, (_, at) => `E893580-500mL x${at + 1}`);
      await pasteInto(sheetFields(page).first(), lines.join("\n"));
      await page.getByRole("button", { name: `（${MOST_SHEET_LINES} 行）` }).waitFor();
    },
    targets: (page) => sheetFields(page),
    act: (field) => field.press("1"),
  },
];

const sheetFields = (page: Page) => page.getByRole("textbox", { name: /^订购单 .*输入内容$/ });

/** Milliseconds from each press to the next frame: the longest of its events. */
async function pressTimes(
  page: Page,
  targets: Locator,
  act: (target: Locator) => Promise<void>,
): Promise<number[]> {
  await page.evaluate((durationThreshold) => {
    const clicked = { longest: 0 };
    Object.assign(globalThis, { clicked });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId > 0)
          clicked.longest = Math.max(clicked.longest, entry.duration);
    }).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
  }, SHORTEST_MS);
  const times: number[] = [];
  const count = await targets.count();
  for (let click = 1; click <= CLICKS; click += 1) {
    await act(targets.nth(click % count));
    await page.waitForTimeout(PAUSE_MS);
    times.push(
      await page.evaluate((shortest) => {
        const { clicked } = globalThis as unknown as { clicked: { longest: number } };
        const { longest } = clicked;
        clicked.longest = 0;
        return Math.max(longest, shortest);
      }, SHORTEST_MS),
    );
  }
  return times;
}

async function pressFigure(
  browser: Browser,
  url: string,
  token: string,
  { what, path, input, prepare, targets, act = (target) => target.click() }: Interaction,
): Promise<Figure> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "zh-CN",
    storageState: stateWith(url, token),
  });
  const page = await context.newPage();
  await page.goto(`${url}${path}`);
  await targets(page).first().waitFor();
  await page.waitForLoadState("networkidle");
  await prepare?.(page);
  const tools = await context.newCDPSession(page);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const times = await pressTimes(page, targets(page), act);
  await context.close();
  return figureOf(
    `${what}, interaction to next paint`,
    `${input}, ${SLOWDOWN}× slower processor`,
    "ms",
    times,
    { atMost: budgets.pressMs },
  );
}

/** How soon pages react to a click, and a checkout shows its new price. */
export async function interactionFigures(): Promise<Figure[]> {
  if (!(await buildShop(""))) throw new Error("the shop could not be built");
  return inEmptyFolder(async (folder) => {
    const database = await connect({ kind: "sqlite", folder });
    await loadCatalogue(database, demoCatalogue(), { draw: () => "" });
    const packs = (await sellablePacks(database)).slice(0, LONG_CART);
    const { token } = await database.transact((tx) =>
      addBuyer(tx, "planner", { packs, addresses: MANY_ADDRESSES }),
    );
    await database.close();
    const shop = await startShopProcess(folder, { DEMO: "0" });
    const browser = await chromium.launch(launchOptions());
    try {
      const figures: Figure[] = [];
      for (const page of PAGES) figures.push(await pressFigure(browser, shop.address, token, page));
      const long = `${LONG_CART} lines, ${MANY_ADDRESSES} addresses`;
      return [...figures, await recalculationFigure(browser, shop.address, token, long)];
    } finally {
      await browser.close();
      await shop.stop();
    }
  });
}
