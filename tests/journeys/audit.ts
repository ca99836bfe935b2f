import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Expects no accessibility violation and no sideways scrolling. */
export async function expectUsable(page: Page): Promise<void> {
  // The pages have no frames, so axe needs no second page to collect results.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(RULES).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
  );
  expect.soft(found, "accessibility violations").toEqual([]);
  await expectNoSidewaysScrolling(page);
}

/** Expects it soon: what reacts to a new width by script is drawn a moment later. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overhang = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect
    .configure({ soft: true })
    .poll(overhang, { message: `width of the content beyond the window, at ${page.url()}` })
    .toBeLessThanOrEqual(0);
}
