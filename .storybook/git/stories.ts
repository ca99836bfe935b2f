import { basename, dirname } from "node:path";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import type { PicturesBasis } from "../../packages/ui/src/foundations/guide/Review/review.ts";
import type { Base } from "./base.ts";
import { git } from "./git.ts";
import { basisOf, comparePictures, type ComparedPicture, picturesAt } from "./pictures.ts";

/** A story as its file has it in a commit. */
interface StoryAt {
  readonly file: string;
  readonly exportName: string;
  readonly id: string;
  /** Of its file: "Screens/Cart/Cart". */
  readonly title: string;
  readonly name: string;
}

export interface ComparedStory extends StoryAt {
  /** Undefined where nothing has changed. */
  readonly change: "new" | "changed" | "removed" | undefined;
  /** What it was called before, where it is not new. */
  readonly formerId?: string;
}

/** A change of these changes no story. */
const TESTS = /\.test\.tsx?$/u;
const TITLE = 'title: "(Guide|Foundations|Components|Blocks|Layouts|Screens)/[^"]+"';
const LINE = /^(?<file>.+?):(?:title: "(?<title>.+)"|export const (?<exportName>\w+))$/u;

/** The stories of a commit. */
function storiesAt(folder: string, commit: string): StoryAt[] {
  const patterns = ["-e", TITLE, "-e", "^export const [A-Za-z0-9]+"];
  const lines = git(folder, "grep", "-oE", ...patterns, commit, "--", "*.stories.tsx").map(
    (line) => LINE.exec(line.slice(commit.length + 1))?.groups ?? {},
  );
  return [...Map.groupBy(lines, ({ file = "" }) => file)].flatMap(([file, found]) => {
    // Others are of dialogs.
    const title = found.find((each) => each["title"])?.["title"] ?? "";
    return found.flatMap(({ exportName }) => {
      if (!exportName) return [];
      const name = storyNameFromExport(exportName);
      return [{ file, exportName, title, name, id: toId(title || basename(file), name) }];
    });
  });
}

/** The folders of the files that commits have changed since one, tests aside. */
export const foldersChangedSince = (folder: string, commit: string): string[] =>
  git(folder, "diff", "--name-only", `${commit}...HEAD`)
    .filter((file) => !TESTS.test(file))
    .map((file) => `${dirname(file)}/`);

/** Whether a file in the folder of a story, or below it, is among the changed ones. */
export const isTouched = (file: string, folders: readonly string[]) =>
  folders.some((changed) => changed.startsWith(`${dirname(file)}/`));

/** The stories of this commit, and those that a former one had and this one has not. */
function compareStories(folder: string, commit: string): ComparedStory[] {
  const [before, after] = [storiesAt(folder, commit), storiesAt(folder, "HEAD")];
  const files = new Set(after.map(({ file }) => file));
  const keyOf = (path: string, exportName: string) => `${path}:${exportName}`;
  const former = new Map(before.map((story) => [keyOf(story.file, story.exportName), story]));
  // A file that has been moved is found by its name.
  for (const story of before)
    if (!files.has(story.file)) former.set(keyOf(basename(story.file), story.exportName), story);

  const folders = foldersChangedSince(folder, commit);
  const compared = after.map((story): ComparedStory => {
    const { file, exportName } = story;
    const was =
      former.get(keyOf(file, exportName)) ?? former.get(keyOf(basename(file), exportName));
    if (!was) return { ...story, change: "new" };
    const change = isTouched(file, folders) ? "changed" : undefined;
    return { ...story, change, formerId: was.id };
  });
  const kept = new Set(compared.map(({ formerId }) => formerId));
  const removed = before.filter(({ id }) => !kept.has(id));
  return [...compared, ...removed.map((story) => ({ ...story, change: "removed" as const }))];
}

export interface Changes {
  /** The stories that have changed: their folder, or a picture. */
  readonly stories: readonly ComparedStory[];
  readonly pictures: readonly ComparedPicture[];
  readonly basis: PicturesBasis;
}

/** What has changed of stories and their pictures since a commit. */
export function changesSince(folder: string, { commit }: Base): Changes {
  const all = compareStories(folder, commit);
  const [before, after] = [picturesAt(folder, commit), picturesAt(folder, "HEAD")];
  const pictures = before.size === 0 ? [] : comparePictures(before, after, all);
  const differing = new Set(pictures.map(({ storyId }) => storyId));
  const stories = all
    .map((story): ComparedStory =>
      story.change === undefined && differing.has(story.id)
        ? { ...story, change: "changed" }
        : story,
    )
    .filter(({ change }) => change !== undefined);
  return { stories, pictures, basis: basisOf(before, after) };
}
