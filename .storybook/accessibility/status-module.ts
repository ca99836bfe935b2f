import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { accessibilityRows } from "./status.ts";

/** Declared beside the page that shows it. */
const MODULE = "virtual:accessibility-status";

/** Tells the guide what tests check of each component and screen, from the story files as they are. */
export const accessibilityStatus = (folder: string): Plugin => ({
  name: "accessibility-status",
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load(id) {
    if (id !== `\0${MODULE}`) return undefined;
    const paths = globSync("packages/ui/src/**/*.stories.tsx", { cwd: folder });
    const files = paths.map((path) => join(folder, path));
    for (const file of files) this.addWatchFile(file);
    const rows = accessibilityRows(
      Object.fromEntries(files.map((file) => [file, readFileSync(file, "utf8")])),
    );
    return `export default ${JSON.stringify(rows)};`;
  },
});
