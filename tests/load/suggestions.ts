import type { Browser } from "playwright";
import { budgets } from "./budgets.ts";
import { type Figure, figureOf } from "./figure.ts";

const SLOWDOWN = 4;

/** Between two texts, so that the page is idle. */
const PAUSE_MS = 500;

/** Texts that are entered at once: names, and prefixes of words, numbers and codes. */
const TYPED = ["乙", "e", "苯", "64-1", "甲醇", "ac", "E8", "64-17-6", "钠", "sodium"];

/** Milliseconds from an input in the header's search to the frame with its suggestions. */
async function suggestionTimes(browser: Browser, url: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: "zh-CN" });
  const tools = await page.context().newCDPSession(page);
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  const field = page.getByRole("banner").getByRole("combobox");
  await field.focus();
  await page.waitForLoadState("networkidle");
  await tools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const times: number[] = [];
  for (const text of TYPED) {
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
    await page.keyboard.insertText(text);
    times.push(await watch.evaluate(({ shown }) => shown));
    await field.fill("");
    await page.waitForTimeout(PAUSE_MS);
  }
  await page.close();
  return times;
}

/** How soon suggestions are shown, on the demo catalogue. */
export async function suggestionFigure(browser: Browser, url: string): Promise<Figure> {
  const input = `demo catalogue, ${SLOWDOWN}× slower processor, a different text each`;
  const times = await suggestionTimes(browser, url);
  return figureOf("key press to suggestions shown", input, "ms", times, {
    atMost: budgets.pressMs,
  });
}
