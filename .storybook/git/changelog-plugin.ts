import type { Plugin } from "vite";
import { changelog } from "./changelog.ts";

/** How many commits the changelog has. */
const MOST = 300;
const ID = "virtual:changelog";

/** Provides the changelog of a repository to the workbench, as it was when the build or the server started. */
export const changelogPlugin = (folder: string): Plugin => ({
  name: "changelog",
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) =>
    id === `\0${ID}`
      ? `export const days = ${JSON.stringify(changelog(folder, MOST))};`
      : undefined,
});
