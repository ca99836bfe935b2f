import { expect } from "@playwright/test";
import { WORKBENCH } from "../../scripts/workbench-build.ts";
import { expectBaseline } from "./baselines.ts";
import { test } from "./fixtures.ts";
import { faultsOf, renderFully } from "./look.ts";
import { pictureName, storiesOf } from "./pictures.ts";

/** The story files to look at, separated by commas; all without it. */
const { STORY_FILES } = process.env;
const files = STORY_FILES ? STORY_FILES.split(",") : undefined;
const stories = storiesOf(WORKBENCH).filter(({ file }) => !files || files.includes(file));

// One language after the other: the workbench is loaded again for another one.
for (const language of ["zh", "en"] as const) {
  for (const { id, file, title, height, isWhole, looks } of stories) {
    const ofLanguage = looks.filter((look) => (look.language ?? "zh") === language);
    if (ofLanguage.length === 0) continue;
    test.describe(title, { annotation: { type: "file", description: file } }, () => {
      // In order, on one page: a story is played once, then shown at each width and in each theme.
      test.describe.configure({ mode: "default" });
      for (const look of ofLanguage) {
        const { width, theme = "light", isPictured } = look;
        const name = `${theme}, ${language}, ${width} wide${isPictured ? "" : ", no picture"}`;
        test(name, async ({ storyPage }, info) => {
          const { page } = storyPage;
          await page.setViewportSize({ width, height });
          await storyPage.show(id, `language:${language};page:bare`);
          expect(await storyPage.takeProblems()).toEqual([]);
          await page.evaluate(renderFully, theme);
          if (isPictured) await expectBaseline(storyPage, pictureName(id, look), isWhole, info);
          else await storyPage.whenComplete();
          expect([...(await faultsOf(page)), ...(await storyPage.takeProblems())]).toEqual([]);
        });
      }
    });
  }
}
