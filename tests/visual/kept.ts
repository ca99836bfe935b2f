import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, type Page, type TestInfo } from "@playwright/test";
import { browserKind } from "../../scripts/browser.ts";

/** How pictures of whole screens are taken. */
const WHOLE = "tests/visual/whole.css";

/** How far a picture may differ from the one that is kept; pixels count from the faintest hairline on its ground. */
export const TOLERANCE = { threshold: 0.05, maxDiffPixels: 20 } as const;

/** Where a picture is kept: in the folder of the browser's build. */
export function keptAt(page: Page, name: string): string[] {
  const build = page.context().browser()?.version() ?? "";
  return [`${browserKind()}-${build}`, `${name}.png`];
}

/** A picture of the whole page, with nothing in it that moves. */
export function pictureOf(page: Page, isWhole: boolean): Promise<Buffer> {
  return page.screenshot({
    fullPage: true,
    animations: "disabled",
    caret: "hide",
    scale: "css",
    ...(isWhole ? { style: readFileSync(WHOLE, "utf8") } : {}),
  });
}

/** Expects the page to look as it is kept; keeps it, and says so, where nothing is kept yet. */
export async function expectAsKept(
  page: Page,
  name: string,
  isWhole: boolean,
  info: TestInfo,
): Promise<void> {
  const path = keptAt(page, name);
  const file = info.snapshotPath(...path);
  const shot = await pictureOf(page, isWhole);
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, shot);
    info.annotations.push({ type: "new picture", description: file });
    console.log(`New picture, to be looked at and kept: ${path.join("/")}`);
  } else if (!shot.equals(readFileSync(file))) {
    // The same bytes need no comparison, which takes longer than the picture itself.
    const style = isWhole ? { stylePath: WHOLE } : {};
    await expect(page).toHaveScreenshot(path, { fullPage: true, ...style });
  }
}
