import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, type Page, type TestInfo } from "@playwright/test";
import { browserKind } from "../../scripts/browser.ts";

/** Styles for pictures of whole screens. */
const WHOLE = "tests/visual/whole.css";

/** Allowed difference from the baseline; the threshold counts even the faintest hairline on its background. */
export const TOLERANCE = { threshold: 0.05, maxDiffPixels: 20 } as const;

/** Path of a baseline, in the folder of the browser's build. */
export function baselinePath(page: Page, name: string): string[] {
  const build = page.context().browser()?.version() ?? "";
  return [`${browserKind()}-${build}`, `${name}.png`];
}

/** A picture of the whole page, without animations. */
export function pictureOf(page: Page, isWhole: boolean): Promise<Buffer> {
  return page.screenshot({
    fullPage: true,
    animations: "disabled",
    caret: "hide",
    scale: "css",
    ...(isWhole ? { style: readFileSync(WHOLE, "utf8") } : {}),
  });
}

/** Compares the page with its baseline; writes the baseline, and reports it, where there is none. */
export async function expectBaseline(
  page: Page,
  name: string,
  isWhole: boolean,
  info: TestInfo,
): Promise<void> {
  const path = baselinePath(page, name);
  const file = info.snapshotPath(...path);
  const shot = await pictureOf(page, isWhole);
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, shot);
    info.annotations.push({ type: "new picture", description: file });
    console.log(`New picture, to be reviewed and committed: ${path.join("/")}`);
  } else if (!shot.equals(readFileSync(file))) {
    // Comparing pixels takes longer than taking the picture.
    const style = isWhole ? { stylePath: WHOLE } : {};
    await expect(page).toHaveScreenshot(path, { fullPage: true, ...style });
  }
}
