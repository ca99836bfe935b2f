import { spawn } from "node:child_process";
import { once } from "node:events";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** The root of the workspace; every command of the scripts runs there. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** The workspace's own programs come first, so that the scripts also run without a package manager. */
const path = [join(ROOT, "node_modules", ".bin"), process.env["PATH"] ?? ""].join(delimiter);

export interface Done {
  readonly code: number;
  readonly output: string;
  readonly seconds: number;
}

interface Options {
  /** Printed before each line of the output; without it, the output is only collected. */
  readonly prefix?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a command in the root folder until it ends; never throws when it fails. */
export async function run(
  command: string,
  args: readonly string[],
  { prefix, env }: Options = {},
): Promise<Done> {
  const start = performance.now();
  // Windows starts the programs of node_modules/.bin through its shell alone.
  const isWindows = process.platform === "win32";
  const child = spawn(command, isWindows ? args.map((each) => `"${each}"`) : args, {
    cwd: ROOT,
    env: { ...process.env, PATH: path, ...env },
    shell: isWindows,
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.add(child);
  let output = "";
  const write = (line: string) => {
    output += `${line}\n`;
    if (prefix !== undefined) console.log(`${prefix}${line}`);
  };
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on("line", write);
  const [code] = (await once(child, "close").catch((error: Error) => {
    write(`${command}: ${error.message}`);
    return [1];
  })) as [number | null];
  const seconds = (performance.now() - start) / 1000;
  // A script that is being stopped runs nothing further: it waits here until it exits.
  if (isStopping) await new Promise(() => {});
  children.delete(child);
  return { code: code ?? 1, output, seconds };
}

const children = new Set<ReturnType<typeof spawn>>();
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;
const STOP_TIMEOUT_MS = 10_000;

let isStopping = false;

// A signal to a script also stops its children; without children another handler has it.
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (children.size === 0 || isStopping) return;
    isStopping = true;
    const leave = () => process.exit(EXIT_CODES[signal]);
    const ends = [...children].map((child) => once(child, "close"));
    for (const child of children) child.kill(signal);
    void Promise.allSettled(ends).then(leave);
    setTimeout(() => {
      for (const child of children) child.kill("SIGKILL");
      leave();
    }, STOP_TIMEOUT_MS);
  });
}

/** The lines that a command prints; throws where it fails. */
export async function linesOf(command: string, args: readonly string[]): Promise<string[]> {
  const { code, output } = await run(command, args);
  if (code !== 0) throw new Error(`${command} ${args.join(" ")}\n${output}`);
  return output.split("\n").filter(Boolean);
}
