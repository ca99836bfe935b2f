import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, relative } from "node:path";
import { needBrowser } from "./browser.ts";
import { check, type Counts } from "./check.ts";
import { ROOT, run } from "./job.ts";
import { needPostgres } from "./postgres.ts";
import { buildShop } from "./shop-build.ts";
import { buildWorkbench, WORKBENCH } from "./workbench-build.ts";

interface Suite {
  readonly name: string;
  /** Files by which the suite exists; none yet means that there is nothing to run. */
  readonly files?: readonly string[];
  readonly after?: readonly string[];
  readonly run: (prefix: string) => Promise<Counts>;
}

/** How many suites run at a time, one more than processors since tests wait a lot, and how many workers each may have. */
const LANES = Math.min(3, availableParallelism() + 1);
const WORKERS = Math.max(1, Math.floor(availableParallelism() / LANES));
/** For those that are the last to end, when lanes stand empty. */
const LAST_WORKERS = Math.max(2, WORKERS);

const reports = mkdtempSync(join(tmpdir(), "reagent-test-"));

/** A run that says it failed counts as one failure at least, also where its report does not know why. */
function counted({ passed, failed }: Counts, code: number): Counts {
  return { passed, failed: code !== 0 ? Math.max(failed, 1) : failed };
}

const isDone = (code: number): Counts => counted({ passed: code === 0 ? 1 : 0, failed: 0 }, code);

function read<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return undefined;
  }
}

/** What a suite says of a test that is worth repeating at the end of a long output. */
const told: string[] = [];

