import { expect, type Page } from "@playwright/test";
import { showStory, test } from "./fixtures.ts";

const panesOf = (page: Page) =>
  page
    .frames()
    .filter((frame) => frame !== page.mainFrame() && frame.url().includes("iframe.html"));

/** The times at which the pages of the panes were loaded. */
const loadTimes = (page: Page) =>
  Promise.all(panesOf(page).map((pane) => pane.evaluate(() => performance.timeOrigin)));

test("a pane keeps its page when the story changes", async ({ browser, storybook }) => {
  const page = await browser.newPage();
  const globals = "sideBySide:languages";
  await showStory(page, storybook, { id: "components-button--busy", globals });
  const before = await loadTimes(page);
  expect(before).toHaveLength(2);

  await showStory(page, storybook, { id: "components-button--disabled", globals });
  expect(await loadTimes(page)).toEqual(before);
  for (const pane of panesOf(page)) await expect(pane.getByRole("button").first()).toBeDisabled();
  await page.close();
});
