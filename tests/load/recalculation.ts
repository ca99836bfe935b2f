import type { Browser, Page } from "playwright";
import { type Figure, figureOf } from "./figure.ts";
import { stateWith } from "./session.ts";

const SLOWDOWN = 4;
const CHANGES = 15;
/** Between two changes, so that each begins at rest. */
const PAUSE_MS = 600;

/** From the press that chooses another address to the frame with the price of it, in ms. */
async function recalculationTime(page: Page): Promise<number> {
  await page.getByRole("combobox", { name: "选择收货地址" }).click();
  await page.waitForTimeout(PAUSE_MS);
  // The first goes to the choice itself.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.waitForTimeout(PAUSE_MS);
  const watch = await page.evaluateHandle(() => {
    const amount = document.querySelector("aside p[aria-busy]");
    if (!amount) throw new Error("the checkout shows no amount");
    return {
      shown: new Promise<number>((resolve) => {
        let begun = 0;
        let wasBusy = false;
        addEventListener("keydown", ({ timeStamp }) => (begun = timeStamp), {
          once: true,
          capture: true,
        });
        new MutationObserver((_, observer) => {
          const isBusy = amount.getAttribute("aria-busy") === "true";
          if (wasBusy && !isBusy) {
            observer.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
          }
          wasBusy ||= isBusy;
        }).observe(amount, { attributes: true });
      }),
    };
  });
  await page.keyboard.press("Enter");
  const time = await watch.evaluate(({ shown }) => shown);
  await page.waitForTimeout(PAUSE_MS);
  return time;
}

/** How soon a checkout shows its price anew after another address is chosen, for a customer with a session. */
export async function recalculationFigure(
  browser: Browser,
  url: string,
  token: string,
  input: string,
): Promise<Figure> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "zh-CN",
    storageState: stateWith(url, token),
  });
  const page = await context.newPage();
  await page.goto(`${url}/checkout`);
  await page.waitForLoadState("networkidle");
  const tools = await context.newCDPSession(page);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const times: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) times.push(await recalculationTime(page));
  await context.close();
  return figureOf(
    "checkout, recalculation shown",
    `${input}, ${SLOWDOWN}× slower processor`,
    "ms",
    times,
    { atMost: 200 },
  );
}
