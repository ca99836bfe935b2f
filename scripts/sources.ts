import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./job.ts";

interface Sources {
  /** What it is built from: patterns from the root. */
  readonly patterns: readonly string[];
  /** Files among them that it does not depend on: tested on the path from the root, with slashes. */
  readonly except: RegExp;
  /** The file, from the root, that remembers what was built last. */
  readonly stamp: string;
}

/** Names the state of everything that something is built from. */
function stateOf({ patterns, except }: Sources): string {
  const hash = createHash("sha256");
  const files = globSync([...patterns], { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !except.test(file.slice(ROOT.length).replaceAll("\\", "/")))
    .toSorted();
  for (const file of files) hash.update(`${file.slice(ROOT.length)}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

function builtFrom(stamp: string): string | undefined {
  try {
    return readFileSync(join(ROOT, stamp), "utf8");
  } catch {
    return undefined;
  }
}

/** Builds something where its sources have changed since the last time. False when `build` says that it failed. */
export async function buildWhereChanged(
  sources: Sources,
  build: () => Promise<boolean>,
): Promise<boolean> {
  const state = stateOf(sources);
  if (builtFrom(sources.stamp) === state) return true;
  const isBuilt = await build();
  if (isBuilt) writeFileSync(join(ROOT, sources.stamp), state);
  return isBuilt;
}
