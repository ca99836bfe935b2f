import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT, run } from "./job.ts";

export interface Result {
  readonly passed: number;
  readonly failed: number;
  /** Tests that did not simply pass, with the beginning of what their first try failed with. */
  readonly remarks: readonly string[];
  /** How many of `passed` passed at a second try. */
  readonly retried: number;
}

export interface NamedResult extends Result {
  readonly name: string;
  /** Undefined where nothing was run, because nothing has changed since it passed. */
  readonly seconds?: number;
}

/** The result of one command: a failed run whose report has no failure counts as one failure. */
export function resultOf(code: number, counts: Partial<Result> = {}): Result {
  const { passed = 0, failed = 0, remarks = [], retried = 0 } = counts;
  return { passed, failed: code !== 0 ? Math.max(failed, 1) : failed, remarks, retried };
}

/** A command that is a test by itself. */
export const commandResult = (code: number): Result =>
  resultOf(code, { passed: code === 0 ? 1 : 0 });

interface Test {
  readonly title: string;
  readonly outcome: string;
  readonly isRetried: boolean;
  /** What the first try failed with. */
  readonly failure?: string | undefined;
}

/** The longest failure in the list at the end, in lines. */
const LINES_OF_A_FAILURE = 20;

function remark(kind: string, { title, failure = "" }: Test): string {
  const lines = stripVTControlCharacters(failure).split("\n").filter(Boolean);
  return [`${kind}: ${title}`, ...lines.slice(0, LINES_OF_A_FAILURE)].join("\n    ");
}

function resultOfTests(code: number, tests: readonly Test[]): Result {
  const passed = tests.filter(({ outcome }) => outcome === "passed");
  const retried = passed.filter(({ isRetried }) => isRetried);
  const others = tests.filter(({ outcome }) => outcome !== "passed");
  return resultOf(code, {
    passed: passed.length,
    // A skipped test proves nothing, and counts as failed.
    failed: others.length,
    remarks: [
      ...others.map((test) => remark(test.outcome, test)),
      ...retried.map((test) => remark("passed at a second try", test)),
    ],
    retried: retried.length,
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
    const file = relative(ROOT, name);
    if (status === "failed" && assertionResults.length === 0)
      return [{ title: file, outcome: "failed", isRetried: false }];
    return assertionResults.map((test) => ({
      title: `${file} › ${test.fullName}`,
      outcome: test.status,
      isRetried: (test.failureMessages?.length ?? 0) > 0,
      failure: test.failureMessages?.[0],
    }));
  });
}

/** Runs vitest: `vitest(["run", "--project", "unit"], "[unit] ")`. */
export async function vitest(args: readonly string[], prefix: string): Promise<Result> {
  const { code, report } = await withReport<VitestReport>(async (file) => {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    return (await run("vitest", [...args, ...reporters], { prefix })).code;
  });
  return resultOfTests(code, report ? vitestTests(report) : []);
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

const OUTCOMES: Readonly<Record<string, string>> = { expected: "passed", flaky: "passed" };

function playwrightTests(
  { suites = [], specs = [] }: PlaywrightReport,
  groups: readonly string[] = [],
): Test[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      title: [file, ...groups.slice(1), title].join(" › "),
      outcome: OUTCOMES[status] ?? status,
      isRetried: status === "flaky",
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
