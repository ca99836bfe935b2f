import { type Page, type Request, test as base } from "@playwright/test";
import { BROWSER_ARGS } from "../../scripts/browser.ts";
import { WORKBENCH } from "../../scripts/workbench-build.ts";
import { pictureBrowser } from "./browser.ts";
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
  browser: [
    async ({ playwright }, use) => {
      const browser = await playwright.chromium.launch({
        ...(await pictureBrowser()),
        args: BROWSER_ARGS,
      });
      await use(browser);
      await browser.close();
    },
    { scope: "worker", timeout: 60_000 },
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
const hasSettled = (id: string): boolean => {
  const { currentRender: story } = (globalThis as Workbench).__STORYBOOK_PREVIEW__ ?? {};
  return story?.id === id && ["finished", "errored"].includes(story.phase ?? "");
};

/**
 * Waits until the browser is idle, which some parts of a page wait for before they load their code. On a busy machine it never is: they
 * wait two seconds at most.
 */
const untilIdle = () =>
  new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 }));

/** How long no file may be loading before a page counts as complete. In milliseconds. */
const QUIET_MS = 250;
const CODE_AND_IMAGES = new Set(["script", "stylesheet", "image", "font"]);

/**
 * Watches the files that a page loads; the function waits until none was loading for a while: parts of a page that are
 * loaded on demand change nothing on it until their code is there.
 */
function watchFiles(page: Page): () => Promise<void> {
  const loading = new Set<Request>();
  let changed = Date.now();
  page.on("request", (request) => {
    if (CODE_AND_IMAGES.has(request.resourceType())) loading.add(request);
  });
  const end = (request: Request) => {
    if (loading.delete(request)) changed = Date.now();
  };
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return async () => {
    changed = Date.now();
    while (loading.size > 0 || Date.now() - changed < QUIET_MS) await page.waitForTimeout(50);
  };
}

const filesLoaded = new WeakMap<Page, () => Promise<void>>();

interface Wanted {
  readonly id: string;
  readonly globals: string;
  readonly isComplete?: boolean;
}

/** The story that each page shows, and its globals. */
const shown = new WeakMap<Page, { readonly id: string; readonly globals: string }>();

/**
 * Shows a story where the page does not show it yet. The workbench is only loaded again for other globals: values of the
 * toolbar's tools as in the workbench's addresses, such as `language:en`. A complete story also has the files that it
 * loads on demand.
 */
export async function showStory(
  page: Page,
  storybook: string,
  { id, globals, isComplete = true }: Wanted,
): Promise<void> {
  const before = shown.get(page);
  if (before?.id === id && before.globals === globals) return;
  const loaded = filesLoaded.get(page) ?? watchFiles(page);
  filesLoaded.set(page, loaded);
  if (before?.globals === globals) {
    await page.evaluate((storyId) => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as Workbench;
      preview?.channel.emit("setCurrentStory", { storyId, viewMode: "story" });
    }, id);
  } else {
    const query = `viewMode=story&id=${id}&globals=${globals};a11y.manual:!true`;
    await page.goto(`${storybook}/iframe.html?${query}`);
    // The pointer starts in the corner, where it would hover elements.
    await page.mouse.move(-10, -10);
  }
  await page.waitForFunction(hasSettled, id);
  if (isComplete) {
    await page.evaluate(untilIdle);
    await loaded();
  }
  shown.set(page, { id, globals });
}

/** Waits until the page is rendered in the theme, with images that load on scrolling. */
export const renderFully = async (theme: string) => {
  if (theme === "dark") document.documentElement.dataset["theme"] = "dark";
  else delete document.documentElement.dataset["theme"];
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await Promise.all(
    [...document.images].map((image) => {
      image.loading = "eager";
      return image.decode().catch(() => {});
    }),
  );
};
