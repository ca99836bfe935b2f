import { expect, type Locator, type Page } from "@playwright/test";
import { password } from "./customer.ts";
import type { OpenedShop } from "./opened-shop.ts";
import { waitUntilRead } from "./watched-pages.ts";

interface FilePayload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const EIGHT_DAYS_MS = 8 * 24 * 60 * 60 * 1000;

/**
 * Moves the clocks of the shop and of the page by eight days: a session lasts seven. Waits for what the page reads: a page that finds the
 * session ended while it reads leads to the log-in, one whose visitor acts asks them to log in again.
 */
export async function letEightDaysPass(page: Page, shop: OpenedShop): Promise<void> {
  await waitUntilRead(page);
  await page.clock.setSystemTime(Date.now() + EIGHT_DAYS_MS);
  await shop.moveClock(EIGHT_DAYS_MS);
}

/**
 * Scrolls to an element below a long list. Rows that come into view get their sizes some frames later, which moves what is below them:
 * a press at once would miss it.
 */
export async function scrollTo(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.evaluate(async (element) => {
    const FRAMES = 6;
    let top = Number.NaN;
    for (let still = 0; still < FRAMES; still += 1) {
      await new Promise(requestAnimationFrame);
      const next = element.getBoundingClientRect().top;
      if (next !== top) still = 0;
      top = next;
    }
  });
}

/** Types into the search of the page's header and submits it. */
export async function searchFor(page: Page, text: string): Promise<void> {
  const field = page.getByRole("banner").getByRole("combobox", { name: "搜索" });
  await field.fill(text);
  await field.press("Enter");
  await page.waitForURL(({ pathname }) => pathname.startsWith("/search/"));
}

/** Fills in the log-in form of the page or of the dialog, and submits it. */
export async function logInWith(form: Locator | Page, email: string): Promise<void> {
  await form.getByRole("textbox", { name: "邮箱地址" }).fill(email);
  const field = form.getByRole("textbox", { name: "登录密码" });
  await field.fill(password);
  await field.press("Enter");
}

/** Logs in again where an action has found that the session is over, until the page has been reloaded. */
export async function logInAgain(page: Page, email: string): Promise<void> {
  const prompt = page.getByRole("alertdialog");
  await expect(prompt).toContainText("当前登录状态已失效, 是否重新登录?");
  await prompt.getByRole("button", { name: "登录" }).click();
  const reloaded = page.waitForEvent("load");
  await logInWith(page.getByRole("dialog", { name: "您还未登录，请先登录再尝试" }), email);
  await reloaded;
}

/** Chooses files in the dialog that a press opens. Waits for the page's data first: a button that is replaced on render loses a press. */
export async function chooseFiles(
  page: Page,
  press: () => Promise<void>,
  files: FilePayload | FilePayload[],
): Promise<void> {
  await waitUntilRead(page);
  const chosen = page.waitForEvent("filechooser");
  await press();
  await (await chosen).setFiles(files);
}

/** The quantity field of a pack. */
export const quantityOf = (place: Locator | Page, productCode: string): Locator =>
  place.getByRole("textbox", { name: `${productCode} 的数量`, exact: true });

/** Types a quantity and leaves the field, as a user does. */
export async function setQuantity(
  place: Locator | Page,
  productCode: string,
  quantity: number,
): Promise<void> {
  const field = quantityOf(place, productCode);
  await field.fill(String(quantity));
  await field.press("Tab");
}

/** Expects a pack in the cart with exactly this quantity. */
export async function expectInCart(page: Page, productCode: string, quantity: string) {
  await page.goto("/cart");
  await expect(quantityOf(page, productCode)).toHaveValue(quantity);
}

/** Presses Tab until the element has the focus, once the page has read its data; each focused element on the way must be visible. */
export async function tabTo(page: Page, target: Locator, mostStops = 60): Promise<void> {
  await waitUntilRead(page);
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press("Tab");
    const isSeen = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return true;
      const box = element.getBoundingClientRect();
      return box.width > 0 && box.height > 0;
    });
    expect(isSeen, "the focused element is visible").toBe(true);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Not reached by ${mostStops} presses of Tab: ${String(target)}`);
}
