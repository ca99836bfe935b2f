import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { run } from "./job.ts";
import type { Test } from "./test-reporter.ts";

const REPORTER = "./scripts/test-reporter.ts";

export interface Result {
  readonly passed: number;
  readonly failed: number;
  /** The tests that did not pass, with the beginning of what they failed with. */
  readonly remarks: readonly string[];
  /** How many tests passed of each file, where all of them did. */
  readonly passedByFile: ReadonlyMap<string, number>;
}

export interface NamedResult extends Result {
  readonly name: string;
  /** Undefined where nothing was run, because nothing has changed since it passed. */
  readonly seconds?: number;
}

/** The result of one command: a failed run whose report has no failure counts as one failure. */
export function resultOf(code: number, counts: Partial<Result> = {}): Result {
  const { passed = 0, failed = 0, remarks = [], passedByFile = new Map() } = counts;
  return { passed, failed: code !== 0 ? Math.max(failed, 1) : failed, remarks, passedByFile };
}

/** A command that is a test by itself. */
export const commandResult = (code: number): Result =>
  resultOf(code, { passed: code === 0 ? 1 : 0 });

/** The longest failure in the list at the end, in lines. */
const LINES_OF_A_FAILURE = 20;

function remark({ file, title, outcome, failure = "" }: Test): string {
  const lines = stripVTControlCharacters(failure).split("\n").filter(Boolean);
  return [`${outcome}: ${file} › ${title}`, ...lines.slice(0, LINES_OF_A_FAILURE)].join("\n    ");
}

function resultOfTests(code: number, tests: readonly Test[]): Result {
  const isPassed = ({ outcome }: Test) => outcome === "passed";
  // A skipped test proves nothing, and counts as failed.
  const others = tests.filter((test) => !isPassed(test));
  const byFile = [...Map.groupBy(tests, ({ file }) => file)];
  return resultOf(code, {
    passed: tests.length - others.length,
    failed: others.length,
    remarks: others.map(remark),
    passedByFile: new Map(
      byFile
        .filter(([, ofFile]) => ofFile.every(isPassed))
        .map(([file, ofFile]) => [file, ofFile.length]),
    ),
  });
}

/** Runs a command with our reporter among its own. */
async function withReport(
  program: "vitest" | "playwright",
  args: readonly string[],
  { prefix, env }: { readonly prefix: string; readonly env?: Readonly<Record<string, string>> },
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "reagent-test-"));
  const file = join(folder, "report.json");
  const { code } = await run(program, args, { prefix, env: { ...env, TEST_REPORT: file } });
  const report = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  rmSync(folder, { recursive: true, force: true });
  // Without those that `-t` leaves out.
  const isChosen = ({ outcome }: Test) => !args.includes("-t") || outcome !== "skipped";
  if (report === undefined) return resultOf(code || 1);
  return resultOfTests(code, (JSON.parse(report) as Test[]).filter(isChosen));
}

/** Runs vitest: `vitest(["run", "--project", "unit"], "[unit] ")`. */
export const vitest = (
  args: readonly string[],
  prefix: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Result> =>
  withReport("vitest", [...args, "--reporter=default", `--reporter=${REPORTER}`], { prefix, env });

/** Runs a project of Playwright's, or some of its files. */
export function playwright(
  project: string,
  workers: number,
  prefix: string,
  files: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const settings = [`--project=${project}`, `--workers=${workers}`, `--reporter=list,${REPORTER}`];
  const args = ["test", ...settings, "--pass-with-no-tests", ...files];
  return withReport("playwright", args, { prefix, env: { FORCE_COLOR: "0", ...env } });
}
