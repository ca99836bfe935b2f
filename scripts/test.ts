import { constants, getPriority, setPriority } from "node:os";
import { parseArgs } from "node:util";
import { needBrowser } from "./browser.ts";
import { readStamp, stateOf, writeStamp } from "./sources.ts";
import { LANES, type Suite, suites } from "./suites.ts";
import { testChanged } from "./test-changed.ts";
import { type NamedResult, resultOf } from "./test-runners.ts";

const HELP = `Runs the checks and the tests.

  npx -y pnpm@12 test                  all suites; one whose files have not changed since it passed is not run
                                       again, and its results are counted as they were
  npx -y pnpm@12 test --all            all suites, changed or not; so does a run with CI in its environment
  npx -y pnpm@12 test --changed        what differs from HEAD: lint, format and types; the unit tests that import a
                                       changed file; the stories and the server tests in the folder of a changed
                                       file, for a part that screens share those of its area; and the contract
                                       tests where the contract or a server area changed
  npx -y pnpm@12 test --changed=main   what differs from the branch main
  npx -y pnpm@12 test --help           this text

--changed leaves out: journeys, pictures, the stories in English and dark, the builds, unused code, and the stories and
server tests in other folders, also those that use what changed. Run all suites before you hand a change over.
`;

/**
 * Just above the server's threads that calculate, which run after its requests: beside suites of normal priority they would hardly run
 * at all on a busy machine.
 */
const PRIORITY = constants.priority.PRIORITY_BELOW_NORMAL - 1;

const stampOf = (name: string) => `node_modules/.cache/tests/${name.replaceAll(/\W+/gu, "-")}.json`;

/** The inputs of a suite other than its files. */
const environment = JSON.stringify([
  process.version,
  process.platform,
  ...["DATABASES", "CHROMIUM", "KILLS"].map((name) => process.env[name]),
]);

interface Stamp {
  readonly state: string;
  readonly passed: number;
}

/** How many tests of the suite passed with this state of its files; undefined where that is not known. */
function passedBefore(name: string, state: string): number | undefined {
  const text = readStamp(stampOf(name));
  const stamp = text === undefined ? undefined : (JSON.parse(text) as Stamp);
  return stamp?.state === state ? stamp.passed : undefined;
}

async function runSuite({ name, reads, run }: Suite, isEverything: boolean): Promise<NamedResult> {
  const prefix = `[${name}] `;
  // Hashed before the run, since files that change during it are not tested.
  const state = reads && stateOf(reads, environment);
  const before = state === undefined || isEverything ? undefined : passedBefore(name, state);
  if (before !== undefined) {
    console.log(`${prefix}unchanged since it passed: ${before} passed`);
    return { name, ...resultOf(0, { passed: before }) };
  }
  const start = performance.now();
  const result = await run(prefix).catch((error: unknown) => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    console.log(`${prefix}${text}`);
    return resultOf(1);
  });
  const seconds = (performance.now() - start) / 1000;
  const { passed, failed, retried } = result;
  console.log(`${prefix}${passed} passed, ${failed} failed in ${seconds.toFixed(1)} s`);
  if (state !== undefined && failed === 0 && retried === 0)
    writeStamp(stampOf(name), JSON.stringify({ state, passed } satisfies Stamp));
  return { name, seconds, ...result };
}

/** Runs the suites in as many lanes as there are; a lane takes the first suite that waits for none. */
async function runAll(isEverything: boolean): Promise<NamedResult[]> {
  const waiting = [...suites];
  const results: NamedResult[] = [];
  const running = new Map<string, Promise<void>>();
  const isReady = ({ after = [] }: Suite) =>
    !after.some((name) => running.has(name) || waiting.some((suite) => suite.name === name));
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < LANES ? waiting.findIndex(isReady) : -1;
    const [suite] = next >= 0 ? waiting.splice(next, 1) : [];
    if (suite) {
      const end = (result: NamedResult) => {
        results.push(result);
        running.delete(suite.name);
      };
      running.set(suite.name, runSuite(suite, isEverything).then(end));
    } else {
      await Promise.race(running.values());
    }
  }
  return results;
}

function print(results: readonly NamedResult[], seconds: number): void {
  const sum = (key: "passed" | "failed" | "retried") =>
    results.reduce((total, result) => total + result[key], 0);
  const rows = results.map((result) => {
    const time = result.seconds === undefined ? "unchanged" : `${result.seconds.toFixed(1)} s`;
    const counts = [result.passed, result.failed].map((count) => String(count).padStart(8));
    return `${time.padStart(10)}${counts.join("")}  ${result.name}`;
  });
  const lines = [
    ...results.flatMap(({ remarks }) => remarks),
    "",
    "      time  passed  failed",
    ...rows,
    "",
    `Took ${seconds.toFixed(0)} s.`,
    `${sum("retried")} passed at a second try`,
    `${sum("passed")} passed, ${sum("failed")} failed`,
  ];
  console.log(["", ...lines].join("\n"));
  process.exitCode = sum("failed") > 0 ? 1 : 0;
}

const args = process.argv.slice(2).map((each) => (each === "--changed" ? "--changed=HEAD" : each));
const { values } = parseArgs({
  args,
  options: {
    all: { type: "boolean" },
    changed: { type: "string" },
    help: { type: "boolean", short: "h" },
  },
});

if (values.help) console.log(HELP);
else {
  needBrowser();
  if (getPriority() < PRIORITY) setPriority(PRIORITY);
  const start = performance.now();
  const isEverything = values.all === true || Boolean(process.env["CI"]);
  const results =
    values.changed === undefined ? await runAll(isEverything) : await testChanged(values.changed);
  print(results, (performance.now() - start) / 1000);
}
