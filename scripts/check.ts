import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import { printHelp } from "./help.ts";
import { run } from "./job.ts";
import { pnpm } from "./pnpm.ts";

interface Check {
  readonly name: string;
  readonly why: string;
  readonly fix: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Whether its output says that it could not check; then it has neither passed nor failed. */
  readonly isUnknown?: (output: string) => boolean;
}

const checks: readonly Check[] = [
  {
    name: "types, lint and boundaries",
    why: "The compiler proves types, and lint finds floating promises, misused hooks, missing labels, import cycles and imports against the direction of the packages.",
    fix: "Each message says how; `oxlint --fix` fixes the simple ones. The rules are in .oxlintrc.json and scripts/lint/house.ts, the compiler's options in each tsconfig.json.",
    command: "oxlint",
    args: ["--deny-warnings"],
  },
  {
    name: "format",
    why: "All files have one format, so that a diff shows only what was changed.",
    fix: "Run `npx -y pnpm@12 format`.",
    command: "oxfmt",
    args: ["--check"],
  },
  {
    name: "unused code and dependencies",
    why: "Unused code and dependencies cost reading and updates, and give nothing.",
    fix: "Delete the unused code named above, or use it. Entry points are in knip.json.",
    command: "knip",
    args: ["--no-progress"],
  },
  {
    name: "peer dependencies",
    why: "Packages with peer versions that do not match fail at run time.",
    fix: "Change the version in package.json to a matching one, and install again.",
    ...pnpm(["peers", "check"]),
  },
  {
    name: "known vulnerabilities in production dependencies",
    why: "A published vulnerability of high or critical severity in a library that runs in production can be exploited by anyone.",
    fix: "Upgrade to a fixed version. Where there is none, decide whether the shop is affected and write the decision into auditConfig of pnpm-workspace.yaml.",
    ...pnpm(["audit", "--prod", "--audit-level", "high", "--config.fetch-retries=0"]),
    // The registry has no such service, or cannot be reached.
    isUnknown: (output) => output.includes("ERR_PNPM_AUDIT"),
  },
];

type Verdict = "passed" | "failed" | "unknown";

async function judge(each: Check, prefix: string): Promise<Verdict> {
  const { name, why, fix, command, args, isUnknown } = each;
  const { code, output, seconds } = await run(command, args);
  const took = `${seconds.toFixed(1)} s`;
  if (code === 0) {
    console.log(`${prefix}✓ ${name} (${took})`);
    return "passed";
  }
  const verdict = isUnknown?.(output) ? "unknown" : "failed";
  const lines =
    verdict === "unknown"
      ? [`? ${name}: the registry cannot be asked, so it is not known (${took})`, output.trimEnd()]
      : [`✗ ${name} (${took})`, "", output.trimEnd(), "", `Why:  ${why}`, `Fix:  ${fix}`, ""];
  console.log(lines.join("\n").replaceAll(/^/gm, prefix));
  return verdict;
}

/** Runs every check, prints the output, the reason and the fix of each that fails, and counts them. */
export async function check(width: number, prefix = "") {
  const verdicts = await pLimit(width).map(checks, (each) => judge(each, prefix));
  const count = (verdict: Verdict) => verdicts.filter((each) => each === verdict).length;
  return { passed: count("passed"), failed: count("failed") };
}

const HELP = `Checks types, lint, format, unused code and dependencies, and says why each check is there and what to do.

  npx -y pnpm@12 check
`;

if (import.meta.main && !printHelp(HELP)) {
  const { passed, failed } = await check(availableParallelism());
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
