import type { Browser, Page } from "playwright";
import { type Figure, figureOf } from "./figure.ts";
import { stateWith } from "./session.ts";

const SLOWDOWN = 4;
const CHANGES = 15;
/** Between two changes, so that the page is idle. */
const PAUSE_MS = 600;

/** Milliseconds from the key press that chooses another address to the frame with the new price. */
async function recalculationTime(page: Page): Promise<number> {
  await page.getByRole("combobox", { name: "选择收货地址" }).click();
  await page.waitForTimeout(PAUSE_MS);
  // The first press goes to the current address.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.waitForTimeout(PAUSE_MS);
  const watch = await page.evaluateHandle(() => {
    const amount = document.querySelector("aside p[aria-busy]");
    if (!amount) throw new Error("the checkout shows no amount");
    return {
      shown: new Promise<number>((resolve) => {
        let startedAt = 0;
        let wasBusy = false;
        addEventListener("keydown", ({ timeStamp }) => (startedAt = timeStamp), {
          once: true,
          capture: true,
        });
        new MutationObserver((_, observer) => {
          const isBusy = amount.getAttribute("aria-busy") === "true";
          if (wasBusy && !isBusy) {
            observer.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedAt)));
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

/** How soon a checkout shows its new price after another address is chosen. */
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
