import { expect } from "@playwright/test";
import { WORKBENCH } from "../../scripts/workbench-build.ts";
import { expectBaseline } from "./baselines.ts";
import { test } from "./fixtures.ts";
import { faultsOf, renderFully } from "./look.ts";
import { pictureName, storiesOf } from "./pictures.ts";

const stories = storiesOf(WORKBENCH);

// One language after the other: the workbench is loaded again for another one.
for (const language of ["zh", "en"] as const) {
  for (const { id, title, height, isWhole, looks } of stories) {
    const ofLanguage = looks.filter((look) => (look.language ?? "zh") === language);
    if (ofLanguage.length === 0) continue;
    test.describe(title, () => {
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
