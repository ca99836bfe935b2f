import { parseArgs } from "node:util";
import pLimit from "p-limit";
import { seed } from "../tests/seed.ts";
import { needBrowser, needSystemBrowsers } from "./browser.ts";
import { ImportGraph } from "./import-graph.ts";
import { Stamps } from "./stamps.ts";
import { LANES, type Suite, suites, timing } from "./suites.ts";
import { testChanged } from "./test-changed.ts";
import { type NamedResult, resultOf } from "./test-runners.ts";

const HELP = `Runs the checks and the tests.

  npx -y pnpm@12 test                  all suites, without the test files that passed already and that use nothing
                                       that has changed since; their results are counted as they were
  npx -y pnpm@12 test --all            everything, changed or not; so does a run with CI in its environment
  npx -y pnpm@12 test --nightly        everything and more: all server tests on both databases, 50 kills, 10,000 random
                                       cases for each call, every story in every setting of the workbench, Firefox and
                                       WebKit; it also measures what the stories reach, as test:coverage does
  npx -y pnpm@12 test --seed 17        draws kills, random cases and samples as the run with this seed did; the
                                       default is drawn from the commit
  npx -y pnpm@12 test --changed        what differs from HEAD: lint, format and types, and the unit tests, stories,
                                       server and contract tests that use a changed file
  npx -y pnpm@12 test --changed=main   what differs from the branch main
  npx -y pnpm@12 test --help           this text

--changed leaves out journeys, looks, the suite that measures time, builds and unused code. Where very much uses a changed
file, it runs what is nearest to it. Run all suites before you hand a change over.
`;

/** What every test reads: the settings of the tools. */
const SETTINGS =
  /^(?:[^/]+\.(?:json|yaml|ts)|(?:(?:packages|apps)\/\w+|demo)\/(?:package|tsconfig)\.json)$/u;

/** Runs what has to run of a suite: everything, or the files that differ from when they passed. */
async function runSuite(
  suite: Suite,
  graph: ImportGraph,
  isEverything: boolean,
): Promise<NamedResult> {
  const { name, parts, run } = suite;
  const prefix = `[${name}] `;
  const stamps = new Stamps(name);
  // Hashed before the run, since files that change during it are not tested.
  const settings = graph.hashOf(new Set(graph.matching(SETTINGS)));
  const states = new Map(
    [...(parts?.(graph) ?? [])].map(([file, read]) => [file, settings + graph.hashOf(read)]),
  );
  const before = new Map<string, number>();
  if (!isEverything)
    for (const [file, state] of states) {
      const passed = stamps.passed(file, state);
      if (passed !== undefined) before.set(file, passed);
    }
  const sumBefore = [...before.values()].reduce((sum, passed) => sum + passed, 0);
  if (states.size > 0 && before.size === states.size) {
    console.log(`${prefix}unchanged since it passed: ${sumBefore} passed`);
    return { name, ...resultOf(0, { passed: sumBefore }) };
  }
  const files = before.size > 0 ? [...states.keys()].filter((file) => !before.has(file)) : [];
  const start = performance.now();
  const result = await run(prefix, files).catch((error: unknown) => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    console.log(`${prefix}${text}`);
    return resultOf(1);
  });
  const seconds = (performance.now() - start) / 1000;
  const { passed, failed, passedByFile } = result;
  console.log(`${prefix}${passed} passed, ${failed} failed in ${seconds.toFixed(1)} s`);
  for (const [file, state] of states) {
    if (before.has(file)) continue;
    const ofFile = file === name ? passed : (passedByFile.get(file) ?? 0);
    if (passedByFile.has(file) || failed === 0) stamps.add(file, state, ofFile);
  }
  stamps.save();
  return { ...result, name, seconds, passed: passed + sumBefore };
}

/** Runs `timing` alone, then the other suites in as many lanes as there are, each when those that it needs have ended. */
async function runAll(isEverything: boolean): Promise<NamedResult[]> {
  const graph = await ImportGraph.read();
  const first = await runSuite(timing, graph, isEverything);
  const results = new Map<string, Promise<NamedResult>>();
  const lanes = pLimit(LANES);
  const start = async (suite: Suite) => {
    for (const name of suite.after ?? []) await results.get(name);
    return runSuite(suite, graph, isEverything);
  };
  const others = suites.map((suite) =>
    lanes(() => {
      const result = start(suite);
      results.set(suite.name, result);
      return result;
    }),
  );
  return [first, ...(await Promise.all(others))];
}

function print(results: readonly NamedResult[], seconds: number): void {
  const sum = (key: "passed" | "failed") =>
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
    `Took ${seconds.toFixed(0)} s, with the seed ${process.env["SEED"]}.`,
    `${sum("passed")} passed, ${sum("failed")} failed`,
  ];
  console.log(["", ...lines].join("\n"));
  process.exitCode = sum("failed") > 0 ? 1 : 0;
}

const args = process.argv.slice(2).map((each) => (each === "--changed" ? "--changed=HEAD" : each));
const { values } = parseArgs({
  args,
  options: {
    all: { type: "boolean", default: false },
    nightly: { type: "boolean", default: false },
    seed: { type: "string" },
    changed: { type: "string" },
    help: { type: "boolean", short: "h" },
  },
});

if (values.help) console.log(HELP);
else {
  needBrowser();
  process.env["SEED"] = values.seed ?? String(seed);
  if (values.nightly) {
    process.env["NIGHTLY"] = "1";
    process.env["DATABASES"] = "all";
    needSystemBrowsers();
  }
  const start = performance.now();
  const isEverything = values.all || values.nightly || Boolean(process.env["CI"]);
  const results =
    values.changed === undefined ? await runAll(isEverything) : await testChanged(values.changed);
  print(results, (performance.now() - start) / 1000);
}
