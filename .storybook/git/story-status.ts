import { basename, dirname } from "node:path";
import { git } from "./git.ts";
import { type Status, STATUSES } from "./statuses.ts";

/** A change of these changes no story. */
const TESTS = /\.test\.tsx?$/u;
const EXPORT = "^export const [A-Za-z0-9]+";

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
  const mains = ["refs/remotes/origin/main", "refs/heads/main"];
  const [main] = git(folder, "for-each-ref", "--format=%(refname)", "--sort=-refname", ...mains);
  /** The folders of the files that commits have changed since a branch left another. */
  const changedSince = (base?: string) => {
    const files = base ? git(folder, "diff", "--name-only", `${base}...HEAD`) : [];
    return files.filter((file) => !TESTS.test(file)).map((file) => `${dirname(file)}/`);
  };
  const [sinceRelease, inBranch] = [changedSince(release), changedSince(main)];
  const released = release
    ? git(folder, "grep", "-oE", EXPORT, release, "--", "*.stories.tsx")
    : undefined;

  return (file, exportName) => {
    const isTouched = (folders: readonly string[]) =>
      folders.some((changed) => changed.startsWith(`${dirname(file)}/`));
    // By the name of the file, which may have been moved.
    const story = `/${basename(file)}:export const ${exportName}`;
    const isNew = released !== undefined && !released.some((line) => line.endsWith(story));
    const has: Readonly<Record<Status, boolean>> = {
      new: isNew,
      changed: !isNew && isTouched(sinceRelease),
      "in-review": isTouched(inBranch),
    };
    return STATUSES.filter((status) => has[status]);
  };
}
