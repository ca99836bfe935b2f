import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT, run } from "./job.ts";

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

interface Test {
  readonly file: string;
  readonly title: string;
  readonly outcome: string;
  readonly failure?: string | undefined;
}

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

/** Runs a command that writes a JSON report, and reads the report. */
async function withReport<Report>(
  start: (file: string) => Promise<number>,
): Promise<{ code: number; report: Report | undefined }> {
  const folder = mkdtempSync(join(tmpdir(), "reagent-test-"));
  const file = join(folder, "report.json");
  try {
    const code = await start(file);
    return { code, report: JSON.parse(readFileSync(file, "utf8")) as Report };
  } catch {
    return { code: 1, report: undefined };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface VitestReport {
  /** One for each file; a file that could not be loaded has no assertions. */
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

function vitestTests({ testResults }: VitestReport): Test[] {
  return testResults.flatMap(({ name, status, assertionResults }): Test[] => {
    const file = relative(ROOT, name).replaceAll("\\", "/");
    if (status === "failed" && assertionResults.length === 0)
      return [{ file, title: "the file", outcome: "failed" }];
    return assertionResults.map((test) => ({
      file,
      title: test.fullName,
      outcome: test.status,
      failure: test.failureMessages?.[0],
    }));
  });
}

/** Runs vitest: `vitest(["run", "--project", "unit"], "[unit] ")`. Tests that `-t` leaves out do not count. */
export async function vitest(args: readonly string[], prefix: string): Promise<Result> {
  const { code, report } = await withReport<VitestReport>(async (file) => {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    return (await run("vitest", [...args, ...reporters], { prefix })).code;
  });
  const tests = report ? vitestTests(report) : [];
  const isChosen = ({ outcome }: Test) => !args.includes("-t") || outcome !== "skipped";
  return resultOfTests(code, tests.filter(isChosen));
}

interface PlaywrightReport {
  /** Of a file its path, of a group of tests its name. */
  readonly title?: string;
  readonly suites?: readonly PlaywrightReport[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

function playwrightTests(
  { suites = [], specs = [] }: PlaywrightReport,
  groups: readonly string[] = [],
): Test[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      file,
      title: [...groups.slice(1), title].join(" › "),
      outcome: status === "expected" ? "passed" : status,
      failure: results[0]?.errors[0]?.message,
    })),
  );
  const inner = suites.flatMap((suite) => playwrightTests(suite, [...groups, suite.title ?? ""]));
  return [...own, ...inner];
}

/** Runs a project of Playwright's. */
export async function playwright(
  project: string,
  workers: number,
  prefix: string,
): Promise<Result> {
  const { code, report } = await withReport<PlaywrightReport>(async (file) => {
    const args = ["test", `--project=${project}`, `--workers=${workers}`, "--reporter=list,json"];
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, FORCE_COLOR: "0" };
    return (await run("playwright", args, { prefix, env })).code;
  });
  return resultOfTests(code, report ? playwrightTests(report) : []);
}
