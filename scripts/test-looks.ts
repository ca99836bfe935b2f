import { needBrowser } from "./browser.ts";
import { printHelp } from "./help.ts";
import { run } from "./job.ts";
import { buildWorkbench } from "./workbench-build.ts";

const REPORT = "playwright-report/visual";

interface Command {
  readonly help: string;
  /** The tests, and options of Playwright. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

const visual: Command = {
  help: `Compares the workbench with its pictures in tests/looks/baselines, and builds it first where it has changed.
In each look it also checks accessibility, the console, unanswered calls, and overflow to the side.

  npx -y pnpm@12 test:visual                       all looks
  npx -y pnpm@12 test:visual -g "Screens/Cart"     those whose title has these words
  npx -y pnpm@12 test:visual --update-snapshots    write the current pictures as baselines
  npx -y pnpm@12 test:visual --own                 compare with pictures of your own, drawn by the
                                                   installed browser and kept outside the repository
  npx -y pnpm@12 test:visual --help                this text

All other options are passed to Playwright. ${REPORT}/index.html then shows each
difference as three pictures side by side: expected, actual and difference.
A missing picture is a failure. Look at new pictures before you commit them.
`,
  args: ["stories.spec", "baselines.spec", "one-pixel.spec", "--reporter=list,html"],
  env: { PLAYWRIGHT_HTML_OUTPUT_DIR: REPORT, PLAYWRIGHT_HTML_OPEN: "never" },
};

const settings: Command = {
  help: `Opens every story of the workbench with each value of each tool of its toolbar, and at three widths,
and fails on error pages and console errors. Values are combined in ten settings; a failure names the value.
It also walks with Tab through the first story of each component and screen, and checks it in forced colours and at 200 %.
Builds the workbench first where it has changed.
It takes about an hour on two cores; \`npx -y pnpm@12 test\` opens a hundredth, which differs by seed.

  npx -y pnpm@12 test:settings                         all stories in all settings
  npx -y pnpm@12 test:settings -g "viewer guest"       in the settings with this value
  STORIES=screens-cart,screens-order npx -y pnpm@12 test:settings
                                                       the stories whose ids begin with one of these
  npx -y pnpm@12 test:settings --help                  this text

All other options are passed to Playwright.
`,
  args: ["settings.spec", "side-by-side.spec", "accessibility.spec"],
  env: { NIGHTLY: "1" },
};

async function open({ args, env }: Command, options: readonly string[]): Promise<number> {
  needBrowser();
  if (!(await buildWorkbench())) return 1;
  const own = options.includes("--own") ? { OWN_PICTURES: "1" } : {};
  const passed = options.filter((option) => option !== "--own");
  const all = ["test", "--project=looks", ...args, ...passed];
  return (await run("playwright", all, { prefix: "", env: { ...env, ...own } })).code;
}

const [kind, ...options] = process.argv.slice(2);
const command = kind === "settings" ? settings : visual;
if (!printHelp(command.help)) process.exitCode = await open(command, options);
