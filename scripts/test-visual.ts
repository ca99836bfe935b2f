import { join } from "node:path";
import { parseArgs } from "node:util";
import { needBrowser } from "./browser.ts";
import { ROOT, run } from "./job.ts";
import { buildWorkbench } from "./workbench-build.ts";

const REPORT = "playwright-report/visual";

const HELP = `Compares the workbench with its pictures in tests/visual/baselines, and builds it first where it has changed.

  pnpm test:visual                       all pictures
  pnpm test:visual -g "Screens/Cart"     those whose title has these words
  pnpm test:visual --update-snapshots    write the current pictures as baselines
  pnpm test:visual --help                this text

All other options are passed to Playwright. ${REPORT}/index.html then shows each
difference as three pictures side by side: baseline, actual and difference.
A picture that is not there yet is taken and named: look at it before you keep it.
`;

const { values } = parseArgs({
  strict: false,
  options: { help: { type: "boolean", short: "h" } },
});

async function compare(options: readonly string[]): Promise<number> {
  needBrowser();
  if (!(await buildWorkbench())) return 1;
  const args = ["test", "--project=visual", "--reporter=list,html", ...options];
  const report = join(ROOT, REPORT);
  const env = { PLAYWRIGHT_HTML_OUTPUT_DIR: report, PLAYWRIGHT_HTML_OPEN: "never" };
  const { code } = await run("playwright", args, { prefix: "", env });
  console.log(`The report: ${join(report, "index.html")}`);
  return code;
}

if (values["help"]) console.log(HELP);
else process.exitCode = await compare(process.argv.slice(2));
