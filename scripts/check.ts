import { existsSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { inLanes, ROOT, run } from "./job.ts";

interface Check {
  readonly name: string;
  readonly why: string;
  readonly mend: string;
  readonly command: string;
  readonly args: readonly string[];
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const typed = ["packages", "apps"]
  .flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`))
  .filter((folder) => existsSync(join(ROOT, folder, "tsconfig.json")));

/** pnpm as it was called (a script of Node's or a program), or as the README calls it. */
function pnpm(args: readonly string[]): Pick<Check, "command" | "args"> {
  const called = process.env["npm_execpath"] ?? "";
  if (!/pnpm[^/\\]*$/.test(called)) return { command: "npx", args: ["-y", "pnpm@12", ...args] };
  return /\.[cm]?js$/.test(called)
    ? { command: process.execPath, args: [called, ...args] }
    : { command: called, args };
}

const checks: readonly Check[] = [
  ...[...typed, "."].map((folder) => ({
    name: folder === "." ? "types of the scripts, tests and workbench" : `types of ${folder}`,
    why: "What the compiler proves, no test has to.",
    mend: `Mend what is named above; \`tsc -p ${folder}\` shows it again.`,
    command: "tsc",
    args: ["-p", folder, "--pretty", "false"],
  })),
  {
    name: "lint and boundaries",
    why: "It finds floating promises, misused hooks, missing labels, cycles, and imports that run up.",
    mend: "Each message says how; `oxlint --fix` mends the simple ones. The rules stand in .oxlintrc.json and scripts/lint/house.ts.",
    command: "oxlint",
    args: ["--deny-warnings"],
  },
  {
    name: "format",
    why: "One shape for all files, so that a difference shows what was changed.",
    mend: "Run `pnpm format`.",
    command: "oxfmt",
    args: ["--check"],
  },
  {
    name: "unused code and dependencies",
    why: "What nobody uses is read, kept and updated for nothing.",
    mend: "Delete what is named above, or use it. Entry points stand in knip.json.",
    command: "knip",
    args: ["--no-progress"],
  },
  {
    name: "peer dependencies",
    why: "Packages that do not fit one another break later, and elsewhere.",
    mend: "Change the version in package.json to one that fits, and install again.",
    ...pnpm(["peers", "check"]),
  },
];

/** Runs every check, prints for each that fails what, where, why and how to mend it, and counts them. */
export async function check(width: number, prefix = ""): Promise<Counts> {
  const failed = await inLanes(
    width,
    checks.map(({ name, why, mend, command, args }) => async () => {
      const { code, output, seconds } = await run(command, args);
      const took = `${seconds.toFixed(1)} s`;
      if (code === 0) {
        console.log(`${prefix}✓ ${name} (${took})`);
        return 0;
      }
      const lines = [
        `✗ ${name} (${took})`,
        "",
        output.trimEnd(),
        "",
        `Why:  ${why}`,
        `Mend: ${mend}`,
        "",
      ];
      console.log(lines.join("\n").replaceAll(/^/gm, prefix));
      return 1;
    }),
  );
  const count = failed.reduce<number>((sum, each) => sum + each, 0);
  return { passed: checks.length - count, failed: count };
}

if (import.meta.main) {
  const { passed, failed } = await check(availableParallelism());
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
