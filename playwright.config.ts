import { defineConfig } from "@playwright/test";
import { launchOptions } from "./scripts/browser.ts";
import { TOLERANCE } from "./tests/visual/baselines.ts";

export default defineConfig({
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  outputDir: "test-results",
  reporter: "list",
  use: {
    launchOptions: launchOptions(),
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    // A trace of every test costs a third of its time: `--trace on` takes one where it is needed.
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "shop", testDir: "tests/journeys", testMatch: "*.setup.ts" },
    {
      name: "journeys",
      testDir: "tests/journeys",
      dependencies: ["shop"],
      // The machine may be busy: a page that is slow is not wrong. A second try is told of at the end.
      retries: 1,
      timeout: 120_000,
      expect: { timeout: 30_000 },
    },
    {
      name: "visual",
      testDir: "tests/visual",
      // Each path begins with the browser's build: pictures of two builds are never compared.
      snapshotPathTemplate: "tests/visual/baselines/{arg}{ext}",
      fullyParallel: true,
      retries: 1,
      expect: {
        toHaveScreenshot: {
          // Two pictures in a row have to be alike, and on a busy machine a long page takes seconds.
          timeout: 20_000,
          animations: "disabled",
          caret: "hide",
          scale: "css",
          ...TOLERANCE,
        },
      },
    },
  ],
});
