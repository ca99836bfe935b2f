import { git } from "./git.ts";

/** The commit that the workbench is compared with. */
export interface Base {
  /** What it is called: "v1.2", "origin/main". */
  readonly name: string;
  /** The commit; for a branch the one where this one left it. */
  readonly commit: string;
}

/**
 * The commit since which changes are shown: `since`, else the last tag before this commit.
 * @returns undefined without a tag, and without git.
 * @throws where `since` names no commit that this one goes back to, as in a clone without history.
 */
export function baseOf(
  folder: string,
  since = process.env["STORYBOOK_REVIEW_SINCE"],
): Base | undefined {
  const name = since || git(folder, "describe", "--tags", "--abbrev=0")[0];
  if (!name) return undefined;
  const [commit] = git(folder, "merge-base", name, "HEAD");
  if (commit) return { name, commit };
  throw new Error(
    `STORYBOOK_REVIEW_SINCE: this commit does not go back to "${name}". It needs a clone with history and tags.`,
  );
}
