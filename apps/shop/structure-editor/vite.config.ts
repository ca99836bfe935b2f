import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { OLDEST_BROWSERS } from "../build/browsers.ts";
import { precompress } from "../build/precompress.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const OUTPUT = here("../dist/structure-editor");

/** The page of the structure editor, which the shop shows in a frame. */
export default defineConfig({
  root: here("."),
  base: "/structure-editor/",
  plugins: [precompress(OUTPUT)],
  build: {
    target: OLDEST_BROWSERS,
    outDir: OUTPUT,
    emptyOutDir: true,
    reportCompressedSize: false,
  },
});
