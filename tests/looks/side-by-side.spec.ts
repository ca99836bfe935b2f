import { expect, type Page } from "@playwright/test";
import { test } from "./fixtures.ts";
import { openStoryPage } from "./story-page.ts";

const panesOf = (page: Page) =>
  page
    .frames()
    .filter((frame) => frame !== page.mainFrame() && frame.url().includes("iframe.html"));

/** The times at which the pages of the panes were loaded. */
const loadTimes = (page: Page) =>
  Promise.all(panesOf(page).map((pane) => pane.evaluate(() => performance.timeOrigin)));

test("a pane keeps its page when the story changes", async ({ browser, storybook }) => {
  const { page, show } = await openStoryPage(browser, storybook);
  const globals = "sideBySide:languages";
  await show("components-button--busy", globals);
  const before = await loadTimes(page);
  expect(before).toHaveLength(2);

  await show("components-button--disabled", globals);
  expect(await loadTimes(page)).toEqual(before);
  for (const pane of panesOf(page)) await expect(pane.getByRole("button").first()).toBeDisabled();
  await page.close();
});
