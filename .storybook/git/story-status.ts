import { dirname } from "node:path";
import type { Indexer } from "storybook/internal/types";
import { git } from "./git.ts";
import { type Status, STATUSES } from "./statuses.ts";

/** The first of some names that is a commit. */
const firstCommit = (folder: string, names: readonly string[]) =>
  names.find(
    (name) => git(folder, "rev-parse", "--verify", "--quiet", `${name}^{commit}`).length > 0,
  );

/** The files that commits have changed since a branch left another, and their former paths. */
function changesSince(folder: string, base: string | undefined): Map<string, string> {
  if (base === undefined) return new Map();
  const lines = git(folder, "diff", "--name-status", "--find-renames", `${base}...HEAD`);
  return new Map(
    lines.map((line) => {
      const [, former = "", path = former] = line.split("\t");
      return [path, former];
    }),
  );
}

/** The exports of the story files at a commit, each as "path name". */
function exportsAt(folder: string, commit: string): Set<string> {
  const pattern = "^export const [A-Za-z0-9]+";
  const lines = git(folder, "grep", "-o", "-E", pattern, commit, "--", "*.stories.tsx");
  return new Set(lines.map((line) => line.slice(commit.length + 1).replace(":export const ", " ")));
}

/** A change of these changes no story. */
const TESTS = /\.test\.tsx?$/u;

/**
 * Reads once from git what was changed in a repository. The result says of a story, by its file's path in the repository
 * and its export:
 * - `new`: it did not exist at the last release, which is the last tag before this commit;
 * - `changed`: a file in its folder was changed since that release;
 * - `in-review`: a file in its folder was changed by a commit that the main branch does not have.
 *
 * Without a tag nothing is new or changed, without a main branch nothing is in review, and without git neither.
 */
export function storyStatuses(folder: string): (file: string, exportName: string) => Status[] {
  const [release] = git(folder, "describe", "--tags", "--abbrev=0");
  const released = release === undefined ? new Set() : exportsAt(folder, release);
  const sinceRelease = changesSince(folder, release);
  const inBranch = changesSince(folder, firstCommit(folder, ["origin/main", "main"]));

  const isTouched = (changes: ReadonlyMap<string, string>, file: string) =>
    [...changes.keys()].some((path) => path.startsWith(`${dirname(file)}/`) && !TESTS.test(path));

  return (file, exportName) => {
    const isNew =
      release !== undefined && !released.has(`${sinceRelease.get(file) ?? file} ${exportName}`);
    return STATUSES.filter(
      (status) =>
        ({
          new: isNew,
          changed: !isNew && isTouched(sinceRelease, file),
          "in-review": isTouched(inBranch, file),
        })[status],
    );
  };
}

/** Adds the tags to the stories that an indexer finds. */
export function withStatus(
  indexer: Indexer,
  statusesOf: ReturnType<typeof storyStatuses>,
  pathOf: (file: string) => string,
): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options);
      return entries.map((entry) => ({
        ...entry,
        tags: [...(entry.tags ?? []), ...statusesOf(pathOf(file), entry.exportName)],
      }));
    },
  };
}
