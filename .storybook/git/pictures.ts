import { basename } from "node:path";
import type { PicturesBasis } from "../../packages/ui/src/foundations/guide/Review/review.ts";
import { git } from "./git.ts";

export const BASELINES = "tests/looks/baselines";

/** A picture of a story that differs. Its blobs are git's. */
export interface ComparedPicture {
  /** Of a removed picture perhaps a story that is no more. */
  readonly storyId: string;
  readonly width: number;
  readonly theme: "light" | "dark";
  readonly language: "zh" | "en";
  readonly before?: string;
  readonly after?: string;
}

interface PictureAt {
  readonly folder: string;
  readonly blob: string;
}

/** The pictures of a commit by their names: "components-button--default-1440-dark". */
export const picturesAt = (folder: string, commit: string): ReadonlyMap<string, PictureAt> =>
  new Map(
    git(folder, "ls-tree", "-r", commit, "--", BASELINES).flatMap((line) => {
      const [, blob = "", path = ""] = /^\d+ blob (\w+)\t(.+)\.webp$/u.exec(line) ?? [];
      return blob ? [[basename(path), { folder: path.split("/").at(-2) ?? "", blob }]] : [];
    }),
  );

type Pictures = ReturnType<typeof picturesAt>;

/** A browser's pictures are in a folder with its version. */
export function basisOf(before: Pictures, after: Pictures): PicturesBasis {
  if (before.size === 0) return "none before";
  const folders = new Set([...after.values()].map((picture) => picture.folder));
  return [...before.values()].some((picture) => folders.has(picture.folder))
    ? "comparable"
    : "other browser";
}

/** See pictureName in tests/looks/pictures.ts. */
const NAME = /^(?<storyId>.+?)(?<look>-(?<width>390|768|1440)(?<dark>-dark)?(?<english>-en)?)$/u;

function partsOf(name: string) {
  const { storyId = name, look = "", width, dark, english } = NAME.exec(name)?.groups ?? {};
  return {
    storyId,
    look,
    setting: {
      width: Number(width),
      theme: dark ? ("dark" as const) : ("light" as const),
      language: english ? ("en" as const) : ("zh" as const),
    },
  };
}

/** The pictures that differ. Those of a story that is called otherwise now are compared with those of its former name. */
export function comparePictures(
  before: Pictures,
  after: Pictures,
  stories: readonly { readonly id: string; readonly formerId?: string }[],
): ComparedPicture[] {
  const formerIds = new Map(stories.map(({ id, formerId }) => [id, formerId]));
  const compared = new Set<string>();
  const kept = [...after].flatMap(([name, { blob }]): ComparedPicture[] => {
    const { storyId, look, setting } = partsOf(name);
    const former = `${formerIds.get(storyId) ?? storyId}${look}`;
    compared.add(former);
    const was = before.get(former)?.blob;
    if (was === blob) return [];
    return [{ storyId, ...setting, ...(was ? { before: was } : {}), after: blob }];
  });
  const ids = new Map(stories.flatMap(({ id, formerId }) => (formerId ? [[formerId, id]] : [])));
  const gone = [...before]
    .filter(([name]) => !compared.has(name))
    .map(([name, { blob }]): ComparedPicture => {
      const { storyId, setting } = partsOf(name);
      return { storyId: ids.get(storyId) ?? storyId, ...setting, before: blob };
    });
  return [...kept, ...gone];
}
