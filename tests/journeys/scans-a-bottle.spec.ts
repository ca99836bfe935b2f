import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { codeVideo } from "@reagent/server/testing/code-video";
import { launchOptions } from "../../scripts/browser.ts";
import { expect, test } from "./shop.ts";

/** A bottle of the demo's ethanol, whose label was printed at an address that the shop had before. */
const BOTTLE = "/b/E893580-500mL/C94128482";
const video = join(mkdtempSync(join(tmpdir(), "reagent-camera-")), "bottle.y4m");
writeFileSync(video, codeVideo(`https://before.example${BOTTLE}`));

const { args, ...launched } = launchOptions();

test.use({
  launchOptions: {
    ...launched,
    args: [
      ...args,
      // Grants every page the camera: the headless shell has no permission to ask for.
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${video}`,
    ],
  },
});

test.describe("given a camera that sees the code of a bottle", () => {
  test("when a guest scans it from the header, then the page of the bottle opens", async ({
    page,
    shop,
  }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "扫描瓶码" }).click();
    await expect(page).toHaveURL(`${shop.url}${BOTTLE}`);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1, name: "乙醇" })).toBeVisible();
    await expect(page.getByRole("link", { name: "质检报告 PDF" })).toBeVisible();
  });
});

test.describe("given a browser that refuses the camera", () => {
  test("when a guest types the code, then the page of the product opens", async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException("Permission denied", "NotAllowedError"));
    });
    await page.goto("/en");
    await page.getByRole("button", { name: "Scan a code" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("alert")).toContainText("does not allow the camera");
    await dialog.getByRole("textbox", { name: /^Or type the code/u }).fill("E893580-500mL");
    await dialog.getByRole("button", { name: "Open", exact: true }).click();
    await expect(page).toHaveURL(`${shop.url}/en/products/E893580-500mL`);
  });
});
