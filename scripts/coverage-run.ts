import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
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
function measured(): StoryCoverage {
  const report = JSON.parse(readFileSync(join(ROOT, REPORT), "utf8")) as Record<string, Measured>;
  const files = Object.entries(report).map(([path, measured]): [string, FileCoverage] => [
    relative(ROOT, path).replaceAll("\\", "/"),
    coverageOf(measured, readFileSync(path, "utf8")),
  ]);
  return { measured: new Date().toISOString(), files: Object.fromEntries(files) };
}

/** What was written last. */
export const readCoverage = (): StoryCoverage =>
  JSON.parse(readFileSync(join(ROOT, COVERAGE_FILE), "utf8")) as StoryCoverage;

/** The sources that are measured with a story file or a folder. */
const folderOf = (path: string) =>
  path.endsWith(".tsx") ? dirname(path) : path.replace(/\/$/u, "");

/**
 * Plays the stories of these files and folders, or all, and writes what they reach. Nothing is written where a story fails.
 * Options are passed to the runner.
 */
export async function playMeasured(
  paths: readonly string[],
  prefix: string,
  options: readonly string[] = [],
): Promise<Result> {
  const included = paths.map((path) => `--coverage.include=${folderOf(path)}/**/*.{ts,tsx}`);
  const settings = ["--coverage.enabled", "--coverage.reporter=json", ...included];
  const args = ["run", "--project=stories", ...options, ...settings, ...paths];
  const result = await vitest(args, prefix);
  if (result.failed > 0) return result;
  mkdirSync(dirname(join(ROOT, COVERAGE_FILE)), { recursive: true });
  writeFileSync(join(ROOT, COVERAGE_FILE), JSON.stringify(measured()));
  return result;
}
