import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { inLanes, ROOT, run } from "./job.ts";
import { needPostgres } from "./postgres.ts";
import { commandResult, type NamedResult, type Result, vitest } from "./test-runners.ts";

/** The packages whose types have to hold after a change in another: those that import it, and itself. */
const IMPORTERS: Readonly<Record<string, readonly string[]>> = {
  "packages/domain": ["packages/domain", "packages/api", "packages/ui", "apps/shop", "apps/server"],
  "packages/api": ["packages/api", "packages/ui", "apps/shop", "apps/server"],
  "packages/ui": ["packages/ui", "apps/shop"],
  "apps/shop": ["apps/shop"],
  "apps/server": ["apps/server"],
};

/** The folders whose tests run after a change in them; a screen's parts belong to all screens of the area. */
const SERVER = /^apps\/server\/src\/(?:areas\/[^/]+|[^/]+)\//u;
const STORIES =
  /^packages\/ui\/src\/(?:screens\/[^/]+\/(?=parts\/)|screens\/[^/]+\/[^/]+\/|[^/]+\/[^/]+\/)/u;
const CODE = /\.(?:ts|tsx)$/u;

async function linesOf(command: string, args: readonly string[]): Promise<string[]> {
  const { code, output } = await run(command, args);
  if (code !== 0) throw new Error(`${command} ${args.join(" ")}\n${output}`);
  return output.split("\n").filter(Boolean);
}

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

const test = (name: string, args: readonly string[]): Task => ({
  name,
  run: (prefix) => vitest([...args, "--passWithNoTests"], prefix),
});

async function runTask({ name, run: start }: Task): Promise<NamedResult> {
  const begin = performance.now();
  const result = await start(`[${name}] `);
  return { name, seconds: (performance.now() - begin) / 1000, ...result };
}

/** The runs that a change of these files requires, the longest first. */
function tasksFor(changed: readonly string[]): Task[] {
  const files = changed.filter((file) => existsSync(join(ROOT, file)));
  const code = files.filter((file) => CODE.test(file));
  const starting = (...folders: string[]) =>
    changed.filter((file) => folders.some((folder) => file.startsWith(folder)));
  const related = code.filter((file) => !/^(?:apps\/server|tests)\//u.test(file));
  const foldersBy = (pattern: RegExp) => [
    ...new Set(changed.flatMap((file) => pattern.exec(file)?.[0] ?? [])),
  ];
  const stories = foldersBy(STORIES);
  const serverTests = [
    ...foldersBy(SERVER),
    ...code.filter((file) => /^tests\/(?:faults|security)\/.*\.test\.ts$/u.test(file)),
  ];
  const hasContract =
    starting("apps/server/src/areas/", "packages/api/", "tests/contract/").length > 0;
  const types = Object.entries(IMPORTERS).flatMap(([folder, importers]) =>
    starting(`${folder}/`).length > 0 ? importers : [],
  );
  return [
    ...(related.length > 0
      ? [test("unit", ["related", "--run", "--project=unit", ...related])]
      : []),
    ...(stories.length > 0 ? [test("stories", ["run", "--project=stories", ...stories])] : []),
    ...(serverTests.length > 0
      ? [test("server", ["run", "--project=server", ...serverTests])]
      : []),
    ...(hasContract ? [test("contract", ["run", "--project=contract"])] : []),
    ...[...new Set(types)].map((folder) => command(`types of ${folder}`, "tsc", ["-p", folder])),
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
  if (changed.some((file) => /^(?:apps\/server|packages\/api|tests)\//u.test(file))) needPostgres();
  return inLanes(
    availableParallelism(),
    tasksFor(changed).map((task) => () => runTask(task)),
  );
}
