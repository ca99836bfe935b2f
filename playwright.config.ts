import { defineConfig } from "@playwright/test";
import { launchOptions } from "./scripts/browser.ts";

export default defineConfig({
  forbidOnly: true,
  retries: 0,
  // No measure: only a test that never ends is cut off.
  timeout: 600_000,
  // A page may be slow on a busy machine.
  expect: { timeout: 60_000 },
  outputDir: "test-results",
  reporter: "list",
  use: {
    launchOptions: launchOptions(),
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    // A trace of every test takes a third of its time; `--trace on` records one.
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "shop",
      testDir: "tests/journeys",
      testMatch: "*.setup.ts",
      teardown: "shop afterwards",
    },
    { name: "shop afterwards", testDir: "tests/journeys", testMatch: "*.teardown.ts" },
    {
      name: "journeys",
      testDir: "tests/journeys",
      dependencies: ["shop"],
    },
    {
      // Stories of the built workbench: see scripts/test-looks.ts.
      name: "looks",
      testDir: "tests/looks",
      fullyParallel: true,
    },
  ],
});
