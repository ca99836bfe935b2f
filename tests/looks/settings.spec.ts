import { type Browser, expect } from "@playwright/test";
import { WORKBENCH } from "../../scripts/workbench-build.ts";
import { test } from "./fixtures.ts";
import { entriesOf } from "./pictures.ts";
import { isWanted } from "./sample.ts";
import { globalsOf, nameOf, type Setting, SETTINGS, valuesOf, widthOf } from "./settings.ts";
import { openStoryPage } from "./story-page.ts";

/** How many runs it takes until every story was opened in every setting, where a run takes only a sample. */
const SHARES = 100;
/** So that two workers end together, and a run says early what fails. */
const STORIES_OF_A_TEST = 120;
const stories = entriesOf(WORKBENCH).map(({ id }) => id);

/** Opens a page that shows stories in a setting. */
async function openPage(browser: Browser, storybook: string, setting: Setting) {
  const viewport = { width: widthOf(setting), height: 900 };
  const { page, show, takeProblems } = await openStoryPage(browser, storybook, { viewport });
  return {
    /** The texts of error pages and console errors. */
    async problemsOf(id: string): Promise<readonly string[]> {
      try {
        await show(id, globalsOf(setting));
      } catch (error) {
        return [...(await takeProblems()), String(error)];
      }
      return takeProblems();
    },
    close: () => page.close(),
  };
}

type Problems = Readonly<Record<string, readonly string[]>>;

async function problemsAlone(browser: Browser, storybook: string, id: string, setting: Setting) {
  const page = await openPage(browser, storybook, setting);
  const problems = await page.problemsOf(id);
  await page.close();
  return problems;
}

/** The problems of a story that failed in a setting, by the value of a tool that suffices for them. */
async function narrowed(
  browser: Browser,
  storybook: string,
  id: string,
  setting: Setting,
): Promise<Problems> {
  const found: Record<string, readonly string[]> = {};
  for (const value of valuesOf(setting)) {
    const problems = await problemsAlone(browser, storybook, id, value);
    if (problems.length > 0) found[nameOf(value)] = problems;
  }
  if (Object.keys(found).length > 0) return found;
  const problems = await problemsAlone(browser, storybook, id, setting);
  return problems.length > 0 ? { [nameOf(setting)]: problems } : {};
}

for (const setting of SETTINGS) {
  const name = nameOf(setting);
  const opened = stories.filter((id) => isWanted(id, name, SHARES));
  const parts = Math.ceil(opened.length / STORIES_OF_A_TEST);
  for (let part = 0; part < parts; part++) {
    test(`stories open with ${name}, part ${part + 1} of ${parts}`, async ({
      browser,
      storybook,
    }) => {
      const ids = opened.slice(part * STORIES_OF_A_TEST, (part + 1) * STORIES_OF_A_TEST);
      test.setTimeout(60_000 + ids.length * 20_000);
      const page = await openPage(browser, storybook, setting);
      const failed: Record<string, Problems> = {};
      let before = "";
      for (const id of ids) {
        const problems = await page.problemsOf(id);
        if (problems.length > 0) {
          const values = await narrowed(browser, storybook, id, setting);
          failed[id] =
            Object.keys(values).length > 0 ? values : { [`${name}, after ${before}`]: problems };
        }
        before = id;
      }
      await page.close();
      expect(failed, `of ${ids.length} stories`).toEqual({});
    });
  }
}

interface Workbench {
  readonly __STORYBOOK_PREVIEW__: {
    getProjectAnnotations(): Promise<{
      readonly globalTypes: Record<string, { toolbar?: { items: { value: string }[] } }>;
      readonly parameters: { viewport: { options: object } };
    }>;
  };
}

test("each value of each tool is in a setting", async ({ browser, storybook }) => {
  const { page, show } = await openStoryPage(browser, storybook);
  await show(stories[0] ?? "", "");
  const values = await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Workbench;
    const { globalTypes, parameters } = await preview.getProjectAnnotations();
    const tools = Object.entries(globalTypes).flatMap(([tool, { toolbar }]) =>
      // The first value is that of a tool that is not named.
      (toolbar?.items ?? []).slice(1).map(({ value }) => `${tool}:${value}`),
    );
    const viewports = Object.keys(parameters.viewport.options);
    return [...tools, ...viewports.map((viewport) => `viewport.value:${viewport}`)];
  });
  await page.close();
  const covered = SETTINGS.flatMap((setting) => globalsOf(setting).split(";"));
  expect(values).not.toEqual([]);
  expect(values.filter((value) => !covered.includes(value))).toEqual([]);
});
