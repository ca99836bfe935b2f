import { readFileSync } from "node:fs";
import { join } from "node:path";
import postcss, { type ChildNode } from "postcss";

/** A part of a style sheet that stands or falls as one. */
interface Piece {
  /** The at-rules around it, the outermost first: "@layer components", "@media screen". */
  readonly around: readonly string[];
  /** Its selectors, each with the class names that a page has to have; none for what always holds. */
  readonly selectors: readonly { readonly text: string; readonly classes: readonly string[] }[];
  readonly body: string;
}

/** What is not seen at first: a page on paper, and what answers a pointer. */
const LATER = /^@media print\b|^@page\b|^@(?:-\w+-)?keyframes\b/u;
const AT_A_POINTER = /:(?:hover|active)\b/u;

const selectorOf = (text: string) => ({
  text,
  // What a function of a selector names may be missing from a page that the selector fits.
  classes: [...text.replaceAll(/:\w+\([^)]*\)/gu, "").matchAll(/\.([\w-]+)/gu)].map(
    ([, name = ""]) => name,
  ),
});

function piecesOf(node: ChildNode, around: readonly string[]): Piece[] {
  if (node.type === "rule") {
    const selectors = node.selectors.filter((text) => !AT_A_POINTER.test(text)).map(selectorOf);
    const body = node.nodes.map(String).join(";");
    return selectors.length > 0 ? [{ around, selectors, body }] : [];
  }
  if (node.type !== "atrule") return [];
  const head = `@${node.name} ${node.params}`;
  if (LATER.test(head)) return [];
  return node.nodes
    ? node.nodes.flatMap((inner) => piecesOf(inner, [...around, head]))
    : [{ around, selectors: [], body: `${head};` }];
}

function written(pieces: readonly Piece[], classes: ReadonlySet<string>): string {
  let text = "";
  let open: readonly string[] = [];
  for (const { around, selectors, body } of pieces) {
    const fitting = selectors.filter((selector) =>
      selector.classes.every((name) => classes.has(name)),
    );
    if (selectors.length > 0 && fitting.length === 0) continue;
    if (around.join() !== open.join()) {
      text += `${"}".repeat(open.length)}${around.map((head) => `${head}{`).join("")}`;
      open = around;
    }
    text += fitting.length > 0 ? `${fitting.map((each) => each.text).join()}{${body}}` : body;
  }
  return text + "}".repeat(open.length);
}

const SHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/gu;

/**
 * Lets a drawn page bring the styles of what it shows along with it, so that nothing has to be fetched before it is
 * seen: its style sheets, which have all of them, then come after its body.
 */
export class FirstStyles {
  readonly #folder: string;
  readonly #sheets = new Map<string, readonly Piece[]>();

  /** Of the shop that was built into a folder. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The page with the rules for its class names in its head, and its style sheets at its end. */
  bringAlong(html: string): string {
    const links = [...html.matchAll(SHEET)];
    const classes = new Set(
      [...html.matchAll(/\bclass="([^"]*)"/gu)].flatMap(([, names = ""]) => names.split(/\s+/u)),
    );
    const styles = links.map(([, file = ""]) => written(this.#piecesOf(file), classes)).join("");
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
