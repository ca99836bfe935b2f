import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, type Page, test as base } from "@playwright/test";
import { picturesOf } from "./pictures.ts";
import { serveFolder } from "./static-files.ts";

const STORYBOOK = "storybook-static";
const WIDTHS = [1440, 390];
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
    readonly channel: {
      emit(event: string, story: { storyId: string; viewMode: "story" }): void;
      once(event: string, listener: () => void): void;
    };
  };
}

/** The preview's own words that a story has rendered, played and settled, or broke. */
const SETTLED = ["storyFinished", "playFunctionThrewException", "storyThrewException"];

/** Shows a story anew on the workbench's page that is there, which is quicker than to load it. */
const showStory = (page: Page, id: string) =>
  page.evaluate(
    async ({ storyId, settled }) => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as Workbench;
      if (!preview) throw new Error("this page is no workbench");
      const end = new Promise<void>((resolve) => {
        for (const event of settled) preview.channel.once(event, resolve);
      });
      const event = preview.currentRender?.id === storyId ? "forceRemount" : "setCurrentStory";
      preview.channel.emit(event, { storyId, viewMode: "story" });
      await end;
    },
    { storyId: id, settled: SETTLED },
  );

for (const { id, title, height, globals, suffix, isWhole } of picturesOf(STORYBOOK)) {
  for (const width of WIDTHS) {
    const name = `${id}-${width}${suffix}`;
    test(`${title}, ${globals}, ${width} wide`, async ({
      sheet: page,
      storybook,
      browser,
    }, info) => {
      await page.setViewportSize({ width, height });
      const query = `globals=${globals};a11y.manual:!true`;
      if (new URL(page.url()).search.endsWith(query)) await showStory(page, id);
      else await page.goto(`${storybook}/iframe.html?viewMode=story&id=${id}&${query}`);
      await page.waitForFunction((storyId) => {
        const { currentRender: story } = (globalThis as Workbench).__STORYBOOK_PREVIEW__ ?? {};
        return story?.id === storyId && ["finished", "errored"].includes(story.phase ?? "");
      }, id);
      // A play function that holds at another width alone leaves its words over the story: the story is the picture.
      await page.evaluate(() => {
        document.body.classList.replace("sb-show-errordisplay", "sb-show-main");
      });
      await expect(page.locator("#storybook-root > *").first()).toBeAttached();
      // A picture of the whole page shows what would be fetched on the way down.
      await page.evaluate(() =>
        Promise.all(
          [...document.images].map((image) => {
            image.loading = "eager";
            return image.decode().catch(() => {});
          }),
        ),
      );

      const path = [`chromium-${browser.version()}`, `${name}.png`];
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
}
