import { expect } from "@playwright/test";
import { baselinePath, expectBaseline, pictureOf, TOLERANCE } from "./baselines.ts";
import { renderFully, showStory, test } from "./fixtures.ts";

const STORY = "blocks-region-fields--default";

/** Changes that move no other pixel. */
const changes = {
  "a border that is one pixel wider": "select { box-shadow: 0 0 0 1px var(--line-strong) }",
  "a line of one pixel in the faintest colour": `#storybook-root::after {
    content: ""; position: absolute; top: 600px; left: 16px; width: 48px; height: 1px; background: var(--line);
  }`,
};

for (const isDark of [false, true]) {
  test(`one pixel is a difference ${isDark ? "in the dark theme" : "in the light theme"}`, async ({
    sharedPage: page,
    storybook,
  }, info) => {
    const name = `${STORY}-390${isDark ? "-dark" : ""}`;
    await page.setViewportSize({ width: 1440, height: 900 });
    await showStory(page, storybook, STORY);
    await page.setViewportSize({ width: 390, height: 900 });
    await page.evaluate(renderFully, isDark);
    await expectBaseline(page, name, true, info);

    for (const [change, content] of Object.entries(changes)) {
      await test.step(change, async () => {
        const style = await page.addStyleTag({ content });
        expect(await pictureOf(page, true)).not.toMatchSnapshot(
          baselinePath(page, name),
          TOLERANCE,
        );
        await style.evaluate((element) => (element as Element).remove());
      });
    }

    // The next picture uses the same page.
    await page.evaluate(() => delete document.documentElement.dataset["theme"]);
  });
}
