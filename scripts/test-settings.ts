import { needBrowser } from "./browser.ts";
import { printHelp } from "./help.ts";
import { run } from "./job.ts";
import { buildWorkbench } from "./workbench-build.ts";

/** The files of the tests. */
const FILES = ["settings", "side-by-side"].map((name) => `tests/looks/${name}.spec.ts`);

const HELP = `Opens every story of the workbench with each value of each tool of its toolbar, and at three widths,
and fails on error pages and console errors. Values are combined in ten settings; a failure names the value.
Builds the workbench first where it has changed.
It takes about an hour on two cores; \`npx -y pnpm@12 test\` opens a hundredth, which differs by seed.

  npx -y pnpm@12 test:settings                         all stories in all settings
  npx -y pnpm@12 test:settings -g "viewer guest"       in the settings with this value
  STORIES=screens-cart npx -y pnpm@12 test:settings    the stories whose ids begin with this
  npx -y pnpm@12 test:settings --help                  this text

All other options are passed to Playwright.
`;

async function openAll(options: readonly string[]): Promise<number> {
  needBrowser();
  if (!(await buildWorkbench())) return 1;
  const args = ["test", "--project=looks", ...FILES, ...options];
  return (await run("playwright", args, { prefix: "", env: { NIGHTLY: "1" } })).code;
}

if (!printHelp(HELP)) process.exitCode = await openAll(process.argv.slice(2));
