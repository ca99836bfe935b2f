import { availableParallelism } from "node:os";
import { check } from "./check.ts";
import { run } from "./job.ts";
import { needPostgres } from "./postgres.ts";
import { buildShop } from "./shop-build.ts";
import type { Sources } from "./sources.ts";
import { commandResult, playwright, type Result, resultOf, vitest } from "./test-runners.ts";
import { buildWorkbench, WORKBENCH } from "./workbench-build.ts";

export interface Suite {
  readonly name: string;
  /** The suites that have to end before it starts. */
  readonly after?: readonly string[];
  /** The files that it reads. Absent for a suite that decides by itself whether it has to run. */
  readonly reads?: Sources;
  readonly run: (prefix: string) => Promise<Result>;
}

/** How many suites run at a time: one more than processors, since tests wait a lot. */
export const LANES = Math.min(3, availableParallelism() + 1);
const WORKERS = Math.max(1, Math.floor(availableParallelism() / LANES));
/** For the suites with the most work and for the last ones, when lanes are empty. */
const MOST_WORKERS = Math.max(2, WORKERS);

const SETTINGS = [
  "*.{json,yaml,ts}",
  "{packages,apps}/*/{package,tsconfig}.json",
  "scripts/*.ts",
  ".storybook/public/*",
];
const WORKBENCH_SOURCES = [...SETTINGS, ".storybook/**", "packages/*/src/**", "apps/shop/src/**"];

const project = (name: string, workers: number) => (prefix: string) =>
  vitest(["run", `--project=${name}`, `--maxWorkers=${workers}`], prefix);

/** A suite of tests of the server, which are on both databases. */
const serverTests = (name: string): Suite => ({
  name,
  reads: {
    patterns: [
      ...SETTINGS,
      "apps/**",
      "packages/{domain,api}/src/**",
      "tests/{contract,faults,load,security}/**",
    ],
  },
  run: async (prefix) => {
    needPostgres();
    return project(name, WORKERS)(prefix);
  },
});

/** The longest first, and those that others wait for early, so that the lanes end together. */
export const suites: readonly Suite[] = [
  {
    name: "stories",
    reads: { patterns: WORKBENCH_SOURCES, except: /\.test\.tsx?$/u },
    run: project("stories", MOST_WORKERS),
  },
  { name: "shop build", run: async (prefix) => commandResult((await buildShop(prefix)) ? 0 : 1) },
  {
    name: "journeys",
    after: ["shop build"],
    reads: {
      patterns: [...SETTINGS, "apps/**", "packages/*/src/**", "tests/journeys/**"],
      except: /\.(test|stories)\.tsx?$|\.mdx$|\/foundations\//u,
    },
    run: (prefix) => playwright("journeys", WORKERS, prefix),
  },
  serverTests("server"),
  {
    name: "unit",
    // The tests of scripts read documents as well.
    reads: { patterns: [...WORKBENCH_SOURCES, "apps/**", "scripts/**", "docs/**", "*.md"] },
    run: project("unit", WORKERS),
  },
  {
    name: "stories in English and dark",
    reads: { patterns: WORKBENCH_SOURCES },
    run: project("stories-en-dark", WORKERS),
  },
  {
    name: "storybook build",
    run: async (prefix) => commandResult((await buildWorkbench(prefix)) ? 0 : 1),
  },
  {
    name: "pictures",
    after: ["storybook build"],
    reads: {
      patterns: [...WORKBENCH_SOURCES, "tests/visual/**"],
      except: /\.test\.tsx?$/u,
    },
    run: (prefix) => playwright("visual", MOST_WORKERS, prefix),
  },
  {
    name: "workbench settings",
    after: ["storybook build"],
    reads: {
      patterns: [...WORKBENCH_SOURCES, "tests/{visual,workbench}/**"],
      except: /\.test\.tsx?$|\.webp$/u,
    },
    run: (prefix) => playwright("settings", WORKERS, prefix),
  },
  serverTests("contract"),
  {
    name: "check",
    reads: { patterns: ["**/*", ".*/**/*", ".*.json"] },
    run: async (prefix) => {
      const { passed, failed } = await check(1, prefix);
      return resultOf(0, { passed, failed });
    },
  },
  // The same stories in Chromatic's browsers, with a project token.
  ...(process.env["CHROMATIC_PROJECT_TOKEN"]
    ? [
        {
          name: "chromatic",
          after: ["storybook build"],
          run: async (prefix: string) => {
            const args = ["--storybook-build-dir", WORKBENCH, "--no-interactive"];
            return commandResult((await run("chromatic", args, { prefix })).code);
          },
        },
      ]
    : []),
];
