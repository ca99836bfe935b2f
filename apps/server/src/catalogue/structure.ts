import { Molecule } from "openchemlib";
import type { DepictorOptions } from "openchemlib";
import { besideEachOther, boundsOf, labelMarkup, pathOf, shifted } from "./drawing.ts";
import type { Label, Lines, Point } from "./drawing.ts";

/** Large enough that no molecule is scaled down: every drawing has openchemlib's 24 units per bond. */
const CANVAS = 4000;
const MARGIN = 3;
const LABEL_SIZE = 14;

const DEPICTION: DepictorOptions = {
  suppressChiralText: true,
  suppressCIPParity: true,
  suppressESR: true,
  noStereoProblem: true,
  noImplicitAtomLabelColors: true,
};

/**
 * Draws a structure as SVG line art with the colour and font of the surrounding text: no background, 24 units per bond, lines of 1.5
 * with round ends, atoms as text, stereo wedges. The parts of a salt, hydrate or complex are drawn in a row, equal parts once with their
 * number. Throws on a SMILES that cannot be parsed.
 */
export function drawStructure(smiles: string): string {
  const parts = [...countParts(smiles)].map(([part, count]) => numbered(depict(part), count));
  return markup(parts.length === 1 && parts[0] ? parts[0] : besideEachOther(parts));
}

/** Whether a text is a SMILES that can be parsed. */
export function isSmiles(text: string): boolean {
  try {
    return Molecule.fromSmiles(text, { noCoordinates: true }).getAllAtoms() > 0;
  } catch {
    return false;
  }
}

/** How often each part of a structure occurs, in the order given; water last. */
function countParts(smiles: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const part of smiles.split(".")) counts.set(part, (counts.get(part) ?? 0) + 1);
  const water = counts.get("O");
  if (water !== undefined) {
    counts.delete("O");
    counts.set("O", water);
  }
  return counts;
}

function numbered(lines: Lines, count: number): Lines {
  if (count === 1) return lines;
  const { left, top, height } = boundsOf(lines, 0);
  const words = String(count);
  const width = words.length * LABEL_SIZE * 0.56;
  const y = top + height / 2 + LABEL_SIZE * 0.36;
  return {
    ...lines,
    labels: [{ x: left - width - 3, y, size: LABEL_SIZE, words }, ...lines.labels],
  };
}

/** One part as lines and labels, taken from openchemlib's SVG. */
function depict(smiles: string): Lines {
  const depiction = parse(smiles).toSVG(CANVAS, CANVAS, "structure", DEPICTION);
  const lines = {
    strokes: [] as Point[][],
    wedges: [] as Point[][],
    dots: [] as Point[],
    labels: [] as Label[],
  };
  for (const [, tag, attributes = "", words = ""] of depiction.matchAll(
    /<(line|polygon|circle|text) ([^>]*?)\/?>([^<]*)/gu,
  )) {
    const at = attributesOf(attributes);
    if (at.has("class")) continue;
    const point = (x: string, y: string): Point => [Number(at.get(x)), Number(at.get(y))];
    if (tag === "line") lines.strokes.push([point("x1", "y1"), point("x2", "y2")]);
    if (tag === "circle") lines.dots.push(point("cx", "cy"));
    if (tag === "polygon") lines.wedges.push(corners(at.get("points") ?? ""));
    if (tag === "text") {
      const [x, y] = point("x", "y");
      // A hyphen is the sign of a charge.
      lines.labels.push({
        x,
        y,
        size: Number(at.get("font-size")),
        words: words.replaceAll("-", "−"),
      });
    }
  }
  return lines;
}

function parse(smiles: string): Molecule {
  try {
    return Molecule.fromSmiles(smiles);
  } catch (cause) {
    throw new Error(`The SMILES cannot be read: ${smiles}`, { cause });
  }
}

function markup(drawn: Lines): string {
  const bounds = boundsOf(drawn, MARGIN);
  const { strokes, wedges, dots, labels } = shifted(drawn, -bounds.left, -bounds.top);
  const filled = wedges.map((wedge) => `${pathOf([wedge])}z`).join("");
  const dotted = dots.map((dot) => pathOf([[dot, dot]])).join("");
  const [width, height] = [String(bounds.width), String(bounds.height)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ` fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">`,
    strokes.length === 0 ? "" : `<path d="${pathOf(strokes)}"/>`,
    filled === "" ? "" : `<path fill="currentColor" stroke-width="1" d="${filled}"/>`,
    dotted === "" ? "" : `<path stroke-width="3" d="${dotted}"/>`,
    labels.length === 0
      ? ""
      : `<g fill="currentColor" stroke="none" font-size="14" font-weight="500">`,
    ...labels.map(labelMarkup),
    labels.length === 0 ? "" : "</g>",
    "</svg>",
  ].join("");
}

function attributesOf(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(/([\w-]+)="([^"]*)"/gu)].map(([, name = "", value = ""]) => [name, value]),
  );
}

function corners(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/u)
    .map((pair): Point => {
      const [x = 0, y = 0] = pair.split(",").map(Number);
      return [x, y];
    });
}
