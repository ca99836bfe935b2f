import { expect as immediately } from "@playwright/test";
import { test } from "./fixtures.ts";

/** The workbench and the story load first. */
const expect = immediately.configure({ timeout: 180_000 });

test("the workbench says where a story is not played, and plays it in both languages", async ({
  browser,
  storybook,
}) => {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  const open = async (globals: string) => {
    const story = "/story/screens-cart-cart--empty";
    await page.goto(
      `${storybook}/?path=${story}&globals=${globals}&addonPanel=storybook/interactions/panel`,
    );
  };
  const status = page.getByLabel("Story status: Pass");
  const words = page.getByText("Not played here:");

  await open("viewer:guest");
  await expect(words).toContainText("(the viewer)");
  await expect(page.getByRole("tab", { name: "Interactions: not played" })).toBeVisible();
  await expect(status).toBeHidden();

  await open("language:en");
  await expect(status).toBeVisible();
  await expect(words).toBeHidden();
  await page.close();
});
