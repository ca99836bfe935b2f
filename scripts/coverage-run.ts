import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import {
  COVERAGE_FILE,
  coverageOf,
  type FileCoverage,
  type Measured,
  type StoryCoverage,
} from "../.storybook/coverage/coverage.ts";
import { ROOT } from "./job.ts";
import { type Result, vitest } from "./test-runners.ts";

/** Written by the runner, in the format of istanbul, by absolute paths. */
const REPORT = "coverage/coverage-final.json";

/** What the runner's report says, in our format. */
function measured(failed: number): StoryCoverage {
  const report = JSON.parse(readFileSync(join(ROOT, REPORT), "utf8")) as Record<string, Measured>;
  const files = Object.entries(report).map(([path, measured]): [string, FileCoverage] => [
    relative(ROOT, path).replaceAll("\\", "/"),
    coverageOf(measured, readFileSync(path, "utf8")),
  ]);
  return { measured: new Date().toISOString(), failed, files: Object.fromEntries(files) };
}

/** The sources that are measured with a story file or a folder. */
const folderOf = (path: string) =>
  path.endsWith(".tsx") ? dirname(path) : path.replace(/\/$/u, "");

/**
 * Plays the stories of these files and folders, or all, and writes what they reach, a failed one until it fails. Options
 * are passed to the runner. The coverage is undefined where the runner ended without a report.
 */
export async function playMeasured(
  paths: readonly string[],
  prefix: string,
  options: readonly string[] = [],
): Promise<Result & { readonly coverage: StoryCoverage | undefined }> {
  const included = paths.map((path) => `--coverage.include=${folderOf(path)}/**/*.{ts,tsx}`);
  const settings = ["--coverage.enabled", "--coverage.reporter=json", ...included];
  const args = ["run", "--project=stories", ...options, ...settings, ...paths];
  // Otherwise that of an earlier run would stand in for this one's.
  rmSync(join(ROOT, REPORT), { force: true });
  const result = await vitest(args, prefix);
  if (!existsSync(join(ROOT, REPORT))) return { ...result, coverage: undefined };
  const coverage = measured(result.failed);
  mkdirSync(dirname(join(ROOT, COVERAGE_FILE)), { recursive: true });
  writeFileSync(join(ROOT, COVERAGE_FILE), JSON.stringify(coverage));
  return { ...result, coverage };
}
