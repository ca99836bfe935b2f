import { expect, type Frame, type Page } from "@playwright/test";
import type { StoryCoverage } from "../../.storybook/coverage/coverage.ts";
import none from "../../.storybook/coverage/none.json" with { type: "json" };
import { dark, light } from "../../packages/ui/src/theme/themes.ts";
import { WORKBENCH } from "../../scripts/workbench-build.ts";
import { test } from "./fixtures.ts";
import { indexOf } from "./pictures.ts";
import { isWanted } from "./sample.ts";
import { openStoryPage } from "./story-page.ts";

const entries = indexOf(WORKBENCH);
const addressOf = ({ id, type }: (typeof entries)[number]) => `./?path=/${type}/${id}`;
const addresses = new Set(entries.map(addressOf));
const guide = entries.filter(({ title }) => title.startsWith("Guide/"));

interface Preview {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: { readonly id: string; readonly phase?: string };
    readonly channel: {
      emit(event: string, data: object): void;
      last(event: string): readonly unknown[] | undefined;
    };
  };
}

/** The frame of the story. */
async function previewOf(page: Page): Promise<Frame> {
  const element = await page.waitForSelector("#storybook-preview-iframe");
  const frame = await element.contentFrame();
  if (!frame) throw new Error("The workbench has no frame for stories.");
  return frame;
}

/** The id of the story or page that is shown after another one, once it is played or rendered. */
async function shownAfter(frame: Frame, before: string): Promise<unknown> {
  const shown = await frame.waitForFunction((former) => {
    const { currentRender: render, channel } = (globalThis as Preview).__STORYBOOK_PREVIEW__ ?? {};
    if (!render || render.id === former) return undefined;
    const isRendered = channel?.last("docsRendered")?.[0] === render.id;
    const isPlayed = ["finished", "errored"].includes(render.phase ?? "");
    return isRendered || isPlayed ? render.id : undefined;
  }, before);
  return shown.jsonValue();
}

/** Selects a story or page in the workbench, which takes the selection from the frame only. */
const select = (frame: Frame, id: string) =>
  frame.evaluate((storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as Preview;
    preview?.channel.emit("selectStory", { storyId });
  }, id);

/** The links of the frame into the workbench that lead nowhere. */
const deadLinks = async (frame: Frame): Promise<readonly string[]> => {
  const links = await frame
    .locator('a[href*="?path=/"]')
    .evaluateAll((elements) =>
      elements.map((element) =>
        decodeURI(element.getAttribute("href") ?? "").replace(/&globals=.*$/u, ""),
      ),
    );
  return [...new Set(links)].filter((link) => !addresses.has(link));
};

// On one page: loading the workbench takes longer than what it shows.
test("the workbench stays at each page of the guide", async ({ browser, storybook }) => {
  const page = await browser.newPage();
  let problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) problems.push(`${pathname} went to the network.`);
  });
  const found: Record<string, readonly string[]> = {};
  let before = "components-button--busy";
  await page.goto(`${storybook}/?path=/story/${before}`);
  const frame = await previewOf(page);
  await shownAfter(frame, "");
  for (const entry of guide) {
    await select(frame, entry.id);
    const shown = await shownAfter(frame, before);
    const dead = await deadLinks(frame);
    const { search } = new URL(page.url());
    if (shown !== entry.id || !decodeURI(search).includes(`path=/${entry.type}/${entry.id}`))
      problems.push(`It went on to ${search}.`);
    problems.push(...dead.map((link) => `There is no ${link}.`));
    if (problems.length > 0) found[`${entry.title}, ${entry.id}`] = problems;
    problems = [];
    before = String(shown);
  }
  expect(guide).not.toEqual([]);
  expect(found).toEqual({});
  await page.close();
});

test("the panel for controls is left out where a story has none, and on pages of the guide", async ({
  browser,
  storybook,
}) => {
  const page = await browser.newPage();
  const panelsOf = async (id: string) => {
    await page.goto(`${storybook}/?path=/story/${id}`);
    await shownAfter(await previewOf(page), "");
    const tabs = page.getByRole("tab");
    await expect(tabs.filter({ hasText: "Interactions" })).toBeVisible();
    return tabs.filter({ hasText: "Controls" });
  };
  await expect(await panelsOf("components-button--busy")).toHaveCount(1);
  await expect(await panelsOf("screens-cart-cart--empty")).toHaveCount(0);
  await expect(await panelsOf("guide-changelog--default")).toHaveCount(0);
  await page.close();
});

/** How many runs it takes until every usage page was opened, where a run takes only a sample. */
const SHARES = 12;

