import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import {
  COVERAGE_FILE,
  coverageOf,
  type FileCoverage,
  type Measured,
  type StoryCoverage,
  sumOf,
} from "../.storybook/coverage/coverage.ts";
import { needBrowser } from "./browser.ts";
import { printHelp } from "./help.ts";
import { ROOT } from "./job.ts";
import { vitest } from "./test-runners.ts";

const HELP = `Plays the stories in Chinese and measures which branches and functions of packages/ui none of them reaches.

  npx -y pnpm@12 test:coverage                                    all stories and sources
  npx -y pnpm@12 test:coverage packages/ui/src/screens/cart/      those of a folder, or of a story file
  npx -y pnpm@12 test:coverage --help                             this text

It prints each branch that is not reached, and writes ${COVERAGE_FILE}, which a workbench that is started or built
afterwards shows in its panel "Coverage". It takes about a third longer than the stories alone. Of a folder it measures
what the stories in this folder reach; those of other folders may reach more. Nothing is written where a story fails.
`;

/** Written by the runner, in the format of istanbul, by absolute paths. */
const REPORT = "coverage/coverage-final.json";

function readReport(): StoryCoverage {
  const report = JSON.parse(readFileSync(join(ROOT, REPORT), "utf8")) as Record<string, Measured>;
  const files = Object.entries(report).map(([path, measured]): [string, FileCoverage] => [
    relative(ROOT, path).replaceAll("\\", "/"),
    coverageOf(measured, readFileSync(path, "utf8")),
  ]);
  return { measured: new Date().toISOString(), files: Object.fromEntries(files) };
}

function print({ files }: StoryCoverage): void {
  for (const [file, { missed }] of Object.entries(files))
    for (const { kind, line, text } of missed) console.log(`${file}:${line}  ${kind}: ${text}`);
  const { branches, reached } = sumOf(Object.values(files));
  console.log(`\n${reached} of ${branches} branches are reached. ${COVERAGE_FILE} has the rest.`);
}

/** The sources that are measured with a story file or a folder. */
const folderOf = (path: string) =>
  path.endsWith(".tsx") ? dirname(path) : path.replace(/\/$/u, "");

/** Returns the exit code. */
async function measure(paths: readonly string[]): Promise<number> {
  needBrowser();
  const included = paths.map((path) => `--coverage.include=${folderOf(path)}/**/*.{ts,tsx}`);
  const settings = ["--coverage.enabled", "--coverage.reporter=json", ...included];
  const { failed } = await vitest(["run", "--project=stories", ...settings, ...paths], "");
  if (failed > 0) return 1;
  const coverage = readReport();
  mkdirSync(dirname(join(ROOT, COVERAGE_FILE)), { recursive: true });
  writeFileSync(join(ROOT, COVERAGE_FILE), JSON.stringify(coverage));
  print(coverage);
  return 0;
}

if (!printHelp(HELP)) process.exitCode = await measure(process.argv.slice(2));
