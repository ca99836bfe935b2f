import type { Locator, Page } from "@playwright/test";
import { quickAddToCart } from "@reagent/api/contract/cart";
import { answerOf, callerAt, type Customer } from "./customer.ts";
import { expect, test } from "./shop.ts";

/** The value of a style of an element. */
const styleOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((of, name) => getComputedStyle(of).getPropertyValue(name), property);

/** Packs of the demo, three of them of regulated substances. */
const PACKS = [
  "E893580-500mL",
  "S887605-250g",
  "A816890-100mL",
  "G861165-5g",
  "P860355-5g",
  "T824750-250mg",
  "N801725-500mL",
];

/** Fills the cart, opens it, and returns how many of its lines are in sight as a whole, above the bar with the sum. */
async function linesInSight(page: Page, url: string, { token }: Customer): Promise<number> {
  for (const productCode of PACKS)
    answerOf(await callerAt(url, token).call(quickAddToCart, { productCode, quantity: 1 }));
  await page.goto("/cart");
  const main = page.getByRole("main");
  const quantities = page.getByRole("textbox", { name: / 的数量$/u });
  await expect(quantities).toHaveCount(PACKS.length);
  await expect(main.getByText(/项备案未通过，通过前不能下单$/u)).toBeVisible();
  const next = await main.getByRole("button", { name: "下一步" }).boundingBox();
  const sight = Math.min(page.viewportSize()?.height ?? 0, next?.y ?? 0);
  const rows = await main.getByRole("row").filter({ has: quantities }).all();
  const boxes = await Promise.all(rows.map((row) => row.boundingBox()));
  return boxes.filter((box) => box && box.y + box.height <= sight).length;
}

test.describe("given a customer with a long cart", () => {
  test.use({ visitor: "newcomer", viewport: { width: 1440, height: 900 } });

  test("when they open the cart, then six lines are in sight below its notices", async ({
    page,
    shop,
    customer,
  }) => {
    expect(await linesInSight(page, shop.url, customer)).toBeGreaterThanOrEqual(6);
  });
});

test.describe("given a visitor whose system replaces all colours", () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active" }));

  test("when they open a page, then the search button has an edge", async ({ page }) => {
    await page.goto("/");
    const search = page.getByRole("banner").getByRole("button", { name: "搜索", exact: true });
    await expect(search).toBeVisible();
    expect(Number.parseFloat(await styleOf(search, "border-top-width"))).toBeGreaterThan(0);
    expect(await styleOf(search, "border-top-color")).not.toBe(
      await styleOf(search, "background-color"),
    );
  });

  test("when they follow a procedure, then its current step differs from the next one", async ({
    page,
  }) => {
    await page.goto("/forgot_password?reset=0");
    const steps = page.getByRole("list", { name: "找回密码" }).getByRole("listitem");
    const [current, next] = [steps.first(), steps.nth(1)].map((step) =>
      step.locator("span").first(),
    );
    if (!current || !next) throw new Error("the steps are not there");
    await expect(steps.first()).toHaveAttribute("aria-current", "step");
    expect(await styleOf(current, "background-color")).not.toBe(
      await styleOf(next, "background-color"),
    );
  });
});

test.describe("given a customer whose window is low, as one that is enlarged", () => {
  test.use({ visitor: "newcomer", viewport: { width: 720, height: 450 } });

  test("when they open a long cart, then a line is in sight below its notices", async ({
    page,
    shop,
    customer,
  }) => {
    expect(await linesInSight(page, shop.url, customer)).toBeGreaterThanOrEqual(1);
  });

  test("when they open the cart, then the bar with the sum covers no line", async ({
    page,
    customer,
    goods: { ethanol },
  }) => {
    for (const { productId } of ethanol.packs.slice(0, 3))
      await customer.add(ethanol.itemCode, productId, 1);
    await page.goto("/cart");
    const lines = page.getByRole("textbox", { name: / 的数量$/u });
    await expect(lines.first()).toBeVisible();
    const toCheckout = page.getByRole("main").getByRole("button", { name: "下一步" });
    const top = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN;
    for (const line of await lines.all()) {
      await line.scrollIntoViewIfNeeded();
      expect(await top(toCheckout)).toBeGreaterThan(await top(line));
      await line.click({ trial: true });
    }
  });
});
