import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { ROOT } from "./job.ts";

/** The files of the checkout below some paths or patterns: those under version control, and new ones that are not ignored. */
export function sourcesIn(...paths: readonly string[]): string[] {
  const options = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const listed = execFileSync("git", [...options, "--", ...paths], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  // Some are deleted, but not yet for git.
  return listed.split("\0").filter((file) => file !== "" && existsSync(join(ROOT, file)));
}

/**
 * Copies files of the checkout into a folder.
 * @param below The folder of the checkout from which their paths are kept, "." for the root
 */
export function copySources(files: readonly string[], to: string, below = "."): void {
  for (const file of files) {
    const target = join(to, posix.relative(below, file));
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(ROOT, file), target);
  }
}
