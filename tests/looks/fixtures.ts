import { test as base } from "@playwright/test";
import { BROWSER_ARGS } from "../../scripts/browser.ts";
import { WORKBENCH } from "../../scripts/workbench-build.ts";
import { pictureBrowser } from "./browser.ts";
import { serveFolder } from "./static-files.ts";
import { openStoryPage, type StoryPage } from "./story-page.ts";

/** One page for all pictures of a worker: the workbench's files are fetched and compiled once. */
export const test = base.extend<object, { storybook: string; storyPage: StoryPage }>({
  storybook: [
    // Playwright reads the required fixtures from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { url, close } = await serveFolder(WORKBENCH);
      await use(url);
      await close();
    },
    { scope: "worker" },
  ],
  browser: [
    async ({ playwright }, use) => {
      const browser = await playwright.chromium.launch({
        ...pictureBrowser(),
        args: BROWSER_ARGS,
      });
      await use(browser);
      await browser.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  storyPage: [
    async ({ browser, storybook }, use) => {
      const storyPage = await openStoryPage(browser, storybook, { isStill: true });
      await use(storyPage);
      await storyPage.page.close();
    },
    { scope: "worker" },
  ],
});
