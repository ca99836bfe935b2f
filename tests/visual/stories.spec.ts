import { WORKBENCH } from "../../scripts/workbench-build.ts";
import { expectBaseline } from "./baselines.ts";
import { hasSettled, renderFully, showStory, test } from "./fixtures.ts";
import { picturesOf } from "./pictures.ts";

const WIDTHS = [1440, 390] as const;
const LIGHT = WIDTHS.map((width) => ({ width, isDark: false }));
const DARK = WIDTHS.map((width) => ({ width, isDark: true }));

for (const { id, title, height, isWhole } of picturesOf(WORKBENCH)) {
  test.describe(title, () => {
    // In order, on one page: a story is played once, then shown at each width and in each theme.
    test.describe.configure({ mode: "default" });
    for (const { width, isDark } of isWhole ? [...LIGHT, ...DARK] : LIGHT) {
      test(`${isDark ? "dark" : "light"}, ${width} wide`, async ({
        sharedPage: page,
        storybook,
      }, info) => {
        const isThere = await page.evaluate(hasSettled, id);
        if (!isThere) {
          await page.setViewportSize({ width: WIDTHS[0], height });
          await showStory(page, storybook, id);
        }
        await page.setViewportSize({ width, height });
        await page.evaluate(renderFully, isDark);

        await expectBaseline(page, `${id}-${width}${isDark ? "-dark" : ""}`, isWhole, info);
      });
    }
  });
}
