import type { Locator } from "@playwright/test";
import { expect, test } from "./shop.ts";
import { VISIBLE_SCROLLBARS } from "./visible-scrollbars.ts";

test.use({ launchOptions: VISIBLE_SCROLLBARS });

/** How many pixels of a canvas are dark. */
const darkPixelsOf = (canvas: Locator): Promise<number> =>
  canvas.evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const drawn = (element as HTMLCanvasElement).getContext("2d");
    const { data } = drawn?.getImageData(0, 0, width, height) ?? { data: [] };
    let count = 0;
    for (let at = 0; at < data.length; at += 4)
      if ((data[at + 3] ?? 0) > 0 && (data[at + 1] ?? 0) < 0x80) count += 1;
    return count;
  });

/** The sizes that a canvas has in ten frames, each once. */
const sizesOf = (canvas: Locator): Promise<string[]> =>
  canvas.evaluate(async (element) => {
    const sizes = new Set<string>();
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise(requestAnimationFrame);
      const { width, height } = element as HTMLCanvasElement;
      sizes.add(`${width} × ${height}`);
    }
    return [...sizes];
  });

/** Pixels of the device for each pixel of the page, as the canvas is drawn. */
const ratioOf = (canvas: Locator): Promise<number> =>
  canvas.evaluate((element) => {
    const { width, clientWidth } = element as HTMLCanvasElement;
    return Math.round((width / clientWidth) * 100) / 100;
  });

for (const zoom of [1, 1.25, 1.5])
  for (const colorScheme of ["light", "dark"] as const)
    test.describe(`given a ${colorScheme} window with scrollbars that take space, at ${zoom * 100} %`, () => {
      test.use({
        viewport: { width: Math.round(1440 / zoom), height: Math.round(900 / zoom) },
        deviceScaleFactor: zoom,
        colorScheme,
      });

      test("when they press in the structure editor, then it draws what it searches for", async ({
        page,
      }) => {
        await page.goto("/advsearch");
        const editor = page.frameLocator('iframe[title="结构编辑器"]');
        const tools = editor.getByRole("toolbar", { name: "绘图工具" });
        const area = editor.locator("canvas").last();
        await expect(tools.getByRole("button")).toHaveCount(28);
        expect(await sizesOf(area)).toHaveLength(1);
        expect(await ratioOf(area)).toBe(zoom);

        await area.click();
        await expect(page.getByRole("textbox", { name: "结构" })).toHaveValue("CC");
        await expect.poll(() => darkPixelsOf(area)).toBeGreaterThan(0);
        expect(await sizesOf(area)).toHaveLength(1);

        await tools.getByRole("button", { name: "单键" }).focus();
        for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "Enter"])
          await page.keyboard.press(key);
        await expect(tools.getByRole("button", { pressed: true })).toHaveAccessibleName("实楔形键");
        await tools.getByRole("button", { name: "氧 O" }).click();
        await area.click({ position: { x: 12, y: 12 } });
        await expect(page.getByRole("textbox", { name: "结构" })).toHaveValue("CC.O");
        await area.hover({ position: { x: 12, y: 150 } });
        await page.keyboard.press("n");
        await expect(tools.getByRole("button", { pressed: true })).toHaveAccessibleName("氮 N");

        // The lowest tools are within the frame.
        const [column, frame] = [
          await tools.getByRole("button").last().boundingBox(),
          await page.getByTitle("结构编辑器").boundingBox(),
        ];
        const bottomOf = (box: typeof column) => (box ? box.y + box.height : Number.NaN);
        expect(bottomOf(column)).toBeLessThanOrEqual(bottomOf(frame));
      });
    });

test("when a window with a drawing is zoomed, then the drawing stays, as sharp as the window is", async ({
  page,
}) => {
  await page.goto("/advsearch");
  const canvases = page.frameLocator('iframe[title="结构编辑器"]').locator("canvas");
  const area = canvases.last();
  const code = page.getByRole("textbox", { name: "结构" });
  await expect(area).toBeVisible();
  await area.click();
  await expect(code).toHaveValue("CC");
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setDeviceMetricsOverride", {
    width: 1152,
    height: 720,
    deviceScaleFactor: 1.25,
    mobile: false,
  });
  await expect.poll(() => ratioOf(area)).toBe(1.25);
  await expect.poll(() => darkPixelsOf(area)).toBeGreaterThan(0);
  await expect(code).toHaveValue("CC");
});

test.describe("given a browser that constructs no style sheets, as Safari 15", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const prototype: Partial<ShadowRoot> = ShadowRoot.prototype;
      delete prototype.adoptedStyleSheets;
      Object.assign(globalThis, {
        CSSStyleSheet: class {
          constructor() {
            throw new TypeError("Illegal constructor");
          }
        },
      });
    });
  });

  test("when they press in the structure editor, then it draws all the same", async ({ page }) => {
    await page.goto("/advsearch");
    const area = page.frameLocator('iframe[title="结构编辑器"]').locator("canvas").last();
    await area.click();
    await expect(page.getByRole("textbox", { name: "结构" })).toHaveValue("CC");
  });
});
