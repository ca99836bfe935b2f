import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { precompress } from "../build/precompress.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const OUTPUT = here("../dist/structure-editor");

/** The page of the structure editor, which the shop shows in a frame. */
export default defineConfig({
  root: here("."),
  base: "/structure-editor/",
  plugins: [precompress(OUTPUT)],
  build: { target: "es2024", outDir: OUTPUT, emptyOutDir: true, reportCompressedSize: false },
});
