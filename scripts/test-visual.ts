import { join } from "node:path";
import { parseArgs } from "node:util";
import { needBrowser } from "./browser.ts";
import { printHelp } from "./help.ts";
import { ROOT, run } from "./job.ts";
import { buildWorkbench } from "./workbench-build.ts";

const REPORT = "playwright-report/visual";

/** The files of the tests. */
const FILES = ["stories", "baselines", "one-pixel"].map((name) => `tests/looks/${name}.spec.ts`);

const HELP = `Compares the workbench with its pictures in tests/looks/baselines, and builds it first where it has changed.
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
`;

const { values } = parseArgs({
  strict: false,
  options: { own: { type: "boolean" } },
});

async function compare(options: readonly string[]): Promise<number> {
  needBrowser();
  if (!(await buildWorkbench())) return 1;
  const args = ["test", "--project=looks", ...FILES, "--reporter=list,html", ...options];
  const report = join(ROOT, REPORT);
  const env = {
    PLAYWRIGHT_HTML_OUTPUT_DIR: report,
    PLAYWRIGHT_HTML_OPEN: "never",
    ...(values["own"] ? { OWN_PICTURES: "1" } : {}),
  };
  const { code } = await run("playwright", args, { prefix: "", env });
  console.log(`The report: ${join(report, "index.html")}`);
  return code;
}

if (!printHelp(HELP))
  process.exitCode = await compare(process.argv.slice(2).filter((option) => option !== "--own"));
