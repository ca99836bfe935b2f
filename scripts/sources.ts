import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "./job.ts";

/** The sources of a build or a test, as patterns from the root. */
export interface Sources {
  readonly patterns: readonly string[];
  /** Excluded files, matched against the path from the root, with slashes. */
  readonly except?: RegExp;
}

/** Paths that are never sources: installed, or made by a build or a test. */
const MADE =
  /(^|\/)(node_modules|dist|dist-server|storybook-static|test-results|playwright-report|var|\.git)(\/|$)/u;

/** A hash of the content of the sources; `setting` is any other input. */
export function stateOf({ patterns, except }: Sources, setting = ""): string {
  const hash = createHash("sha256").update(setting);
  const pathOf = (entry: { parentPath: string; name: string }) =>
    join(entry.parentPath, entry.name).slice(ROOT.length).replaceAll("\\", "/");
  const files = globSync([...patterns], {
    cwd: ROOT,
    withFileTypes: true,
    exclude: (entry) => MADE.test(pathOf(entry)),
  })
    .filter((entry) => entry.isFile())
    .map(pathOf)
    .filter((path) => !MADE.test(path) && !except?.test(path));
  for (const path of [...new Set(files)].toSorted())
    hash.update(`\0${path}\0`).update(readFileSync(join(ROOT, path)));
  return hash.digest("hex");
}

/** The text of a stamp, a file with the hash of the last build's sources; undefined where there is none. */
export function readStamp(stamp: string): string | undefined {
  try {
    return readFileSync(join(ROOT, stamp), "utf8");
  } catch {
    return undefined;
  }
}

export function writeStamp(stamp: string, text: string): void {
  mkdirSync(dirname(join(ROOT, stamp)), { recursive: true });
  writeFileSync(join(ROOT, stamp), text);
}

/** Runs a build if its sources have changed since the last one. Returns false if the build fails. */
export async function buildWhereChanged(
  sources: Sources & { readonly stamp: string },
  build: () => Promise<boolean>,
): Promise<boolean> {
  const state = stateOf(sources);
  if (readStamp(sources.stamp) === state) return true;
  const isBuilt = await build();
  if (isBuilt) writeStamp(sources.stamp, state);
  return isBuilt;
}
