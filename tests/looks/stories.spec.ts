import { WORKBENCH } from "../../scripts/workbench-build.ts";
import { expectBaseline } from "./baselines.ts";
import { renderFully, showStory, test } from "./fixtures.ts";
import { pictureName, picturedStories } from "./pictures.ts";

for (const { id, title, height, isWhole, looks } of picturedStories(WORKBENCH)) {
  test.describe(title, () => {
    // In order, on one page: a story is played once for each language, then shown at each width and in each theme.
    test.describe.configure({ mode: "default" });
    for (const look of looks) {
      const { width, theme = "light", language = "zh" } = look;
      test(`${theme}, ${language}, ${width} wide`, async ({
        sharedPage: page,
        storybook,
      }, info) => {
        await page.setViewportSize({ width, height });
        await showStory(page, storybook, { id, globals: `language:${language};page:bare` });
        await page.evaluate(renderFully, theme);

        await expectBaseline(page, pictureName(id, look), isWhole, info);
      });
    }
  });
}
