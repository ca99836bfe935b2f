import { normalizePath, type Plugin, type Rolldown } from "vite";
import { declaredScreens } from "./screen-modules.ts";

/** What a page needs besides the entry, so that the server can name it in the page's head. */
export interface PageAssets {
  readonly pattern: string;
  /** Whether anyone may see it, so that the server may draw it as a guest sees it. */
  readonly isPublic: boolean;
  readonly scripts: readonly string[];
}

/** The client that calls the back end: a page that the server drew loads it late, any other starts with it. */
const CLIENT = "packages/api/src/client/client.ts";

/**
 * Writes `pages.json`: for each page, the files of its screen, first calls and layouts; and a list of the scripts for browsers, which fetch them
 * ahead, into the page's head.
 */
export function pageAssets(): Plugin {
  return {
    name: "page-assets",
    apply: "build",
    // After Vite has written the page.
    enforce: "post",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      const chunkOf = (module: string) =>
        chunks.find(({ moduleIds }) => moduleIds.some((id) => normalizePath(id).endsWith(module)));
      const withImports = (chunk: Rolldown.OutputChunk | undefined, seen: Set<typeof chunk>) => {
        if (!chunk || seen.has(chunk)) return;
        seen.add(chunk);
        for (const file of chunk.imports)
          withImports(
            chunks.find(({ fileName }) => fileName === file),
            seen,
          );
      };
      const shell = bundle["index.html"];
      const html = shell?.type === "asset" ? String(shell.source) : "";

      const loaded = declaredScreens((id) => this.getModuleInfo(id)).flatMap(
        ({ screens, modules }) => screens.map((screen) => ({ screen, modules })),
      );
      const pages = loaded.map(({ screen: { address, visitors }, modules }): PageAssets => {
        const isPublic = visitors === "anyone";
        const seen = new Set<Rolldown.OutputChunk | undefined>();
        for (const id of modules) withImports(chunkOf(normalizePath(id)), seen);
        if (!isPublic) withImports(chunkOf(CLIENT), seen);
        const files = [...seen].filter(
          (chunk) => chunk && !html.includes(chunk.fileName),
        ) as Rolldown.OutputChunk[];
        // A browser opens six connections: the longest first, so that only short ones wait.
        const scripts = [...files].sort((one, other) => other.code.length - one.code.length);
        return {
          pattern: address,
          isPublic,
          scripts: scripts.map(({ fileName }) => fileName),
        };
      });
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
