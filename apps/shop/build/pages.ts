import { readFile } from "node:fs/promises";
import { patterns } from "@reagent/ui/paths";
import { normalizePath, type Plugin } from "vite";
import { wholeOf } from "./late-tables.ts";
import { comingWith } from "./modules.ts";

/** What a page needs besides the entry, so that the server can name it in the page's head. */
export interface PageAssets {
  readonly pattern: string;
  /** Whether anyone may see it, so that the server may draw it as a guest does. */
  readonly isPublic: boolean;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const row = /page\(\s*patterns\.(\w+),\s*"(\w+)",\s*\(\) => import\("@reagent\/ui\/([^"]+)"\)/g;

/** The rows of the route table: the key of the pattern, who may see it, and the file of the screen. */
export function screensOf(routes: string): { key: string; isPublic: boolean; file: string }[] {
  const rows = [...routes.matchAll(row)].map(([, key = "", visitors = "", file = ""]) => ({
    key,
    isPublic: visitors === "anyone",
    file: `packages/ui/src/${file}.tsx`,
  }));
  const expected = routes.match(/\bpage\(\s*patterns\./g)?.length ?? 0;
  if (rows.length !== expected)
    throw new Error(`src/routes.tsx: ${expected} pages, but the build can read ${rows.length}`);
  return rows;
}

/** What calls the back end: a page that the server drew loads it late, any other begins with it. */
export const CALLER = "packages/api/src/client/client.ts";

/** What stands around every screen. */
const FRAME = "packages/ui/src/layouts/MainLayout/MainLayout.tsx";

/** Writes `pages.json`: by route, the files that its screen is made of; and names in the page a list of them for browsers, which fetch ahead. */
export function pageAssets(routesFile: string): Plugin {
  return {
    name: "page-assets",
    apply: "build",
    // After Vite has said which style sheets belong to which files.
    enforce: "post",
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      const withImports = (fileName: string, seen = new Set<string>()): Set<string> => {
        if (seen.has(fileName)) return seen;
        seen.add(fileName);
        for (const next of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [])
          withImports(next, seen);
        return seen;
      };
      const moduleOf = (end: string) => {
        const module = [...this.getModuleIds()].find((id) => normalizePath(id).endsWith(end));
        if (module === undefined) throw new Error(`no module is ${end}`);
        return module;
      };
      const chunkOf = (end: string) => {
        const chunk = chunks.find(({ moduleIds }) =>
          moduleIds.some((id) => normalizePath(id).endsWith(end)),
        );
        if (!chunk) throw new Error(`no chunk holds ${end}`);
        return chunk;
      };
      /** What the calls carry that a screen may make, and what stands around it. */
      const tablesOf = (file: string) => {
        const ids = [file, FRAME].flatMap((end) => [...comingWith(moduleOf(end), this)]);
        return ids.flatMap((id) => (this.getModuleInfo(wholeOf(id)) ? [chunkOf(wholeOf(id))] : []));
      };
      const shell = bundle["index.html"];
      const html = shell?.type === "asset" ? String(shell.source) : "";
      const pages = screensOf(await readFile(routesFile, "utf8")).map(
        ({ key, isPublic, file }): PageAssets => {
          const screen = chunkOf(file);
          const length = (name: string) =>
            chunks.find(({ fileName }) => fileName === name)?.code.length ?? 0;
          // A browser opens six connections: the longest first, what has to wait is short.
          const first = isPublic ? [screen] : [screen, chunkOf(CALLER), ...tablesOf(file)];
          const scripts = [...new Set(first.flatMap((chunk) => [...withImports(chunk.fileName)]))]
            .filter((name) => !html.includes(name))
            .toSorted((one, other) => length(other) - length(one));
          const stylesOf = (name: string) =>
            chunks.find(({ fileName }) => fileName === name)?.viteMetadata?.importedCss ?? [];
          const styles = [...new Set(scripts.flatMap((name) => [...stylesOf(name)]))];
          return { pattern: patterns[key as keyof typeof patterns], isPublic, scripts, styles };
        },
      );
      this.emitFile({
        type: "asset",
        fileName: "pages.json",
        source: JSON.stringify(pages, null, 2),
      });
      const ahead = this.emitFile({
        type: "asset",
        name: "scripts.json",
        source: JSON.stringify(
          Object.fromEntries(pages.map((page) => [page.pattern, page.scripts])),
        ),
      });
      if (shell?.type === "asset") {
        const meta = `<meta name="shop-scripts" content="/${this.getFileName(ahead)}" />`;
        shell.source = html.replace("</title>", `</title>\n    ${meta}`);
      }
    },
  };
}
