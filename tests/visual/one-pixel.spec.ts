import { expect } from "@playwright/test";
import { expectAsKept, keptAt, pictureOf, TOLERANCE } from "./kept.ts";
import { draw, showStory, test } from "./sheet.ts";

const STORY = "layouts-region-fields--default";

for (const isDark of [false, true]) {
  test(`a border that is one pixel wider is a difference ${isDark ? "by night" : "by day"}`, async ({
    sheet: page,
    storybook,
  }, info) => {
    const name = `${STORY}-390${isDark ? "-dark" : ""}`;
    await page.setViewportSize({ width: 1440, height: 900 });
    await showStory(page, storybook, STORY);
    await page.setViewportSize({ width: 390, height: 900 });
    await page.evaluate(draw, isDark);
    await expectAsKept(page, name, true, info);

    // In the faintest colour that the theme has for lines.
    const wider = await page.addStyleTag({
      content: "select { box-shadow: 0 0 0 1px var(--line) }",
    });
    expect(await pictureOf(page, true)).not.toMatchSnapshot(keptAt(page, name), TOLERANCE);

    // The page is the next picture's too.
    await wider.evaluate((style) => (style as Element).remove());
    await page.evaluate(() => delete document.documentElement.dataset["theme"]);
  });
}