interface VitestReport {
  readonly numPassedTests: number;
  readonly numTotalTests: number;
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

function tellOfVitest({ testResults }: VitestReport): void {
  for (const { name, status, assertionResults } of testResults) {
    const file = relative(ROOT, name);
    if (status === "failed" && assertionResults.length === 0) told.push(`failed: ${file}`);
    for (const test of assertionResults) {
      if (test.status !== "passed") told.push(`${test.status}: ${file} › ${test.fullName}`);
      else if (test.failureMessages?.length)
        told.push(`passed at the second try: ${file} › ${test.fullName}`);
    }
  }
}

const vitest = (projects: readonly string[], workers = WORKERS) => {
  return async (prefix: string): Promise<Counts> => {
    const file = join(reports, `${projects.join("-")}.json`);
    const { code } = await run(
      "vitest",
      [
        "run",
        ...projects.flatMap((project) => ["--project", project]),
        `--maxWorkers=${workers}`,
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${file}`,
      ],
      { prefix },
    );
    const report = read<VitestReport>(file);
    if (report) tellOfVitest(report);
    const { numPassedTests: passed = 0, numTotalTests: total = 0, testResults = [] } = report ?? {};
    const unloaded = testResults.filter(
      ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
    );
    // What was skipped proves nothing, and counts as failed; so does a suite without a test.
    const failed = total - passed + unloaded.length;
    return counted({ passed, failed }, total === 0 ? 1 : code);
  };
};

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly skipped: number;
    readonly flaky: number;
  };
}

function tellOfPlaywright({ suites = [], specs = [] }: PlaywrightSuite): void {
  suites.forEach(tellOfPlaywright);
  for (const { file, title, tests } of specs) {
    for (const { status } of tests) {
      if (status === "flaky") told.push(`passed at the second try: ${file} › ${title}`);
      else if (status !== "expected") told.push(`${status}: ${file} › ${title}`);
    }
  }
}

const playwright = (project: string, workers = WORKERS) => {
  return async (prefix: string): Promise<Counts> => {
    const file = join(reports, `${project}.json`);
    const { code } = await run(
      "playwright",
      ["test", `--project=${project}`, `--workers=${workers}`, "--reporter=list,json"],
      { prefix, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, FORCE_COLOR: "0" } },
    );
    const report = read<PlaywrightReport>(file);
    if (report) tellOfPlaywright(report);
    const { expected = 0, unexpected = 0, skipped = 0, flaky = 0 } = report?.stats ?? {};
    return counted({ passed: expected + flaky, failed: unexpected + skipped }, code);
  };
};

/** The same stories once more in Chromatic's browsers, for those who set CHROMATIC_PROJECT_TOKEN. */
async function publishToChromatic(prefix: string): Promise<Counts> {
  const args = ["--storybook-build-dir", WORKBENCH, "--no-interactive"];
  return isDone((await run("chromatic", args, { prefix })).code);
}

/** The longest first, and what others wait for early, so that the lanes end together. */
const suites: readonly Suite[] = [
  { name: "stories", files: ["packages/ui/src/**/*.stories.tsx"], run: vitest(["stories"]) },
  {
    name: "unit, server, contract",
    run: async (prefix) => {
      needPostgres();
      return vitest(["unit", "server", "contract"])(prefix);
    },
  },
  { name: "shop build", run: async (prefix) => isDone((await buildShop(prefix)) ? 0 : 1) },
  {
    name: "journeys",
    files: ["tests/journeys/**/*.spec.ts"],
    after: ["shop build"],
    run: playwright("journeys"),
  },
  {
    name: "stories in English and dark",
    files: ["packages/ui/src/**/*.stories.tsx"],
    // In as many pages as it has files.
    run: vitest(["stories-en-dark"], LAST_WORKERS),
  },
  {
    name: "storybook build",
    run: async (prefix) => isDone((await buildWorkbench(prefix)) ? 0 : 1),
  },
  {
    name: "pictures",
    files: ["tests/visual/**/*.spec.ts"],
    after: ["storybook build"],
    run: playwright("visual", LAST_WORKERS),
  },
  { name: "check", run: (prefix) => check(1, prefix) },
  ...(process.env["CHROMATIC_PROJECT_TOKEN"]
    ? [{ name: "chromatic", after: ["storybook build"], run: publishToChromatic }]
    : []),
];

const exists = ({ files }: Suite) => !files || globSync([...files], { cwd: ROOT }).length > 0;

interface Result extends Counts {
  readonly name: string;
  readonly seconds: number;
}

async function runSuite({ name, run: start }: Suite): Promise<Result> {
  const begun = performance.now();
  const prefix = `[${name}] `;
  const counts = await start(prefix).catch((error: unknown) => {
    console.log(
      `${prefix}${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
    return { passed: 0, failed: 1 };
  });
  const seconds = (performance.now() - begun) / 1000;
  console.log(
    `${prefix}${counts.passed} passed, ${counts.failed} failed in ${seconds.toFixed(1)} s`,
  );
  return { name, seconds, ...counts };
}

/** Runs the suites in as many lanes as there are; a lane takes the first suite whose forerunners have ended. */
async function runAll(waiting: Suite[]): Promise<Result[]> {
  const results: Result[] = [];
  const running = new Map<string, Promise<void>>();
  const isReady = ({ after = [] }: Suite) =>
    !after.some((name) => running.has(name) || waiting.some((suite) => suite.name === name));
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < LANES ? waiting.findIndex(isReady) : -1;
    const [suite] = next >= 0 ? waiting.splice(next, 1) : [];
    if (suite) {
      const end = (result: Result) => {
        results.push(result);
        running.delete(suite.name);
      };
      running.set(suite.name, runSuite(suite).then(end));
    } else {
      await Promise.race(running.values());
    }
  }
  return results;
}

const begun = performance.now();
needBrowser();
const results = await runAll(suites.filter(exists));
rmSync(reports, { recursive: true, force: true });

const sum = (key: keyof Counts) => results.reduce((total, result) => total + result[key], 0);
console.log(["", ...told, "", "      time  passed  failed"].join("\n"));
for (const { name, seconds, passed, failed } of results) {
  console.log(
    `${seconds.toFixed(1).padStart(8)} s${String(passed).padStart(8)}${String(failed).padStart(8)}  ${name}`,
  );
}
console.log(`\nTook ${((performance.now() - begun) / 1000).toFixed(0)} s.`);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") > 0 ? 1 : 0;
