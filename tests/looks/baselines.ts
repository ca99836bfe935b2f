import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Page, TestInfo } from "@playwright/test";
import pixelmatch from "pixelmatch";
import sharp from "sharp";
import { ROOT } from "../../scripts/job.ts";
import { folderOf } from "./browser.ts";

/** Styles for pictures of whole screens. */
const WHOLE = readFileSync(join(import.meta.dirname, "whole.css"), "utf8");

/** How far a colour may be off, from 0 to 1, which counts even the faintest hairline on its background. */
const COLOUR_TOLERANCE = 0.05;
/** How many pixels may differ. */
const MOST_DIFFERENT = 20;
/** How long a page may take to become what its baseline shows. */
const SETTLED_WITHIN_MS = 10_000;
const PAUSE_MS = 500;

/** The most pixels that a picture is high; of a longer page it shows the beginning. */
const HIGHEST = 2000;

/** The file of a picture, in the folder of the browser's build. */
export const baselineFile = (page: Page, name: string) =>
  join(folderOf(page.context().browser()?.version() ?? ""), `${name}.webp`);

/** A picture of the page as PNG, without animations. */
export async function pictureOf(page: Page, isWhole: boolean): Promise<Buffer> {
  const { width, height } = await page.evaluate(() => {
    const { scrollHeight, clientWidth } = document.documentElement;
    return { width: clientWidth, height: scrollHeight };
  });
  return page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, HIGHEST) },
    animations: "disabled",
    caret: "hide",
    scale: "css",
    ...(isWhole ? { style: WHOLE } : {}),
  });
}

interface Difference {
  readonly summary: string;
  /** The differing pixels as PNG; none where the sizes differ. */
  readonly picture?: Buffer;
}

const pixelsOf = (picture: Buffer) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** What differs between two pictures of any format; undefined if they look the same. */
export async function differenceBetween(
  baseline: Buffer,
  actual: Buffer,
): Promise<Difference | undefined> {
  const [was, is] = await Promise.all([pixelsOf(baseline), pixelsOf(actual)]);
  if (was.data.equals(is.data)) return undefined;
  const { width, height } = was.info;
  if (width !== is.info.width || height !== is.info.height)
    return {
      summary: `${is.info.width} × ${is.info.height} instead of ${width} × ${height} pixels`,
    };
  const marked = Buffer.alloc(was.data.length);
  const count = pixelmatch(was.data, is.data, marked, width, height, {
    threshold: COLOUR_TOLERANCE,
  });
  if (count <= MOST_DIFFERENT) return undefined;
  const raw = { width, height, channels: 4 } as const;
  return {
    summary: `${count} pixels differ`,
    picture: await sharp(marked, { raw }).png().toBuffer(),
  };
}

/** A picture that is still the same half a second later: some parts of a page load late. */
async function settledPicture(page: Page, isWhole: boolean): Promise<Buffer> {
  for (let before = await pictureOf(page, isWhole); ;) {
    await page.waitForTimeout(PAUSE_MS);
    const after = await pictureOf(page, isWhole);
    if (after.equals(before)) return after;
    before = after;
  }
}

/** The distance of the colours that a stored picture has, so that they are off by half of it at most. */
const COLOUR_STEP = 16;

/** A picture as it is stored: in fewer colours, which is within the tolerance and makes files a third smaller. */
export async function storedPicture(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rounded = data.map((value) => Math.min(255, Math.round(value / COLOUR_STEP) * COLOUR_STEP));
  return sharp(rounded, { raw: info }).webp({ lossless: true, effort: 6 }).toBuffer();
}

async function write(file: string, picture: Buffer): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await storedPicture(picture));
}

/** Compares the page with its baseline, which has to exist; writes it where the run updates them. */
export async function expectBaseline(
  page: Page,
  name: string,
  isWhole: boolean,
  info: TestInfo,
): Promise<void> {
  const file = baselineFile(page, name);
  const baseline = existsSync(file) ? readFileSync(file) : undefined;
  const isUpdated = ["all", "changed"].includes(info.config.updateSnapshots);
  if (isUpdated) {
    const picture = await settledPicture(page, isWhole);
    if (!baseline || (await differenceBetween(baseline, picture))) await write(file, picture);
    return;
  }
  if (!baseline) {
    throw new Error(
      `There is no ${relative(ROOT, file)}. Take it with --update-snapshots, and look at it before you commit it.`,
    );
  }
  let actual = await pictureOf(page, isWhole);
  let difference = await differenceBetween(baseline, actual);
  const deadline = Date.now() + SETTLED_WITHIN_MS;
  while (difference && Date.now() < deadline) {
    await page.waitForTimeout(PAUSE_MS);
    actual = await pictureOf(page, isWhole);
    difference = await differenceBetween(baseline, actual);
  }
  if (!difference) return;
  // The report shows pictures with these endings side by side.
  const attach = (kind: string, body: Buffer) =>
    info.attach(`${name}-${kind}.png`, { body, contentType: "image/png" });
  await attach("expected", await sharp(baseline).png().toBuffer());
  await attach("actual", actual);
  if (difference.picture) await attach("diff", difference.picture);
  throw new Error(`${name}: ${difference.summary}.`);
}
