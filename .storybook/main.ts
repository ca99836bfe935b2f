import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { mergeConfig } from "vite";
import { accessibilityStatus } from "./accessibility/status-module.ts";
import { COVERAGE_FILE } from "./coverage/coverage.ts";
import { formerWorkbenches } from "./former.ts";
import { changelog } from "./git/changelog.ts";
import { reviewFiles } from "./git/review-files.ts";
import { storyStatuses } from "./git/story-status.ts";
import { screenCallsModule } from "./guide/screen-calls-module.ts";
import { withExportedImports } from "./manifests/imports.ts";
import { chromaticPlugin } from "./pictures/chromatic.ts";
import { readPropsOfComponents } from "./props/reader.ts";
import { tokensFile } from "./tokens-file.ts";

const ROOT = join(import.meta.dirname, "..");
/** How many commits the page of changes has. */
const CHANGES = 300;
const isTestRun = process.env["VITEST"] !== undefined;
/** Whether the workbench runs from its sources: `storybook dev` sets it before it reads this file. */
const isDevelopment = !isTestRun && process.env["NODE_ENV"] === "development";

/** Whether a story is in the manifests: one of what other code can use. */
const isInManifest = ({ title = "" }: { title?: string }) =>
  /^(?:Components|Blocks)\//u.test(title);

/** With a preset that Storybook applies, and whose type it does not declare. */
type Config = StorybookConfig & { experimental_manifests: (written?: object) => object };

const config: Config = {
  framework: "@storybook/react-vite",
  // Pages of the guide that read the root of the workspace, outside of the stories' package.
  stories: [
    // Tests read no pages, and index no stories that a page could be attached to.
    ...(isTestRun ? [] : ["../packages/ui/src/**/*.mdx"]),
    "../packages/ui/src/**/*.stories.tsx",
    "./guide/*.stories.tsx",
  ],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    // It rewrites the style sheets, and no test reads what it shows.
    ...(isTestRun ? [] : ["storybook-addon-pseudo-states"]),
    // Serves components, stories and pages to people's tools, at /mcp.
    ...(isDevelopment ? ["@storybook/addon-mcp"] : []),
  ],
  staticDirs: [
    // The icon of the workbench is that of the shop.
    { from: "../apps/shop/public/favicon.svg", to: "/favicon.svg" },
    {
      from: existsSync(join(ROOT, COVERAGE_FILE)) ? `../${COVERAGE_FILE}` : "./coverage/none.json",
      to: "/coverage.json",
    },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The manifests, in the folder of this name, list components and pages for people's tools.
  features: { backgrounds: false, componentsManifest: !isTestRun },
  // Storybook takes the name of a package for that of its modules.
  experimental_manifests: (written = {}) => withExportedImports(ROOT, written),
  refs: formerWorkbenches(),
  // Tests read no docs.
  typescript: { reactDocgen: isTestRun ? false : "react-docgen" },
  // Tests read their story file alone, not the index of all of them, which takes seconds. The tags are for the sidebar.
  experimental_indexers: (indexers = []) => {
    const statusesOf = isTestRun ? undefined : storyStatuses(ROOT);
    return indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const entries = statusesOf ? await indexer.createIndex(file, options) : [];
        return entries.map(({ tags = [], ...entry }) => ({
          ...entry,
          tags: [
            ...tags,
            ...(statusesOf?.(relative(ROOT, file), entry.exportName) ?? []),
            ...(isInManifest(entry) ? [] : ["!manifest"]),
          ],
        }));
      },
    }));
  },
  // Without a Vite configuration at the root, the framework adds neither of the two.
  viteFinal: (base) =>
    mergeConfig(isTestRun ? base : readPropsOfComponents(base), {
      plugins: [
        react(),
        vanillaExtractPlugin(),
        tokensFile(),
        accessibilityStatus(ROOT),
        screenCallsModule(ROOT),
        {
          name: "changelog",
          config: () => ({ define: { CHANGELOG: JSON.stringify(changelog(ROOT, CHANGES)) } }),
        },
        ...(isTestRun
          ? [{ name: "no-review", config: () => ({ define: { REVIEW: "null" } }) }]
          : [chromaticPlugin(), reviewFiles(ROOT)]),
      ],
      build: {
        chunkSizeWarningLimit: 4000,
        // It compresses all files for sizes that it prints, and nobody reads them.
        reportCompressedSize: false,
        rolldownOptions: {
          output: {
            // What three files share is in one: small files cost more than unused code. A screen's story needed 270 files
            // without this, 90 with a count of 12, and needs 16. The error catalogue and the map of screens, which loads
            // it, have all stories: with a count of 3 these would be in that file, too.
            codeSplitting: { groups: [{ name: "shared", minShareCount: 4 }] },
          },
        },
      },
    }),
};

export default config;
