import { Molecule, SmilesParser } from "openchemlib";
import type { DepictorOptions } from "openchemlib";
import { besideEachOther, boundsOf, labelMarkup, pathOf, shifted } from "./drawing.ts";
import type { Bounds, Label, Lines, Point } from "./drawing.ts";

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
  return drawWithAtoms(smiles).svg;
}

/** The same drawing, and where it has each atom of the SMILES without hydrogen; undefined for those of a repeated part. */
export function drawWithAtoms(smiles: string): {
  readonly svg: string;
  readonly atoms: readonly (Point | undefined)[];
} {
  const parts = [...countParts(smiles)].map(([part, count]) => ({
    part,
    lines: numbered(depict(part), count),
  }));
  const row = parts.map(({ lines }) => lines);
  const all = row.length === 1 && row[0] ? row[0] : besideEachOther(row);
  const bounds = boundsOf(all, MARGIN);
  const drawn = shifted(all, -bounds.left, -bounds.top);
  const pointsOf = new Map<string, readonly (Point | undefined)[]>();
  let from = 0;
  for (const { part, lines } of parts) {
    pointsOf.set(part, drawn.atoms.slice(from, from + lines.atoms.length));
    from += lines.atoms.length;
  }
  const atoms = smiles.split(".").flatMap((part) => {
    const points = pointsOf.get(part) ?? [];
    pointsOf.set(
      part,
      points.map(() => undefined),
    );
    return points;
  });
  return { svg: markup(drawn, bounds), atoms };
}

/** A structure of at most 999 atoms as a molfile in V2000, with the coordinates of its drawing. Throws on a SMILES that cannot be parsed. */
export function molfileFrom(smiles: string): string {
  return parse(smiles).toMolfile();
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
  const molecule = parse(smiles);
  const depiction = molecule.toSVG(CANVAS, CANVAS, "structure", DEPICTION);
  const lines = {
    strokes: [] as Point[][],
    wedges: [] as Point[][],
    dots: [] as Point[],
    labels: [] as Label[],
    atoms: [] as Point[],
  };
  for (const [, tag = "", attributes = "", words = ""] of depiction.matchAll(
    /<(line|polygon|circle|text) ([^>]*?)\/?>([^<]*)/gu,
  )) {
    const id = valueOf(attributes, "id");
    if (id !== "") {
      // The areas of the mouse over atoms and bonds.
      const [kind, number] = id.split(":").slice(-2);
      if (kind === "Atom" && molecule.getAtomicNo(Number(number)) !== 1)
        lines.atoms[Number(number)] = numbersOf(attributes, "cx", "cy");
    } else if (tag === "line") {
      lines.strokes.push([numbersOf(attributes, "x1", "y1"), numbersOf(attributes, "x2", "y2")]);
    } else if (tag === "circle") {
      lines.dots.push(numbersOf(attributes, "cx", "cy"));
    } else if (tag === "polygon") {
      lines.wedges.push(corners(valueOf(attributes, "points")));
    } else {
      const [x, y] = numbersOf(attributes, "x", "y");
      // A hyphen is the sign of a charge.
      lines.labels.push({
        x,
        y,
        size: Number(valueOf(attributes, "font-size")),
        words: words.replaceAll("-", "−"),
      });
    }
  }
  return lines;
}

/** Places overlapping parts at random; with a seed the same structure always has the same drawing. */
const parser = new SmilesParser();
parser.setRandomSeed(1);

function parse(smiles: string): Molecule {
  try {
    return parser.parseMolecule(smiles);
  } catch (cause) {
    throw new Error(`The SMILES cannot be read: ${smiles}`, { cause });
  }
}

function markup({ strokes, wedges, dots, labels }: Lines, bounds: Bounds): string {
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

/** The value of an attribute in the text of all; empty where it is not there. */
function valueOf(attributes: string, name: string): string {
  const start = ` ${attributes}`.indexOf(` ${name}="`);
  if (start < 0) return "";
  const from = start + name.length + 2;
  return attributes.slice(from, attributes.indexOf('"', from));
}

function numbersOf(attributes: string, x: string, y: string): Point {
  return [Number(valueOf(attributes, x)), Number(valueOf(attributes, y))];
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
