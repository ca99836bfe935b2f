import { expect, type Page, test as base } from "@playwright/test";
import { WORKBENCH } from "../../scripts/workbench-build.ts";
import { serveFolder } from "./static-files.ts";

/** One page for all pictures of a worker: the workbench's files are fetched and compiled once. */
export const test = base.extend<object, { storybook: string; sharedPage: Page }>({
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
  sharedPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        locale: "zh-CN",
        timezoneId: "Asia/Shanghai",
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      await use(page);
      await context.close();
    },
    { scope: "worker" },
  ],
});

interface Workbench {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: { readonly id: string; readonly phase?: string };
    readonly channel: { emit(event: string, data: object): void };
  };
}

/** Whether a story is on the page, and its play function has ended or failed. */
export const hasSettled = (id: string): boolean => {
  const { currentRender: story } = (globalThis as Workbench).__STORYBOOK_PREVIEW__ ?? {};
  return story?.id === id && ["finished", "errored"].includes(story.phase ?? "");
};

/** Shows a story, without loading the workbench's page again, which is faster. */
export async function showStory(page: Page, storybook: string, id: string): Promise<void> {
  if (page.url().startsWith(storybook)) {
    await page.evaluate((storyId) => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as Workbench;
      preview?.channel.emit("setCurrentStory", { storyId, viewMode: "story" });
    }, id);
  } else {
    const query = `viewMode=story&id=${id}&globals=theme:light;a11y.manual:!true`;
    await page.goto(`${storybook}/iframe.html?${query}`);
    // The pointer starts in the corner, where it would hover elements.
    await page.mouse.move(-10, -10);
  }
  await page.waitForFunction(hasSettled, id);
  // Hides the error message of a failed play function, since the picture is of the story.
  await page.evaluate(() => {
    document.body.classList.replace("sb-show-errordisplay", "sb-show-main");
  });
  await expect(page.locator("#storybook-root > *").first()).toBeAttached();
}

/** Waits until the page is rendered, with images that load on scrolling. */
export const renderFully = async (isDark: boolean) => {
  if (isDark) document.documentElement.dataset["theme"] = "dark";
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await Promise.all(
    [...document.images].map((image) => {
      image.loading = "eager";
      return image.decode().catch(() => {});
    }),
  );
};