test("usage pages are drawn without an error", async ({ browser, storybook }) => {
  const pages = entries.filter(
    ({ id, type, title }) =>
      type === "docs" && !title.startsWith("Guide/") && isWanted(id, "usage page", SHARES),
  );
  test.setTimeout(60_000 + pages.length * 20_000);
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`${page.url()}: ${message.text()}`);
  });
  for (const { id } of pages) {
    await page.goto(`${storybook}/iframe.html?id=${id}&viewMode=docs`);
    const isDrawn = page.locator("#storybook-docs h1, .sb-errordisplay:visible");
    await expect(isDrawn.first()).toBeVisible({ timeout: 20_000 });
  }
  expect(problems).toEqual([]);
  await page.close();
});

test("an example on a usage page is drawn as in the shop", async ({ browser, storybook }) => {
  const page = await browser.newPage();
  await page.goto(`${storybook}/iframe.html?id=components-table--docs&viewMode=docs`);
  const example = page.locator(".docs-story").first().getByRole("table");
  await expect(example).toHaveCSS("display", "table");
  await page.close();
});

test("an example on a usage page has the background of the shop in the dark theme", async ({
  browser,
  storybook,
}) => {
  const page = await browser.newPage();
  await page.goto(
    `${storybook}/iframe.html?id=components-table--docs&viewMode=docs&globals=theme:dark`,
  );
  const surface = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const example = page.locator(".docs-story").first();
  await expect(example).toHaveCSS("background-color", surface);
  await page.close();
});

test("a press by hand copies to the clipboard of the machine", async ({ browser, storybook }) => {
  const page = await browser.newPage({ permissions: ["clipboard-read", "clipboard-write"] });
  await page.goto(`${storybook}/?path=/story/components-code--cas-number`);
  const frame = await previewOf(page);
  await shownAfter(frame, "");
  await page.evaluate(() => navigator.clipboard.writeText("before"));
  await frame.getByRole("button").click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("90-02-8");
  await page.close();
});

const coverage: StoryCoverage = {
  measured: "2026-11-29T04:00:00.000Z",
  failed: 1,
  files: {
    "packages/ui/src/screens/cart/Cart/Cart.tsx": {
      branches: 4,
      reached: 3,
      missed: [{ kind: "else", line: 71, text: "if (isNew) save();", part: [0, 18] }],
    },
    "packages/ui/src/screens/cart/Cart/CartBar.tsx": { branches: 6, reached: 6, missed: [] },
  },
};

test("a panel shows which branches no story reaches, and that a story failed", async ({
  browser,
  storybook,
}) => {
  const page = await browser.newPage();
  await page.route("**/coverage.json", (route) => route.fulfill({ json: coverage }));
  await page.goto(`${storybook}/?path=/story/screens-cart-cart--empty&globals=language:en`);
  await page.getByRole("tab", { name: "Coverage" }).click();
  const panel = page.getByRole("tabpanel", { name: "Coverage" });
  await expect(panel).toContainText("9 of 10 branches reached (90 %). Measured on 2026-11-29.");
  await expect(panel).toContainText(
    "1 story failed then: what it reaches from there on is missing.",
  );
  await expect(panel.getByRole("row", { name: "71 else if (isNew) save();" })).toBeVisible();
  await expect(panel.getByText("CartBar.tsx: 6 of 6 branches reached (100 %)")).toBeVisible();
  await page.goto(`${storybook}/?path=/story/components-button--busy&globals=language:en`);
  await expect(panel).toHaveText("Not measured in this build.");
  await page.close();
});

test("the panel of coverage says where a build has none", async ({ browser, storybook }) => {
  const page = await browser.newPage();
  await page.route("**/coverage.json", (route) => route.fulfill({ json: none }));
  await page.goto(`${storybook}/?path=/story/screens-cart-cart--empty`);
  await page.getByRole("tab", { name: "覆盖" }).click();
  await expect(page.getByRole("tabpanel", { name: "覆盖" })).toHaveText("此构建没有测量。");
  await page.close();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the workbench has the shop's mark in ${colorScheme}`, async ({ browser, storybook }) => {
    const page = await browser.newPage({ colorScheme });
    await page.goto(storybook);
    const brand = page.getByRole("img", { name: "刻度试剂 Workbench" });
    await expect(brand).toBeVisible();
    const picture = decodeURIComponent((await brand.getAttribute("src")) ?? "");
    expect(picture).toContain(`stroke="${{ light, dark }[colorScheme].brand}"`);
    await page.close();
  });
}

test("a story that is left makes no call of its own", async ({ browser, storybook }) => {
  const { page, show, takeProblems } = await openStoryPage(browser, storybook);
  const stories = ["screens-cart-cart--default", "guide-map-of-screens--default"];
  for (const id of [...stories, ...stories]) {
    await show(id, "language:zh");
    expect(await takeProblems()).toEqual([]);
  }
  await page.close();
});
