import { parseArgs } from "node:util";
import { run } from "./job.ts";

const CASES = "10000";

const HELP = `Sends every call of the contract with hostile parameters and valid signatures, and fails where one is
answered with a failure, or not clearly. The tests do it with 50 cases each, and with ${CASES} where NIGHTLY=1.

  npx -y pnpm@12 run fuzz                 with ${CASES} cases for each call: twenty minutes and more
  npx -y pnpm@12 run fuzz --cases 1000    with as many
  npx -y pnpm@12 run fuzz --seed 17       draws them as a run with that seed did; it names its seed
  npx -y pnpm@12 run fuzz --call payOrder for one call alone
`;

const { values } = parseArgs({
  options: {
    cases: { type: "string", default: CASES },
    seed: { type: "string", default: String(Date.now() % 1_000_000_000) },
    call: { type: "string" },
    help: { type: "boolean", default: false },
  },
});

if (values.help) {
  console.log(HELP);
} else {
  console.log(`${values.cases} cases for each call, seed ${values.seed}`);
  const only = values.call === undefined ? [] : ["-t", `${values.call} answers`];
  const { code } = await run(
    "vitest",
    ["run", "--project", "server", "tests/security/fuzz.test.ts", ...only],
    { prefix: "", env: { FUZZ_CASES: values.cases, SEED: values.seed } },
  );
  process.exitCode = code;
}
