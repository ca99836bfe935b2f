import { availableParallelism } from "node:os";
import { inLanes, run } from "./job.ts";

interface Check {
  readonly name: string;
  readonly why: string;
  readonly mend: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Tells by what it said that it could not find out; then it has neither passed nor failed. */
  readonly isUnknown?: (output: string) => boolean;
  /** In milliseconds, where it may wait for others. */
  readonly patience?: number;
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** pnpm as it was called (a script of Node's or a program), or as the README calls it. */
function pnpm(args: readonly string[]): Pick<Check, "command" | "args"> {
  const called = process.env["npm_execpath"] ?? "";
  if (!/pnpm[^/\\]*$/.test(called)) return { command: "npx", args: ["-y", "pnpm@12", ...args] };
  return /\.[cm]?js$/.test(called)
    ? { command: process.execPath, args: [called, ...args] }
    : { command: called, args };
}

const checks: readonly Check[] = [
  {
    name: "types, lint and boundaries",
    why: "What the compiler proves, no test has to; besides, it finds floating promises, misused hooks, missing labels, cycles, and imports that run up.",
    mend: "Each message says how; `oxlint --fix` mends the simple ones. The rules stand in .oxlintrc.json and scripts/lint/house.ts, what the compiler holds to in each tsconfig.json.",
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
  {
    name: "known holes in what is shipped",
    why: "A hole of high or critical severity in a library that runs in production is open to everyone who reads of it.",
    mend: "Take the version that mends it. Where there is none, judge whether the shop is open to it and write the decision into auditConfig of pnpm-workspace.yaml.",
    ...pnpm(["audit", "--prod", "--audit-level", "high", "--config.fetch-retries=0"]),
    // The registry has no such service, or cannot be reached.
    isUnknown: (output) => /ERR_PNPM_AUDIT|did not end within/u.test(output),
    patience: 60_000,
  },
];

type Verdict = "passed" | "failed" | "unknown";

async function judge(each: Check, prefix: string): Promise<Verdict> {
  const { name, why, mend, command, args, isUnknown, patience } = each;
  const { code, output, seconds } = await run(command, args, { patience });
  const took = `${seconds.toFixed(1)} s`;
  if (code === 0) {
    console.log(`${prefix}✓ ${name} (${took})`);
    return "passed";
  }
  const verdict = isUnknown?.(output) ? "unknown" : "failed";
  const lines =
    verdict === "unknown"
      ? [`? ${name}: nobody to ask, so it is not known (${took})`, output.trimEnd()]
      : [`✗ ${name} (${took})`, "", output.trimEnd(), "", `Why:  ${why}`, `Mend: ${mend}`, ""];
  console.log(lines.join("\n").replaceAll(/^/gm, prefix));
  return verdict;
}

/** Runs every check, prints for each that fails what, where, why and how to mend it, and counts them. */
export async function check(width: number, prefix = ""): Promise<Counts> {
  const verdicts = await inLanes(
    width,
    checks.map((each) => () => judge(each, prefix)),
  );
  const count = (verdict: Verdict) => verdicts.filter((each) => each === verdict).length;
  return { passed: count("passed"), failed: count("failed") };
}

if (import.meta.main) {
  const { passed, failed } = await check(availableParallelism());
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
