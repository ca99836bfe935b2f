import { createHash } from "node:crypto";
import { type Dirent, existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "./job.ts";

/** The sources of a build. */
interface Sources {
  /** A file among what is built, for the hash of the sources of the last build. */
  readonly stamp: string;
  /** From the root. */
  readonly patterns: readonly string[];
  /** Excluded files, matched against the path from the root, with slashes. */
  readonly except: RegExp;
}

/** Folders without sources: installed, or made by a build. */
const MADE = new Set(["node_modules", "dist", "dist-server"]);

/** A hash of the paths and the contents of the sources. */
function stateOf({ patterns, except }: Sources): string {
  const hash = createHash("sha256");
  const exclude = ({ name }: Dirent) => MADE.has(name);
  const files = globSync([...patterns], { cwd: ROOT, withFileTypes: true, exclude })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)).replaceAll("\\", "/"))
    .filter((path) => !except.test(path));
  for (const path of files.toSorted())
    hash.update(`\0${path}\0`).update(readFileSync(join(ROOT, path)));
  return hash.digest("hex");
}

/** Runs a build if its sources have changed since the last one. Returns false if the build fails. */
export async function buildWhereChanged(
  sources: Sources,
  build: () => Promise<boolean>,
): Promise<boolean> {
  const stamp = join(ROOT, sources.stamp);
  const state = stateOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === state) return true;
  const isBuilt = await build();
  if (isBuilt) writeFileSync(stamp, state);
  return isBuilt;
}
