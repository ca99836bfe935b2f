import { expect } from "@playwright/test";
import sharp from "sharp";
import { dark, light } from "../../packages/ui/src/theme/themes.ts";
import { differenceBetween, pictureOf, storedPicture } from "./baselines.ts";
import { test } from "./fixtures.ts";
import { renderFully } from "./look.ts";

const STORY = "blocks-region-fields--default";

/** Changes that move no other pixel. */
const changes = {
  "a border that is one pixel wider": "select { box-shadow: 0 0 0 1px var(--line-strong) }",
  "a line of one pixel in the faintest colour": `#storybook-root::after {
    content: ""; position: absolute; top: 600px; left: 16px; width: 48px; height: 1px; background: var(--line);
  }`,
};

for (const theme of ["light", "dark"] as const) {
  test(`one pixel is a difference in the ${theme} theme`, async ({ storyPage }) => {
    const { page } = storyPage;
    await page.setViewportSize({ width: 390, height: 900 });
    await storyPage.show(STORY, "language:zh");
    await storyPage.whenComplete();
    await page.evaluate(renderFully, theme);
    const before = await storedPicture(await pictureOf(page, true));
    expect(await differenceBetween(before, await pictureOf(page, true))).toBeUndefined();

    for (const [change, content] of Object.entries(changes)) {
      await test.step(change, async () => {
        const style = await page.addStyleTag({ content });
        expect(await differenceBetween(before, await pictureOf(page, true))).toBeDefined();
        await style.evaluate((element) => (element as Element).remove());
      });
    }
  });
}

/** Styles of an element of this height with a line in its last row. */
const reaching = (height: string, colour: string) => `#storybook-root::after {
  content: ""; position: absolute; top: 0; left: 0; box-sizing: border-box; width: 48px; height: ${height};
  border-bottom: 1px solid ${colour};
}`;

test("a page of 16,383 px is compared to its last row, and a higher one is refused", async ({
  storyPage,
}) => {
  const { page } = storyPage;
  await page.setViewportSize({ width: 390, height: 900 });
  await storyPage.show(STORY, "language:zh");
  await storyPage.whenComplete();
  const style = await page.addStyleTag({ content: reaching("16383px", "transparent") });
  const become = (content: string) =>
    style.evaluate((element, text) => (element.textContent = text), content);
  const before = await storedPicture(await pictureOf(page, true));
  expect((await sharp(before).metadata()).height).toBe(16_383);
  expect(await differenceBetween(before, await pictureOf(page, true))).toBeUndefined();

  await become(reaching("16383px", "var(--line)"));
  expect(await differenceBetween(before, await pictureOf(page, true))).toBeDefined();

  await become(reaching("16384px", "transparent"));
  await expect(pictureOf(page, true)).rejects.toThrow("The page is higher than 16383 px");
  await style.evaluate((element) => (element as Element).remove());
});

/** A picture of one colour, as PNG. */
const pictureIn = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();

for (const [name, theme] of Object.entries({ light, dark })) {
  test(`another colour of the ${name} theme is a difference`, async () => {
    const colours = new Set(Object.values(theme).filter((value) => value.startsWith("#")));
    const pictures = new Map<string, Buffer>();
    for (const colour of colours) pictures.set(colour, await pictureIn(colour));
    const unseen: string[] = [];
    for (const [colour, picture] of pictures) {
      const baseline = await storedPicture(picture);
      for (const [other, actual] of pictures) {
        const isSeen = (await differenceBetween(baseline, actual)) !== undefined;
        if (isSeen === (other === colour)) unseen.push(`${colour} as ${other}`);
      }
    }
    expect(unseen).toEqual([]);
  });
}
