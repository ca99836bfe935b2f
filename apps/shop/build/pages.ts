import { normalizePath, type Plugin, type Rolldown } from "vite";
import { declaredScreens } from "./screen-modules.ts";

/** What a page needs besides the entry, so that the server can name it in the page's head. */
export interface PageAssets {
  readonly pattern: string;
  /** Whether anyone may see it, so that the server may draw it as a guest sees it. */
  readonly isPublic: boolean;
  readonly scripts: readonly string[];
  /** The style sheets of these scripts, those of imported ones first. */
  readonly styles: readonly string[];
}

/** Draws every page in its frame; the entry loads it late. */
const FRAME = "apps/shop/src/draw.tsx";
/** The client that calls the back end: a page that the server drew loads it late, any other starts with it. */
const CLIENT = "packages/api/src/client/client.ts";

/**
 * Writes `pages.json`: for each page, the files of its screen, first calls and layouts. Into the head of every page: the frame's style
 * sheets, and a list of the files for browsers, which fetch them ahead.
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
      const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const stylesOf = (chunk: Rolldown.OutputChunk, seen: Set<string>): readonly string[] => {
        if (seen.has(chunk.fileName)) return [];
        seen.add(chunk.fileName);
        const imported = chunk.imports.flatMap((name) => named.get(name) ?? []);
        const own = chunk.viteMetadata?.importedCss ?? [];
        return [...imported.flatMap((each) => stylesOf(each, seen)), ...own];
      };
      const withImports = (chunk: Rolldown.OutputChunk | undefined, seen: Set<typeof chunk>) => {
        if (!chunk || seen.has(chunk)) return;
        seen.add(chunk);
        for (const name of chunk.imports) withImports(named.get(name), seen);
      };
      const shell = bundle["index.html"];
      const html = shell?.type === "asset" ? String(shell.source) : "";
      const ofFrame = new Set<string>();
      const frame = chunkOf(FRAME);
      const frameStyles = frame ? stylesOf(frame, ofFrame) : [];

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
        const styled = new Set(ofFrame);
        return {
          pattern: address,
          isPublic,
          scripts: scripts.map(({ fileName }) => fileName),
          styles: files.flatMap((chunk) => stylesOf(chunk, styled)),
        };
      });
      this.emitFile({
        type: "asset",
        fileName: "pages.json",
        source: JSON.stringify(pages, null, 2),
      });
      const ahead = this.emitFile({
        type: "asset",
        name: "page-files.json",
        source: JSON.stringify(
          Object.fromEntries(
            pages.map(({ pattern, scripts, styles }) => [pattern, [...scripts, ...styles]]),
          ),
        ),
      });
      if (shell?.type === "asset") {
        const meta = `<meta name="page-files" content="/${this.getFileName(ahead)}" />`;
        const links = frameStyles.map(
          (name) => `<link rel="stylesheet" crossorigin href="/${name}">`,
        );
        shell.source = html
          .replace("</title>", `</title>\n    ${meta}`)
          .replace("</head>", `  ${links.join("")}\n  </head>`);
      }
    },
  };
}
