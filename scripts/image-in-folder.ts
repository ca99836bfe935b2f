import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, statSync } from "node:fs";
import { basename, join, posix } from "node:path";
import { copySources, sourcesIn } from "./copied-sources.ts";
import type { Stage } from "./dockerfile.ts";
import { ROOT } from "./job.ts";

/** Where a stage is built on this machine. */
interface Built {
  /** Its WORKDIR. */
  readonly path: string;
  /** The folder that stands for it. */
  readonly folder: string;
}

/** Copies paths of the checkout, as COPY does: the content of a folder, or a file into a folder. */
function copyFromCheckout(paths: readonly string[], to: string): void {
  for (const path of paths)
    if (statSync(join(ROOT, path)).isDirectory()) copySources(sourcesIn(path), to, path);
    else cpSync(join(ROOT, path), join(to, basename(path)));
}

function runShell(command: string, folder: string): void {
  const { status } = spawnSync("sh", ["-c", command], {
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit"],
    // As in a shell of its own: pnpm sets it for what it starts.
    env: { ...process.env, pnpm_config_verify_deps_before_run: undefined },
  });
  if (status !== 0) throw new Error(`${command} ended with ${status}.`);
}

/**
 * Runs what the stages of a Dockerfile copy and run, each in a folder of its own. Returns the folder that stands for the last one's
 * WORKDIR. What a stage does before its WORKDIR changes the system, and is left out.
 * @param built Stages that exist already
 * @param root An empty folder
 */
export function runStages(
  stages: readonly Stage[],
  built: ReadonlyMap<string, Built>,
  root: string,
): string {
  const all = new Map(built);

  function copy(value: string, folder: string): void {
    const words = value.split(" ");
    const from = words[0]?.startsWith("--from=")
      ? words.shift()?.slice("--from=".length)
      : undefined;
    const to = join(folder, words.pop() ?? "");
    mkdirSync(to, { recursive: true });
    if (from === undefined) return copyFromCheckout(words, to);
    const source = all.get(from);
    if (!source) throw new Error(`There is no stage ${from}.`);
    for (const path of words)
      cpSync(join(source.folder, posix.relative(source.path, path)), to, {
        recursive: true,
        verbatimSymlinks: true,
      });
  }

  for (const { name, instructions } of stages.filter((stage) => !built.has(stage.name))) {
    const start = instructions.findIndex((each) => each.name === "WORKDIR");
    const path = instructions[start]?.value ?? "/";
    const folder = join(root, `stage-${name}`);
    mkdirSync(folder);
    all.set(name, { path, folder });
    for (const { name: instruction, value } of instructions.slice(start + 1)) {
      if (instruction === "COPY") copy(value, folder);
      if (instruction === "RUN") runShell(value, folder);
    }
  }
  return all.get(stages.at(-1)?.name ?? "")?.folder ?? root;
}
