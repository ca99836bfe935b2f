import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Page, TestInfo } from "@playwright/test";
import pixelmatch from "pixelmatch";
import sharp from "sharp";
import { dark, light } from "../../packages/ui/src/theme/themes.ts";
import { ROOT } from "../../scripts/job.ts";
import { folderOf } from "./browser.ts";
import type { StoryPage } from "./story-page.ts";

/** Styles for pictures of whole screens. */
const WHOLE = readFileSync(join(import.meta.dirname, "whole.css"), "utf8");

/** How far a colour may be off, from 0 to 1, which counts even the faintest hairline on its background. */
const COLOUR_TOLERANCE = 0.05;
/** How many pixels may differ. */
const MOST_DIFFERENT = 20;
/** A page that differs from its baseline and looked the same so many times in a row is complete. */
const SAME_TAKES = 4;
/** How often a page that keeps changing is compared. */
const MOST_TAKES = 40;
/** In milliseconds. */
const PAUSE = 500;

/** The most pixels that a WebP picture is high. */
const HIGHEST = 16_383;

/** The file of a picture, in the folder of the browser's build. */
export const baselineFile = (page: Page, name: string) =>
  join(folderOf(page.context().browser()?.version() ?? ""), `${name}.webp`);

/** A picture of the whole page as PNG, without animations. Rejects where the page is higher than a picture can be. */
export async function pictureOf(page: Page, isWhole: boolean): Promise<Buffer> {
  const width = await page.evaluate(() => {
    // The focus of a play function scrolls as far as the page was long just then, and what is sticky moves with it.
    window.scrollTo({ top: 0, left: 0, behavior: "instant" });
    return document.documentElement.clientWidth;
  });
  const picture = await page.screenshot({
    fullPage: true,
    // As high as the page is with the styles; one pixel more than is allowed shows that it is too high.
    clip: { x: 0, y: 0, width, height: HIGHEST + 1 },
    animations: "disabled",
    caret: "hide",
    scale: "css",
    ...(isWhole ? { style: WHOLE } : {}),
  });
  const { height } = await sharp(picture).metadata();
  if (height > HIGHEST) {
    throw new Error(
      `The page is higher than ${HIGHEST} px, which no picture can be. Let the story show fewer rows, ` +
        "or tag it `no-picture` and let a shorter story of the same screen be pictured.",
    );
  }
  return picture;
}

interface Difference {
  readonly summary: string;
  /** The differing pixels as PNG; none where the sizes differ. */
  readonly picture?: Buffer;
}

const pixelsOf = (picture: Buffer) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** The distance of the colours that a stored picture has, so that they are off by half of it at most. */
const COLOUR_STEP = 16;

const STORED_VALUES = Uint8Array.from({ length: 256 }, (_, value) =>
  Math.min(255, Math.round(value / COLOUR_STEP) * COLOUR_STEP),
);

