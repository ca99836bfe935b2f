import { COVERAGE_FILE, type StoryCoverage, sumOf } from "../.storybook/coverage/coverage.ts";
import { words } from "../.storybook/coverage/words.ts";
import { needBrowser } from "./browser.ts";
import { playMeasured } from "./coverage-run.ts";
import { printHelp } from "./help.ts";

const HELP = `Plays the stories in Chinese and measures which branches and functions of packages/ui none of them reaches.

  npx -y pnpm@12 test:coverage                                    all stories and sources
  npx -y pnpm@12 test:coverage packages/ui/src/screens/cart/      those of a folder, or of a story file
  npx -y pnpm@12 test:coverage --help                             this text

It prints each branch that is not reached, and writes ${COVERAGE_FILE}, which a workbench that is started or built
afterwards shows in its panel "Coverage". It takes about a third longer than the stories alone. Of a folder it measures
what the stories in this folder reach; those of other folders may reach more. Of a story that fails it has what was reached until then, and says so.
`;

function print({ failed, files }: StoryCoverage): void {
  for (const [file, { missed }] of Object.entries(files))
    for (const { kind, line, text } of missed) console.log(`${file}:${line}  ${kind}: ${text}`);
  const { branches, reached } = sumOf(Object.values(files));
  console.log(`\n${reached} of ${branches} branches are reached. ${COVERAGE_FILE} has the rest.`);
  if (failed > 0) console.log(words.en.failedThen(failed));
}

/** Returns the exit code. */
async function measure(paths: readonly string[]): Promise<number> {
  needBrowser();
  const { failed, coverage } = await playMeasured(paths, "");
  if (coverage) print(coverage);
  return failed > 0 ? 1 : 0;
}

if (!printHelp(HELP)) process.exitCode = await measure(process.argv.slice(2));
