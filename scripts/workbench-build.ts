import { COVERAGE_FILE } from "../.storybook/coverage/coverage.ts";
import { run } from "./job.ts";
import { buildWhereChanged } from "./sources.ts";
import { manifestProblems } from "./workbench-manifests.ts";

/** The workbench's output folder, from the root. */
export const WORKBENCH = "storybook-static";

const SOURCES = {
  stamp: `${WORKBENCH}/.sources`,
  patterns: [
    ".storybook/**/*",
    "packages/*/src/**/*",
    "packages/*/package.json",
    "apps/shop/public/favicon.svg",
    "apps/shop/src/routes.tsx",
    COVERAGE_FILE,
    "package.json",
    "pnpm-lock.yaml",
  ],
  except: /\.test\.tsx?$/,
};

/** The syntax trees of all files are much memory for a short time: with more room for it, a tenth less processor time. */
const NODE_OPTIONS = "--max-semi-space-size=64";

/** Builds the workbench if its sources have changed since the last build. Returns false if the build fails, or its manifests do. */
export function buildWorkbench(prefix = ""): Promise<boolean> {
  return buildWhereChanged(SOURCES, async () => {
    console.log(`${prefix}Building the workbench.`);
    const args = ["build", "-o", WORKBENCH, "--quiet"];
    const { code, output } = await run("storybook", args, { env: { NODE_OPTIONS } });
    if (code !== 0) {
      console.log(output.replaceAll(/^/gm, prefix));
      return false;
    }
    const problems = manifestProblems(WORKBENCH);
    if (problems.length > 0)
      console.log(`${prefix}The manifests of the workbench are wrong:\n${problems.join("\n")}`);
    return problems.length === 0;
  });
}