/** Which of all RGB colours are colours of a theme. */
const IS_THEME_COLOUR = new Uint8Array(2 ** 24);
for (const value of [...Object.values(light), ...Object.values(dark)])
  if (/^#[\da-f]{6}$/iu.test(value)) IS_THEME_COLOUR[Number.parseInt(value.slice(1), 16)] = 1;

const colourAt = (pixels: Buffer, index: number) => pixels.readUIntBE(index, 3);

/** The colours of a picture with alpha as they are stored: those of the themes exactly, others in steps. */
function storedColours(pixels: Buffer): Buffer {
  const stored = Buffer.from(pixels);
  for (let index = 0; index < pixels.length; index += 4) {
    if (IS_THEME_COLOUR[colourAt(pixels, index)]) continue;
    for (let channel = index; channel < index + 3; channel++)
      stored[channel] = STORED_VALUES[pixels[channel]!]!;
  }
  return stored;
}

const RED = 0xff0000;

/**
 * Marks the pixels that have a colour of a theme in both pictures, but not the same, and returns how many they are. Tints differ
 * by less than the tolerance.
 */
function markExchanged(baseline: Buffer, actual: Buffer, marked: Buffer): number {
  let count = 0;
  for (let index = 0; index < actual.length; index += 4) {
    const was = colourAt(baseline, index);
    const is = colourAt(actual, index);
    if (was === is || !IS_THEME_COLOUR[was] || !IS_THEME_COLOUR[is]) continue;
    marked.writeUIntBE(RED, index, 3);
    count++;
  }
  return count;
}

/** What differs between two pictures of any format; undefined if they look the same. */
export async function differenceBetween(
  baseline: Buffer,
  actual: Buffer,
): Promise<Difference | undefined> {
  const [was, is] = await Promise.all([pixelsOf(baseline), pixelsOf(actual)]);
  const { width, height } = was.info;
  if (width !== is.info.width || height !== is.info.height)
    return {
      summary: `${is.info.width} × ${is.info.height} instead of ${width} × ${height} pixels`,
    };
  // As nearly every picture, and much faster than comparing pixels.
  if (was.data.equals(storedColours(is.data))) return undefined;
  const marked = Buffer.alloc(was.data.length);
  const count = pixelmatch(was.data, is.data, marked, width, height, {
    threshold: COLOUR_TOLERANCE,
  });
  const exchanged = markExchanged(was.data, is.data, marked);
  if (Math.max(count, exchanged) <= MOST_DIFFERENT) return undefined;
  const raw = { width, height, channels: 4 } as const;
  return {
    summary: `${count} pixels differ, ${exchanged} have another colour of the themes`,
    picture: await sharp(marked, { raw }).png().toBuffer(),
  };
}

/** A picture that is still the same half a second later: some parts of a page load late. */
async function settledPicture(
  { page, whenComplete }: StoryPage,
  isWhole: boolean,
): Promise<Buffer> {
  await whenComplete();
  for (let before = await pictureOf(page, isWhole); ;) {
    await page.waitForTimeout(PAUSE);
    const after = await pictureOf(page, isWhole);
    if (after.equals(before)) return after;
    before = after;
  }
}

/** A picture as it is stored: in fewer colours, which is within the tolerance and makes files a third smaller. */
export async function storedPicture(picture: Buffer): Promise<Buffer> {
  const { data, info } = await pixelsOf(picture);
  return (
    sharp(storedColours(data), { raw: info })
      .removeAlpha()
      // Lossless, both say how hard it tries; this makes smaller files than 80 and 6 in the same time.
      .webp({ lossless: true, quality: 100, effort: 4 })
      .toBuffer()
  );
}

async function write(file: string, picture: Buffer): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await storedPicture(picture));
}

interface Differing extends Difference {
  readonly actual: Buffer;
}

/**
 * What differs between the page and its baseline. The page is compared as soon as it is shown. A part that loads late makes it
 * differ, so it is compared again until it looks like the baseline or no longer changes.
 */
async function lastingDifference(
  { page, whenComplete }: StoryPage,
  baseline: Buffer,
  isWhole: boolean,
): Promise<Differing | undefined> {
  let actual = await pictureOf(page, isWhole);
  let difference = await differenceBetween(baseline, actual);
  for (let take = 1, same = 1; difference && same < SAME_TAKES && take < MOST_TAKES; take++) {
    await whenComplete();
    // The first time it was probably too early.
    if (take > 1) await page.waitForTimeout(PAUSE);
    const before = actual;
    actual = await pictureOf(page, isWhole);
    if (actual.equals(before)) same++;
    else {
      same = 1;
      difference = await differenceBetween(baseline, actual);
    }
  }
  return difference && { ...difference, actual };
}

/** Compares the page with its baseline, which has to exist; writes it where the run updates them. */
export async function expectBaseline(
  storyPage: StoryPage,
  name: string,
  isWhole: boolean,
  info: TestInfo,
): Promise<void> {
  const file = baselineFile(storyPage.page, name);
  const baseline = existsSync(file) ? readFileSync(file) : undefined;
  const isUpdated = ["all", "changed"].includes(info.config.updateSnapshots);
  if (isUpdated) {
    const picture = await settledPicture(storyPage, isWhole);
    if (!baseline || (await differenceBetween(baseline, picture))) await write(file, picture);
    return;
  }
  if (!baseline) {
    throw new Error(
      `There is no ${relative(ROOT, file)}. Take it with --update-snapshots, and look at it before you commit it.`,
    );
  }
  const difference = await lastingDifference(storyPage, baseline, isWhole);
  if (!difference) return;
  // The report shows pictures with these endings side by side.
  const attach = (kind: string, body: Buffer) =>
    info.attach(`${name}-${kind}.png`, { body, contentType: "image/png" });
  await attach("expected", await sharp(baseline).png().toBuffer());
  await attach("actual", difference.actual);
  if (difference.picture) await attach("diff", difference.picture);
  throw new Error(`${name}: ${difference.summary}.`);
}
