import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { dark, light } from "../../packages/ui/src/theme/themes.ts";
import { WORKBENCH } from "../../scripts/workbench-build.ts";
import { test } from "./fixtures.ts";
import { openStoryPage } from "./story-page.ts";

interface Entry {
  readonly id: string;
  readonly type: "story" | "docs";
  readonly title: string;
}

const index = JSON.parse(readFileSync(`${WORKBENCH}/index.json`, "utf8")) as {
  readonly entries: Readonly<Record<string, Entry>>;
};
const entries = Object.values(index.entries);
const addressOf = ({ id, type }: Entry) => `./?path=/${type}/${id}`;
const addresses = new Set(entries.map(addressOf));
const guide = entries.filter(({ title }) => title.startsWith("Guide/"));

interface Preview {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: { readonly id: string; readonly phase?: string };
  };
}

/** The frame of the story, once the story is played or the page shown. */
async function previewOf(page: Page, id: string) {
  const element = await page.waitForSelector("#storybook-preview-iframe");
  const frame = await element.contentFrame();
  if (!frame) throw new Error("The workbench has no frame for stories.");
  await frame.waitForFunction((storyId) => {
    const { currentRender: shown } = (globalThis as Preview).__STORYBOOK_PREVIEW__ ?? {};
    return shown?.id === storyId && ["finished", "errored"].includes(shown.phase ?? "finished");
  }, id);
  return frame;
}

for (const entry of guide) {
  test(`the workbench stays at ${entry.title}, ${entry.id}`, async ({ browser, storybook }) => {
    const page = await browser.newPage();
    const calls: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/")) calls.push(pathname);
    });
    await page.goto(`${storybook}/${addressOf(entry)}`);
    const frame = await previewOf(page, entry.id);
    const links = await frame
      .locator('a[href*="?path=/"]')
      .evaluateAll((elements) =>
        elements.map((element) =>
          decodeURI(element.getAttribute("href") ?? "").replace(/&globals=.*$/u, ""),
        ),
      );
    expect([...new Set(links)].filter((link) => !addresses.has(link))).toEqual([]);
    expect(decodeURI(new URL(page.url()).search)).toContain(`path=/${entry.type}/${entry.id}`);
    expect((await previewOf(page, entry.id)).url()).toContain("iframe.html");
    expect(calls, "calls that went to the network").toEqual([]);
    await page.close();
  });
}

test("the panel for controls is left out where a story has none", async ({
  browser,
  storybook,
}) => {
  const page = await browser.newPage();
  const panelsOf = async (id: string) => {
    await page.goto(`${storybook}/?path=/story/${id}`);
    await previewOf(page, id);
    const tabs = page.getByRole("tab");
    await expect(tabs.filter({ hasText: "Interactions" })).toBeVisible();
    return tabs.filter({ hasText: "Controls" });
  };
  await expect(await panelsOf("components-button--busy")).toHaveCount(1);
  await expect(await panelsOf("screens-cart-cart--empty")).toHaveCount(0);
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
