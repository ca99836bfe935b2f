import { baseOf } from "./base.ts";
import { git } from "./git.ts";
import { type Status, STATUSES } from "./statuses.ts";
import { changesSince, foldersChangedSince, isTouched } from "./stories.ts";

/**
 * Reads once from git what was changed in a repository. The result says of a story, by its file's path in the repository
 * and its export:
 * - `new`: it did not exist at the last release, which is the last tag before this commit, or in STORYBOOK_REVIEW_SINCE;
 * - `changed`: a file in its folder, or one of its pictures, was changed since that release;
 * - `in-review`: a file in its folder was changed by a commit that the main branch does not have.
 *
 * Without a tag nothing is new or changed, without a main branch nothing is in review, and without git neither.
 */
export function storyStatuses(folder: string): (file: string, exportName: string) => Status[] {
  const base = baseOf(folder);
  const mains = ["refs/remotes/origin/main", "refs/heads/main"];
  const [main] = git(folder, "for-each-ref", "--format=%(refname)", "--sort=-refname", ...mains);
  const inBranch = main ? foldersChangedSince(folder, main) : [];
  const changes = new Map(
    (base ? changesSince(folder, base).stories : []).map(
      ({ file, exportName, change }) => [`${file}:${exportName}`, change] as const,
    ),
  );
  return (file, exportName) => {
    const change = changes.get(`${file}:${exportName}`);
    return STATUSES.filter((status) =>
      status === "in-review" ? isTouched(file, inBranch) : status === change,
    );
  };
}
