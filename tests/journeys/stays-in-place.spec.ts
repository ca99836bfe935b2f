import { expect, test } from "./shop.ts";
import { VISIBLE_SCROLLBARS } from "./visible-scrollbars.ts";

test.use({ launchOptions: VISIBLE_SCROLLBARS, viewport: { width: 1440, height: 900 } });

test.describe("given a guest whose scrollbars take space", () => {
  test("when a dialog opens over a page that scrolls, then nothing of the page moves, the quick panel neither", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.getByRole("complementary", { name: "快捷面板" })).toBeVisible();
    const places = () =>
      page.evaluate(() =>
        ["main", "[aria-label='快捷面板']", "form[role='search']"].map(
          (part) => document.querySelector(part)?.getBoundingClientRect().left,
        ),
      );
    const before = await places();
    expect(before).not.toContain(undefined);
    await page.locator("main h3 button[aria-haspopup='dialog']").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await places()).toEqual(before);
  });
});
