import { existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { endpoints } from "@reagent/api/contract/contract";
import pLimit from "p-limit";
import { ImportGraph } from "./import-graph.ts";
import { linesOf, ROOT, run } from "./job.ts";
import { needPostgres } from "./postgres.ts";
import { suites } from "./suites.ts";
import { commandResult, type NamedResult, type Result, vitest } from "./test-runners.ts";

const CODE = /\.(?:ts|tsx)$/u;
/** A test that calls an endpoint is as near to its handler as one that imports it. */
const CALL_DISTANCE = 1;
const CONTRACT = /^(?:packages\/api\/src|tests\/contract)\/.*\.ts$/u;
const PACKAGE = /^(?:(?:apps|packages)\/\w+|demo)(?=\/)/u;
const AREA = /^apps\/server\/src\/areas\/[^/]+\//u;

/** The existing files that differ from the commit, by their path from the root, new ones included. */
async function changedFiles(ref: string): Promise<string[]> {
  const differing = await linesOf("git", ["diff", "--name-only", "--no-renames", ref, "--"]);
  const added = await linesOf("git", ["ls-files", "--others", "--exclude-standard"]);
  return [...new Set([...differing, ...added])].toSorted();
}

interface Task {
  readonly name: string;
  readonly run: (prefix: string) => Promise<Result>;
}

const command = (name: string, program: string, args: readonly string[]): Task => ({
  name,
  run: async (prefix) => commandResult((await run(program, args, { prefix })).code),
});

async function runTask({ name, run: start }: Task): Promise<NamedResult> {
  const begin = performance.now();
  const result = await start(`[${name}] `);
  return { name, seconds: (performance.now() - begin) / 1000, ...result };
}

const readSource = (file: string) => readFileSync(join(ROOT, file), "utf8");
const names = (code: string, name: string) => new RegExp(`\\b${name}\\b`, "u").test(code);

/** The endpoints that the code of these files names. */
function endpointsIn(files: readonly string[]): string[] {
  const code = files.map(readSource).join("\n");
  return endpoints.map(({ name }) => name).filter((name) => names(code, name));
}

/** The endpoints that the changed areas of the server answer. */
function answeredBy(graph: ImportGraph, changed: readonly string[]): string[] {
  const areas = new Set(changed.flatMap((file) => AREA.exec(file)?.[0] ?? []));
  const code = graph.matching(/^apps\/server\/src\/areas\/[^/]+\/.*(?<!\.test)\.ts$/u);
  return endpointsIn(code.filter((file) => areas.has(AREA.exec(file)?.[0] ?? "")));
}

interface Choice {
  readonly name: string;
  readonly files: readonly string[];
  /** How many files run at most. */
  readonly most: number;
  /** How many imports further from a changed file than the nearest test file the others may be. */
  readonly reach: number | undefined;
}

/** The test files that use a changed file, and those that call a changed endpoint; where they are too many, the nearest by imports. */
function filesToRun(
  { name, files, most, reach = Infinity }: Choice,
  graph: ImportGraph,
  changed: readonly string[],
): string[] {
  const called = answeredBy(graph, changed);
  const isCaller = (file: string) => {
    const code = called.length > 0 ? readSource(file) : "";
    return called.some((each) => names(code, each));
  };
  const using = new Set(files.filter(isCaller));
  const found = new Map([...using].map((file) => [file, CALL_DISTANCE]));
  for (const each of changed) {
    const distances = graph.distances(files, new Set([each]));
    const furthest = Math.min(...distances.values()) + reach;
    for (const [file, distance] of distances) {
      using.add(file);
      if (distance <= Math.min(furthest, found.get(file) ?? Infinity)) found.set(file, distance);
    }
  }
  const nearest = [...found].toSorted(([, a], [, b]) => a - b).map(([file]) => file);
  const chosen = nearest.slice(0, most);
  if (chosen.length < using.size)
    console.log(
      `[${name}] ${using.size} of ${files.length} test files use what has changed. ` +
        `The nearest ${chosen.length} run, by the imports between; \`npx -y pnpm@12 test\` runs all.`,
    );
  return chosen;
}

/** The packages with a file that uses a changed one. */
function packagesThatUse(graph: ImportGraph, changed: readonly string[]): string[] {
  const users = graph.distances(graph.matching(PACKAGE), new Set(changed)).keys();
  return [...new Set([...users].flatMap((file) => PACKAGE.exec(file)?.[0] ?? []))];
}

/** Checks the types of a package, and stores the result of files that stay the same. */
function types(folder: string): Task {
  const memory = `node_modules/.cache/types/${folder.replace("/", "-")}.json`;
  return command(`types of ${folder}`, "tsc", [
    "-p",
    folder,
    "--incremental",
    "--tsBuildInfoFile",
    memory,
  ]);
}

/** The runs that a change of these files requires, the longest first. */
function tasksFor(graph: ImportGraph, changed: readonly string[]): Task[] {
  const files = changed.filter((file) => existsSync(join(ROOT, file)));
  const code = files.filter((file) => CODE.test(file));
  const test = (name: string, most: number, reach?: number): Task[] => {
    const { parts } = suites.find((suite) => suite.name === name) ?? {};
    const all = [...(parts?.(graph).keys() ?? [])];
    const found = filesToRun({ name, files: all, most, reach }, graph, changed);
    const args = ["run", `--project=${name}`, ...found];
    return found.length > 0 ? [{ name, run: (prefix) => vitest(args, prefix) }] : [];
  };
  const ofContract = files.filter((file) => CONTRACT.test(file));
  const exchanges = [...new Set([...answeredBy(graph, changed), ...endpointsIn(ofContract)])];
  const titles = exchanges.map((endpoint) => `${endpoint} (?:answers|refuses)`).join("|");
  const contract = ["run", "--project=contract", ...(titles ? ["-t", titles] : [])];
  return [
    ...test("stories", 12, 2),
    ...test("server", 20),
    ...(exchanges.length > 0 || ofContract.length > 0
      ? [{ name: "contract", run: (prefix: string) => vitest(contract, prefix) }]
      : []),
    ...test("unit", 60),
    ...packagesThatUse(graph, changed).map((folder) => types(folder)),
    ...(code.length > 0 ? [command("lint", "oxlint", ["--deny-warnings", ...code])] : []),
    ...(files.length > 0
      ? [command("format", "oxfmt", ["--check", "--no-error-on-unmatched-pattern", ...files])]
      : []),
  ];
}

/** Checks and tests the files that differ from a commit; `pnpm test --help` names what that omits. */
export async function testChanged(ref: string): Promise<NamedResult[]> {
  const changed = await changedFiles(ref);
  console.log(`${changed.length} files differ from ${ref}.`);
  const tasks = tasksFor(await ImportGraph.read(), changed);
  if (tasks.some(({ name }) => name === "server" || name === "contract")) needPostgres();
  return pLimit(availableParallelism()).map(tasks, runTask);
}
