import { WORKBENCH } from "../../scripts/workbench-build.ts";
import { expectAsKept } from "./kept.ts";
import { picturesOf } from "./pictures.ts";
import { draw, hasSettled, showStory, test } from "./sheet.ts";

const WIDTHS = [1440, 390] as const;
const BY_DAY = WIDTHS.map((width) => ({ width, isDark: false }));
const BY_NIGHT = WIDTHS.map((width) => ({ width, isDark: true }));

for (const { id, title, height, isWhole } of picturesOf(WORKBENCH)) {
  test.describe(title, () => {
    // One after the other, on one page: a story is played once, then seen at each width, by day and by night.
    test.describe.configure({ mode: "default" });
    for (const { width, isDark } of isWhole ? [...BY_DAY, ...BY_NIGHT] : BY_DAY) {
      test(`${isDark ? "by night" : "by day"}, ${width} wide`, async ({
        sheet: page,
        storybook,
      }, info) => {
        const isThere = await page.evaluate(hasSettled, id);
        if (!isThere) {
          await page.setViewportSize({ width: WIDTHS[0], height });
          await showStory(page, storybook, id);
        }
        await page.setViewportSize({ width, height });
        await page.evaluate(draw, isDark);

        await expectAsKept(page, `${id}-${width}${isDark ? "-dark" : ""}`, isWhole, info);
      });
    }
  });
}
