import sharp from "sharp";
import {
  areaOf,
  type ChangedPicture,
  type ChangedTitle,
  type Picture,
  type Review,
} from "../../packages/ui/src/foundations/guide/Review/review.ts";
import { type Base, baseOf } from "./base.ts";
import { contentsOf } from "./git.ts";
import type { ComparedPicture } from "./pictures.ts";
import { type Changes, changesSince } from "./stories.ts";
import { textsSince } from "./texts.ts";

/** A review, and the pictures of git that it shows, by the names of their files. */
interface ReviewWithFiles {
  readonly review: Review;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** What has changed since the base of a repository; undefined where it has none. */
export async function reviewOf(
  folder: string,
  base: Base | undefined = baseOf(folder),
): Promise<ReviewWithFiles | undefined> {
  if (!base) return undefined;
  const changes = changesSince(folder, base);
  const blobs = [
    ...new Set(changes.pictures.flatMap(({ before, after }) => [before, after])),
  ].filter((blob) => blob !== undefined);
  const files = new Map<string, Buffer>();
  const pictures = new Map<string, Picture>();
  for (const [index, content] of contentsOf(folder, blobs).entries()) {
    const blob = blobs[index]!;
    if (!content) throw new Error(`git does not have the picture ${blob}.`);
    const { width, height } = await sharp(content).metadata();
    const src = `review/${blob}.webp`;
    files.set(src, content);
    pictures.set(blob, { src, width, height });
  }
  const review: Review = {
    since: base.name,
    titles: titlesOf(changes, pictures),
    texts: textsSince(folder, base),
    basis: changes.basis,
  };
  return { review, files };
}

function titlesOf(changes: Changes, files: ReadonlyMap<string, Picture>): ChangedTitle[] {
  const ofStory = Map.groupBy(changes.pictures, ({ storyId }) => storyId);
  return [...Map.groupBy(changes.stories, ({ title }) => title)]
    .map(([title, stories]) => ({
      title,
      area: areaOf(stories[0]?.file ?? ""),
      stories: stories.map(({ id, name, change }) => ({ id, name, change: change ?? "changed" })),
      pictures: stories.flatMap(({ id, name }) =>
        (ofStory.get(id) ?? []).map((picture) => shown(picture, name, files)),
      ),
    }))
    .toSorted((one, other) => one.title.localeCompare(other.title));
}

function shown(
  { before = "", after = "", ...picture }: ComparedPicture,
  story: string,
  files: ReadonlyMap<string, Picture>,
): ChangedPicture {
  const [was, is] = [files.get(before), files.get(after)];
  return { ...picture, story, ...(was && { before: was }), ...(is && { after: is }) };
}
