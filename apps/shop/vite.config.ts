import { fileURLToPath } from "node:url";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, mergeConfig, type Plugin, type UserConfig } from "vite";
import { OLDEST_BROWSERS } from "./build/browsers.ts";
import { pageAssets } from "./build/pages.ts";
import { precompress } from "./build/precompress.ts";
import { sharedFiles } from "./build/shared-files.ts";

const backEnd = process.env["API_PROXY"] ?? "http://127.0.0.1:3000";
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** react-router names its development files to every bundler. */
const productionRouter: Plugin = {
  name: "production-router",
  apply: "build",
  enforce: "pre",
  async resolveId(source, importer) {
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found?.id.includes("/react-router/dist/development/")
      ? found.id.replace("/dist/development/", "/dist/production/")
      : null;
  },
};

const forBrowsers: UserConfig = {
  // SWR brings what older Reacts lack.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  plugins: [
    // React Aria has its texts in 34 languages. Components set one of the first two; the last is its fallback.
    optimizeLocales.vite({ locales: ["zh-CN", "en-GB", "en-US"] }),
    pageAssets(),
    precompress(here("./dist")),
  ],
  // The worker of the map.
  worker: { format: "es" },
  build: {
    target: OLDEST_BROWSERS,
    // The server names a page's files in its head, and src/fetch-ahead.ts those of the next one.
    modulePreload: false,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      // The warning depends on the speed of the machine, and says nothing about the build.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 },
            sharedFiles,
          ],
        },
      },
    },
  },
};

/** The server build, which draws pages. All modules are bundled, since the server loads neither JSX nor styles. */
const forTheServer: UserConfig = {
  // Server builds read this at run time, and React renders several times as slowly where it is not production.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: { noExternal: true },
  build: { copyPublicDir: false, outDir: "dist-server" },
};

export default defineConfig(({ isSsrBuild }) =>
  mergeConfig(
    {
      root: here("."),
      plugins: [productionRouter, react(), vanillaExtractPlugin()],
      build: { reportCompressedSize: false },
      server: {
        proxy: {
          "/api": backEnd,
          "/gateway": backEnd,
          "/pdf": backEnd,
          "^/v1(?:[/?]|$)": backEnd,
          "/pictures": backEnd,
          "/dev/mails": backEnd,
        },
      },
    },
    isSsrBuild ? forTheServer : forBrowsers,
  ),
);
