import { expect, type Page, test as base } from "@playwright/test";
import { WORKBENCH } from "../../scripts/workbench-build.ts";
import { serveFolder } from "./static-files.ts";

/** One page for all pictures of a worker: what the workbench is built of is fetched and compiled but once. */
export const test = base.extend<object, { storybook: string; sheet: Page }>({
  storybook: [
    // Playwright reads the names of the fixtures a fixture needs; this one needs none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { url, close } = await serveFolder(WORKBENCH);
      await use(url);
      await close();
    },
    { scope: "worker" },
  ],
  sheet: [
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
    readonly channel: { emit(event: string, told: object): void };
  };
}

/** Whether a story stands on the page, played to its end or broken. */
export const hasSettled = (id: string): boolean => {
  const { currentRender: story } = (globalThis as Workbench).__STORYBOOK_PREVIEW__ ?? {};
  return story?.id === id && ["finished", "errored"].includes(story.phase ?? "");
};

/** Shows a story on the workbench's page that is there, which is quicker than to load it. */
export async function showStory(page: Page, storybook: string, id: string): Promise<void> {
  if (page.url().startsWith(storybook)) {
    await page.evaluate((storyId) => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as Workbench;
      preview?.channel.emit("setCurrentStory", { storyId, viewMode: "story" });
    }, id);
  } else {
    const query = `viewMode=story&id=${id}&globals=theme:light;a11y.manual:!true`;
    await page.goto(`${storybook}/iframe.html?${query}`);
    // A pointer that nobody has moved lies in the corner, over whatever is drawn there.
    await page.mouse.move(-10, -10);
  }
  await page.waitForFunction(hasSettled, id);
  // A play function that fails leaves its words over the story: the story is the picture.
  await page.evaluate(() => {
    document.body.classList.replace("sb-show-errordisplay", "sb-show-main");
  });
  await expect(page.locator("#storybook-root > *").first()).toBeAttached();
}

/** Lets the page draw itself, with what would be fetched on the way down, since a picture shows all of it. */
export const draw = async (isDark: boolean) => {
  if (isDark) document.documentElement.dataset["theme"] = "dark";
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await Promise.all(
    [...document.images].map((image) => {
      image.loading = "eager";
      return image.decode().catch(() => {});
    }),
  );
};
