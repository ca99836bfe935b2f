import { findLastIndex } from "@reagent/domain/list";

/** A shape of a drawing with its permitted attributes, in React's names. */
export interface Shape {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Shape | string)[];
}

export interface ParsedDrawing {
  /** In px, as stated by the drawing. */
  readonly width: number;
  readonly height: number;
  readonly svg: Shape;
}

/** The kind of a drawing's text: empty, SVG markup, the address of an SVG, or the address of another image. */
export function kindOf(drawing: string): "none" | "markup" | "line-art" | "photograph" {
  const text = drawing.trim();
  if (text === "") return "none";
  if (text.startsWith("<")) return "markup";
  return /^data:image\/svg|\.svg(?:[?#]|$)/iu.test(text) ? "line-art" : "photograph";
}

/** Whether a drawing's text is the address of a photograph. */
export const isPhotograph = (drawing: string): boolean => kindOf(drawing) === "photograph";

const tags = new Set("svg g path line polyline polygon circle ellipse rect text tspan".split(" "));
const attributes = new Set(
  (
    "d x y x1 y1 x2 y2 cx cy r rx ry dx dy width height points viewbox transform opacity fill fill-rule fill-opacity " +
    "stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray stroke-opacity font-size font-weight " +
    "text-anchor dominant-baseline"
  ).split(" "),
);
const pieces =
  /<!--[\s\S]*?-->|<(?<close>\/?)(?<tag>[a-z]+)(?<attributes>(?:\s[^<>]*?)?)(?<empty>\/?)>|(?<text>[^<]+)/giu;
const attribute = /\s(?<name>[a-z][a-z0-9-]*)\s*=\s*(?:"(?<one>[^"<]*)"|'(?<two>[^'<]*)')/giu;

/**
 * Parses SVG markup into shapes, without a DOM, so that they can be rendered inline in the text colour. Only lines,
 * areas and text are kept: no script, link, style or id. Undefined if it is not a drawing with a size.
 */
export function parseDrawing(markup: string): ParsedDrawing | undefined {
  const root: Open = { tag: "", attributes: {}, children: [] };
  const open: Open[] = [root];
  for (const { groups = {} } of markup.matchAll(pieces)) {
    const into = open.at(-1) ?? root;
    const tag = groups["tag"]?.toLowerCase();
    if (groups["text"] !== undefined) {
      if (into.tag === "text" || into.tag === "tspan") into.children.push(groups["text"]);
    } else if (tag !== undefined && groups["close"] === "/") {
      const at = findLastIndex(open, (element) => element.tag === tag);
      if (at > 0) open.splice(at);
    } else if (tag !== undefined) {
      const shape: Open = {
        tag,
        attributes: attributesIn(groups["attributes"] ?? ""),
        children: [],
      };
      if (tags.has(tag)) into.children.push(shape);
      if (groups["empty"] === "") open.push(shape);
    }
  }
  const svg = root.children.find((child): child is Open => typeof child !== "string");
  if (svg?.tag !== "svg") return undefined;
  const [, , boxWidth, boxHeight] = (svg.attributes["viewBox"] ?? "").split(/[\s,]+/u).map(Number);
  const width = Number.parseFloat(svg.attributes["width"] ?? "") || (boxWidth ?? 0);
  const height = Number.parseFloat(svg.attributes["height"] ?? "") || (boxHeight ?? 0);
  return width > 0 && height > 0 ? { width, height, svg } : undefined;
}

interface Open extends Shape {
  readonly children: (Open | string)[];
}

function attributesIn(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { groups = {} } of text.matchAll(attribute)) {
    const name = groups["name"]?.toLowerCase() ?? "";
    const value = groups["one"] ?? groups["two"] ?? "";
    if (attributes.has(name) && !/url\s*\(/iu.test(value)) found[inReact(name)] = value;
  }
  return found;
}

function inReact(name: string): string {
  if (name === "viewbox") return "viewBox";
  return name.replaceAll(/-(?<letter>[a-z])/gu, (_, letter: string) => letter.toUpperCase());
}
