import { paths } from "@reagent/api/pages/paths";
import { MOST_SHEET_LINES } from "@reagent/domain/order-sheet-choice";
import { MOST_REACTION_ROWS } from "@reagent/domain/reaction-plan";
import type { Browser, Locator, Page } from "playwright";
import budgets from "../../bench/budgets.json" with { type: "json" };
import { pasteInto } from "../paste.ts";
import { type Figure, figureOf, repeatedly } from "./figure.ts";
import {
  inVisitedShop,
  LONG_CART_LINES,
  openTab,
  SLOWDOWN,
  type Visit,
  type VisitedShop,
} from "./visited-shop.ts";

const PRESSES = 5;
/** Between two presses, so that the page is idle. */
const PAUSE_MS = 1000;
/** The shortest duration that the browser reports. */
const SHORTEST_MS = 16;
/** Texts that are entered at once: names, and prefixes of words, numbers and codes. */
const TYPED = ["乙", "e", "苯", "64-1", "甲醇", "ac", "E8", "64-17-6", "钠", "sodium"];

interface Interaction {
  readonly what: string;
  readonly path: string;
  /** The demo catalogue unless declared. */
  readonly input?: string;
  /** The desk unless declared. */
  readonly screen?: Visit["screen"];
  /** Brings the page into the state that is measured. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** The elements to act on, in turn. */
  readonly targets: (page: Page) => Locator;
  /** A click unless declared. */
  readonly act?: (target: Locator) => Promise<void>;
}

const sheetFields = (page: Page) => page.getByRole("textbox", { name: /^订购单 .*输入内容$/ });

const search = {
  path: paths.search({ text: "乙醇" }),
  targets: (page: Page) => page.getByRole("button", { name: /价格与库存/ }),
};

const INTERACTIONS: readonly Interaction[] = [
  { what: "search, expand packs", ...search },
  { what: "search on a phone, expand packs", screen: "phone", ...search },
  {
    what: "product page, switch tabs",
    path: paths.product({ itemCode: "E893580" }),
    targets: (page) => page.getByRole("tab"),
  },
  {
    what: "cart, change a quantity",
    path: paths.cart(),
    input: `${LONG_CART_LINES} lines`,
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
    targets: sheetFields,
    act: (field) => field.press("1"),
  },
  {
    what: "plan of a reaction on a phone, type a character",
    path: paths.reactionPlan(),
    input: `${MOST_REACTION_ROWS} rows`,
    screen: "phone",
    prepare: async (page) => {
      const lines = Array.from({ length: MOST_REACTION_ROWS }, () => "E893580 10 mmol");
      await page.getByRole("textbox", { name: "粘贴反应" }).fill(lines.join("\n"));
      await page.getByRole("button", { name: "填入计划" }).click();
      await page.getByText(`${MOST_REACTION_ROWS} 行，`).waitFor();
    },
    targets: (page) => page.getByRole("textbox", { name: /^第 \d+ 行：用量$/ }),
    act: (field) => field.press("1"),
  },
];

/** Milliseconds from each press to the next frame: the longest of its events. */
async function pressTimes(
  page: Page,
  targets: Locator,
  act: (target: Locator) => Promise<void>,
): Promise<number[]> {
  await page.evaluate((durationThreshold) => {
    const pressed = { longest: 0 };
    Object.assign(globalThis, { pressed });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId > 0)
          pressed.longest = Math.max(pressed.longest, entry.duration);
    }).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
  }, SHORTEST_MS);
  const count = await targets.count();
  return repeatedly(PRESSES, async (run) => {
    await act(targets.nth((run + 1) % count));
    await page.waitForTimeout(PAUSE_MS);
    return page.evaluate((shortest) => {
      const { pressed } = globalThis as unknown as { pressed: { longest: number } };
      const { longest } = pressed;
      pressed.longest = 0;
      return Math.max(longest, shortest);
    }, SHORTEST_MS);
  });
}

async function pressFigure(
  browser: Browser,
  shop: VisitedShop,
  interaction: Interaction,
): Promise<Figure> {
  const { what, path, input = "demo catalogue", screen = "desk", prepare, targets } = interaction;
  const { act = (target) => target.click() } = interaction;
  const { page, tools } = await openTab(browser, shop, { visitor: "planner", screen });
  await page.goto(path);
  await targets(page).first().waitFor();
  await page.waitForLoadState("networkidle");
  await prepare?.(page);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const times = await pressTimes(page, targets(page), act);
  await page.context().close();
  return figureOf(
    `${what}, interaction to next paint`,
    `${input}, ${SLOWDOWN}× slower processor`,
    "ms",
    times,
    { atMost: budgets.pressMs },
  );
}

/** How soon suggestions are shown: from an input in the header's search to the frame with them. */
async function suggestionFigure(browser: Browser, shop: VisitedShop): Promise<Figure> {
  const { page, tools } = await openTab(browser, shop, { visitor: "guest", screen: "desk" });
  await page.goto(paths.home());
  await page.waitForLoadState("networkidle");
  const field = page.getByRole("banner").getByRole("combobox");
  await field.focus();
  await page.waitForLoadState("networkidle");
  await tools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const times = await repeatedly(TYPED.length, async (at) => {
    const watch = await field.evaluateHandle((element) => ({
      shown: new Promise<number>((resolve) => {
        let startedAt = 0;
        element.addEventListener("input", (event) => (startedAt = event.timeStamp), { once: true });
        new MutationObserver((_, observer) => {
          if (startedAt === 0 || !document.querySelector("header [role=option]")) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedAt)));
        }).observe(document.body, { childList: true, subtree: true });
      }),
    }));
    await page.keyboard.insertText(TYPED[at] ?? "");
    const time = await watch.evaluate(({ shown }) => shown);
    await field.fill("");
    await page.waitForTimeout(PAUSE_MS);
    return time;
  });
  await page.context().close();
  const input = `demo catalogue, ${SLOWDOWN}× slower processor, a different text each`;
  return figureOf("key press to suggestions shown", input, "ms", times, {
    atMost: budgets.pressMs,
  });
}

/** How soon pages react to a press. */
export function interactionFigures(): Promise<readonly Figure[]> {
  return inVisitedShop(async (shop, browser) => {
    const presses = await repeatedly(INTERACTIONS.length, (at) =>
      pressFigure(browser, shop, INTERACTIONS[at] as Interaction),
    );
    return [...presses, await suggestionFigure(browser, shop)];
  });
}
