import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, mergeConfig, type UserConfig } from "vite";
import { sharedChunks } from "./build/chunks.ts";
import { lateTables } from "./build/late-tables.ts";
import { leanIcons } from "./build/lean-icons.ts";
import { leanRouter } from "./build/lean-router.ts";
import { CALLER, pageAssets, screensOf } from "./build/pages.ts";
import { precompress } from "./build/precompress.ts";

const backEnd = process.env["API_PROXY"] ?? "http://127.0.0.1:3000";
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const pages = screensOf(readFileSync(here("./src/routes.tsx"), "utf8"));
const screens = pages.map(({ file }) => file);
const screenOf = (key: string) => pages.find((page) => page.key === key)?.file ?? "";

/** What the browser loads, with what the server has to know of it. */
const forBrowsers: UserConfig = {
  // SWR brings what older Reacts lack.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  plugins: [lateTables(), pageAssets(here("./src/routes.tsx")), precompress(here("./dist"))],
  build: {
    target: "es2024",
    // The server names a page's files in its head, and src/fetch-ahead.ts those of the next one.
    modulePreload: false,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: [
            sharedChunks({
              entry: "apps/shop/src/main.ts",
              drawing: "apps/shop/src/draw.tsx",
              routes: "apps/shop/src/routes.tsx",
              home: screenOf("home"),
              comparison: screenOf("compare"),
              screens,
              publicScreens: pages.filter(({ isPublic }) => isPublic).map(({ file }) => file),
              openedLate: ["/screens/product/PackPanel/PackPanel.tsx", CALLER],
            }),
          ],
        },
      },
    },
  },
};

/** The twin that draws pages on the server: everything in its own files, since the server loads no JSX and no styles. */
const forTheServer: UserConfig = {
  // Builds for servers leave this to be asked at run time, and React draws several times as slowly where it is not production.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: { noExternal: true },
  build: { copyPublicDir: false, outDir: "dist-server" },
};

export default defineConfig(({ isSsrBuild }) =>
  mergeConfig(
    {
      root: here("."),
      plugins: [leanRouter(), leanIcons(), react(), vanillaExtractPlugin()],
      build: { reportCompressedSize: false },
      server: {
        proxy: { "/api": backEnd, "/gateway": backEnd, "/pdf": backEnd, "/dev/mails": backEnd },
      },
    },
    isSsrBuild ? forTheServer : forBrowsers,
  ),
);
