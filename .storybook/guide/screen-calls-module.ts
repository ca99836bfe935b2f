import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { screenCalls } from "./screen-calls.ts";

const MODULE = "virtual:screen-calls";

/** Tells the map of screens which calls each of them makes, from the sources as they are. */
export const screenCallsModule = (folder: string): Plugin => ({
  name: "screen-calls",
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load(id) {
    if (id !== `\0${MODULE}`) return undefined;
    const files = globSync("packages/ui/src/screens/**/*.{ts,tsx}", { cwd: folder }).filter(
      (file) => !/\.(?:stories|test)\.tsx?$/u.test(file),
    );
    const sources = files.map((file): [string, string] => [
      file.replaceAll("\\", "/"),
      readFileSync(join(folder, file), "utf8"),
    ]);
    return `export default ${JSON.stringify(screenCalls(Object.fromEntries(sources)))};`;
  },
});
