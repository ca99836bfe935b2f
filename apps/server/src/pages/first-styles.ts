import { readFileSync } from "node:fs";
import { join } from "node:path";
import postcss, { type ChildNode } from "postcss";

/** A rule of a style sheet, or an at-rule without rules in it. */
interface Piece {
  /** The enclosing at-rules, outermost first: "@layer components", "@media screen". */
  readonly around: readonly string[];
  /** Its selectors, each with the class names that the page must have; empty for a piece that always applies. */
  readonly selectors: readonly { readonly text: string; readonly classes: readonly string[] }[];
  readonly body: string;
}

/** Rules that do not apply at first: print, animations, hover and press. */
const NOT_AT_FIRST = /^@media print\b|^@page\b|^@(?:-\w+-)?keyframes\b/u;
const ON_POINTER = /:(?:hover|active)\b/u;

const selectorOf = (text: string) => ({
  text,
  // A class inside `:not()`, `:is()` and similar may be missing from a page that the selector matches.
  classes: [...text.replaceAll(/:\w+\([^)]*\)/gu, "").matchAll(/\.([\w-]+)/gu)].map(
    ([, name = ""]) => name,
  ),
});

function piecesOf(node: ChildNode, around: readonly string[]): Piece[] {
  if (node.type === "rule") {
    const selectors = node.selectors.filter((text) => !ON_POINTER.test(text)).map(selectorOf);
    const body = node.nodes.map(String).join(";");
    return selectors.length > 0 ? [{ around, selectors, body }] : [];
  }
  if (node.type !== "atrule") return [];
  const head = `@${node.name} ${node.params}`;
  if (NOT_AT_FIRST.test(head)) return [];
  return node.nodes
    ? node.nodes.flatMap((inner) => piecesOf(inner, [...around, head]))
    : [{ around, selectors: [], body: `${head};` }];
}

function writeMatching(pieces: readonly Piece[], classes: ReadonlySet<string>): string {
  let text = "";
  let open: readonly string[] = [];
  for (const { around, selectors, body } of pieces) {
    const matching = selectors.filter((selector) =>
      selector.classes.every((name) => classes.has(name)),
    );
    if (selectors.length > 0 && matching.length === 0) continue;
    if (around.join() !== open.join()) {
      text += `${"}".repeat(open.length)}${around.map((head) => `${head}{`).join("")}`;
      open = around;
    }
    text += matching.length > 0 ? `${matching.map((each) => each.text).join()}{${body}}` : body;
  }
  return text + "}".repeat(open.length);
}

const SHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/gu;

/**
 * Inlines the styles that a rendered page needs, so that it can be painted before any file is fetched. The links to the whole style
 * sheets move behind its body.
 */
export class FirstStyles {
  readonly #folder: string;
  readonly #sheets = new Map<string, readonly Piece[]>();

  /** @param folder The folder of the built shop. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The page with the rules for its class names in its head, and its style sheets behind its body. */
  inlineInto(html: string): string {
    const links = [...html.matchAll(SHEET)];
    const classes = new Set(
      [...html.matchAll(/\bclass="([^"]*)"/gu)].flatMap(([, names = ""]) => names.split(/\s+/u)),
    );
    const styles = links
      .map(([, file = ""]) => writeMatching(this.#piecesOf(file), classes))
      .join("");
    return html
      .replaceAll(SHEET, "")
      .replace("</head>", () => `<style>${styles}</style></head>`)
      .replace("</body>", () => `${links.map(([link]) => link).join("")}</body>`);
  }

  #piecesOf(file: string): readonly Piece[] {
    let pieces = this.#sheets.get(file);
    if (!pieces) {
      const { nodes } = postcss.parse(readFileSync(join(this.#folder, file), "utf8"));
      pieces = nodes.flatMap((node) => piecesOf(node, []));
      this.#sheets.set(file, pieces);
    }
    return pieces;
  }
}
