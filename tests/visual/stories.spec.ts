import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, type Page, test as base } from "@playwright/test";
import { picturesOf } from "./pictures.ts";
import { serveFolder } from "./static-files.ts";

const STORYBOOK = "storybook-static";
const WIDTHS = [1440, 390] as const;
const BY_DAY = WIDTHS.map((width) => ({ width, isDark: false }));
const BY_NIGHT = WIDTHS.map((width) => ({ width, isDark: true }));
const WITHOUT_TOASTS = "tests/visual/without-toasts.css";

/** One page for all pictures of a worker: what the workbench is built of is fetched and compiled but once. */
const test = base.extend<object, { storybook: string; sheet: Page }>({
  storybook: [
    // Playwright reads the names of the fixtures a fixture needs; this one needs none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { url, close } = await serveFolder(STORYBOOK);
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
      await use(await context.newPage());
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
const hasSettled = (id: string): boolean => {
  const { currentRender: story } = (globalThis as Workbench).__STORYBOOK_PREVIEW__ ?? {};
  return story?.id === id && ["finished", "errored"].includes(story.phase ?? "");
};

/** Shows a story on the workbench's page that is there, which is quicker than to load it. */
async function showStory(page: Page, storybook: string, id: string): Promise<void> {
  if (page.url().startsWith(storybook)) {
    await page.evaluate((storyId) => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as Workbench;
      preview?.channel.emit("setCurrentStory", { storyId, viewMode: "story" });
    }, id);
  } else {
    const query = `viewMode=story&id=${id}&globals=theme:light;a11y.manual:!true`;
    await page.goto(`${storybook}/iframe.html?${query}`);
  }
  await page.waitForFunction(hasSettled, id);
  // A play function that fails leaves its words over the story: the story is the picture.
  await page.evaluate(() => {
    document.body.classList.replace("sb-show-errordisplay", "sb-show-main");
  });
  await expect(page.locator("#storybook-root > *").first()).toBeAttached();
}

/** Lets the page draw itself, with what would be fetched on the way down, since a picture shows all of it. */
const draw = async (isDark: boolean) => {
  if (isDark) document.documentElement.dataset["theme"] = "dark";
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await Promise.all(
    [...document.images].map((image) => {
      image.loading = "eager";
      return image.decode().catch(() => {});
    }),
  );
};

for (const { id, title, height, isWhole } of picturesOf(STORYBOOK)) {
  test.describe(title, () => {
    // One after the other, on one page: a story is played once, then seen at each width, by day and by night.
    test.describe.configure({ mode: "default" });
    for (const { width, isDark } of isWhole ? [...BY_DAY, ...BY_NIGHT] : BY_DAY) {
      test(`${isDark ? "by night" : "by day"}, ${width} wide`, async ({
        sheet: page,
        storybook,
        browser,
      }, info) => {
        const isThere = await page.evaluate(hasSettled, id);
        if (!isThere) {
          await page.setViewportSize({ width: WIDTHS[0], height });
          await showStory(page, storybook, id);
        }
        await page.setViewportSize({ width, height });
        await page.evaluate(draw, isDark);

        const path = [
          `chromium-${browser.version()}`,
          `${id}-${width}${isDark ? "-dark" : ""}.png`,
        ];
        const file = info.snapshotPath(...path);
        const shot = await page.screenshot({
          fullPage: true,
          animations: "disabled",
          caret: "hide",
          scale: "css",
          ...(isWhole ? { style: readFileSync(WITHOUT_TOASTS, "utf8") } : {}),
        });
        if (!existsSync(file)) {
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, shot);
          info.annotations.push({ type: "new picture", description: file });
          console.log(`New picture, to be looked at and kept: ${path.join("/")}`);
        } else if (!shot.equals(readFileSync(file))) {
          // The same bytes need no comparison, which takes longer than the picture itself.
          const style = isWhole ? { stylePath: WITHOUT_TOASTS } : {};
          await expect(page).toHaveScreenshot(path, { fullPage: true, ...style });
        }
      });
    }
  });
}
