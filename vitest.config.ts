import { parseArgs } from "node:util";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { playwright } from "@vitest/browser-playwright";
import { configDefaults, defineConfig, type TestProjectConfiguration } from "vitest/config";
import { PLAYS_IN_CHINESE, PLAYS_ON_PHONES } from "./.storybook/own-setting/differences.ts";
// What the set-up provides to the tests, for the compiler.
import type {} from "./apps/server/src/testing/databases-setup.ts";
import { launchOptions } from "./scripts/browser.ts";

/** Chromium with the language and time zone of the shop. */
const chromium = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: launchOptions(),
    contextOptions: { locale: "zh-CN", timezoneId: "Asia/Shanghai" },
  }),
  instances: [{ browser: "chromium" as const }],
};

/**
 * Prepared before the first test, since a library found later reloads the page under the tests. Vite finds what the
 * entries import; the named ones are imported by transforms and by the workbench.
 */
const optimizeDeps = {
  entries: [
    ".storybook/preview.tsx",
    ".storybook/guide/*.stories.tsx",
    "packages/ui/src/**/*.stories.tsx",
  ],
  include: [
    "@storybook/addon-a11y/preview",
    "@vanilla-extract/recipes/createRuntimeFn",
    "msw",
    "msw/experimental",
    "react/jsx-dev-runtime",
    "react-dom/client",
    "storybook/internal/csf",
    "storybook/preview-api",
  ],
};

const define = {
  // React Aria leaves out items out of sight as in a browser, which it does in tests only where this is set.
  "process.env.VIRT_ON": "true",
  // React then writes no tracks for the profiler, which took a tenth of a story's time.
  "console.createTask": "undefined",
  "console.timeStamp": "undefined",
};

/** Tests that measure time, kill processes or race a timer of the product: they run alone. */
const TIMING = "**/*.timing.test.ts";
const withoutTiming = { exclude: [...configDefaults.exclude, TIMING] };

/** Before each file of the suites without a browser. */
const SET_UP = ["scripts/restore-setup.ts", "tests/seed-setup.ts"];

/** For tests of the server: starts a throwaway PostgreSQL once a run. */
const onServer = {
  environment: "node" as const,
  globalSetup: ["apps/server/src/testing/databases-setup.ts"],
  setupFiles: [...SET_UP, "apps/server/src/testing/threads-setup.ts"],
  // For the servers and commands that they start.
  env: { THREAD_NICENESS: "0" },
};

/** Whether a run is of these projects alone: `--project unit`. */
function isOnly(...names: readonly string[]): boolean {
  const options = { project: { type: "string", multiple: true } } as const;
  const { project = [] } = parseArgs({ strict: false, options }).values;
  return project.length > 0 && project.every((name) => names.includes(String(name)));
}

/**
 * Every story with its play function, as a customer sees it by day: in Chinese, or with `STORY_LANGUAGE=en` in English,
 * and those that are tagged for it on a phone with `STORY_VIEWPORT=phone`. Storybook takes seconds to start.
 */
async function stories(): Promise<TestProjectConfiguration> {
  const { storybookTest } = await import("@storybook/addon-vitest/vitest-plugin");
  const { STORY_LANGUAGE = "zh", STORY_VIEWPORT = "desktop" } = process.env;
  const tags = {
    // Without one, all are played.
    ...(STORY_VIEWPORT === "phone" ? { include: [PLAYS_ON_PHONES] } : {}),
    exclude: STORY_LANGUAGE === "zh" ? [] : [PLAYS_IN_CHINESE],
  };
  return {
    extends: true,
    plugins: [storybookTest({ configDir: ".storybook", tags })],
    define,
    optimizeDeps,
    test: { name: "stories", env: { STORY_LANGUAGE, STORY_VIEWPORT }, browser: chromium },
  };
}

const MINUTE_MS = 60_000;

export default defineConfig({
  test: {
    // No measure: only a test that never ends is cut off.
    testTimeout: 10 * MINUTE_MS,
    hookTimeout: 10 * MINUTE_MS,
    expect: { poll: { timeout: 30_000 } },
    // Files share a process, or a page: starting one for each took longer than many of them.
    isolate: false,
    // Of stories, by scripts/story-coverage.ts.
    coverage: {
      provider: "v8",
      // One failed story would discard what all the others reach.
      reportOnFailure: true,
      include: ["packages/ui/src/{screens,blocks,components,layouts}/**/*.{ts,tsx}"],
      exclude: ["**/*.{stories,copy,css,test,screen,page}.{ts,tsx}", "**/first-calls.ts"],
    },
    projects: [
      {
        extends: true,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: "unit",
          environment: "node",
          setupFiles: [...SET_UP, "packages/ui/src/testing/cleanup-setup.ts"],
          ...withoutTiming,
          include: [
            "packages/*/src/**/*.test.{ts,tsx}",
            "scripts/**/*.test.ts",
            ".storybook/*/*.test.ts",
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          ...onServer,
          ...withoutTiming,
          include: [
            "apps/*/{src,build}/**/*.test.ts",
            "demo/**/*.test.ts",
            "tests/{faults,security}/**/*.test.ts",
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "contract",
          ...onServer,
          ...withoutTiming,
          include: ["tests/contract/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "timing",
          ...onServer,
          include: ["packages/*/src", "apps/*/src", "tests"].map((folder) => `${folder}/${TIMING}`),
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      ...(isOnly("unit", "server", "contract", "timing") ? [] : [await stories()]),
    ],
  },
});
