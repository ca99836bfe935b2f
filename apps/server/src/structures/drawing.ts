/** A point of a drawing: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** Text of a drawing: the start of its baseline, and its font size. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly words: string;
}

/** A drawing of lines, filled polygons, dots and labels. */
export interface Lines {
  readonly strokes: readonly (readonly Point[])[];
  readonly wedges: readonly (readonly Point[])[];
  readonly dots: readonly Point[];
  readonly labels: readonly Label[];
  /** Where its atoms are, which nothing shows. */
  readonly atoms: readonly Point[];
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Widths of letters in a sans-serif face, in thousandths of the font size; others are as wide as a digit. */
const WIDTHS = new Map(
  Object.entries({
    OQG: 780,
    CNHDRU: 720,
    SPBAKEY: 670,
    FTZ: 610,
    Mm: 830,
    W: 940,
    Iil: 280,
    rtf: 330,
    cs: 500,
  }).flatMap(([letters, width]) => [...letters].map((letter): [string, number] => [letter, width])),
);
const OTHER_WIDTH = 560;
const CAP_HEIGHT = 0.73;
const GAP = 14;

/** The bounding box of a drawing, with a margin. */
export function boundsOf(
  { strokes, wedges, dots, labels }: Omit<Lines, "atoms">,
  margin: number,
): Bounds {
  const points = [...strokes.flat(), ...wedges.flat(), ...dots];
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  for (const { x, y, size, words } of labels) {
    xs.push(x, x + widthOf(words, size));
    ys.push(y, y - size * CAP_HEIGHT);
  }
  const left = roundTenth(Math.min(...xs) - margin);
  const top = roundTenth(Math.min(...ys) - margin);
  const width = roundTenth(Math.max(...xs) + margin - left);
  const height = roundTenth(Math.max(...ys) + margin - top);
  return { left, top, width, height };
}

/** A drawing, moved. */
export function shifted(
  { strokes, wedges, dots, labels, atoms }: Lines,
  right: number,
  down: number,
): Lines {
  const move = ([x, y]: Point): Point => [x + right, y + down];
  return {
    strokes: strokes.map((line) => line.map(move)),
    wedges: wedges.map((corners) => corners.map(move)),
    dots: dots.map(move),
    labels: labels.map((label) => ({ ...label, x: label.x + right, y: label.y + down })),
    atoms: atoms.map(move),
  };
}

/** Drawings in one row, centred vertically. */
export function besideEachOther(drawings: readonly Lines[]): Lines {
  let right = 0;
  const row = drawings.map((drawing) => {
    const bounds = boundsOf(drawing, 0);
    const placed = shifted(drawing, right - bounds.left, -bounds.top - bounds.height / 2);
    right += bounds.width + GAP;
    return placed;
  });
  return {
    strokes: row.flatMap(({ strokes }) => strokes),
    wedges: row.flatMap(({ wedges }) => wedges),
    dots: row.flatMap(({ dots }) => dots),
    labels: row.flatMap(({ labels }) => labels),
    atoms: row.flatMap(({ atoms }) => atoms),
  };
}

/** Path data for lines through points: absolute moves and relative lines, without a move where a line starts at the last end. */
export function pathOf(lines: readonly (readonly Point[])[]): string {
  let data = "";
  let pen: Point | undefined;
  for (const line of lines) {
    const [start, ...rest] = line.map(([x, y]): Point => [roundTenth(x), roundTenth(y)]);
    if (!start) continue;
    if (!pen || pen[0] !== start[0] || pen[1] !== start[1]) data += `M${pair(start)}`;
    pen = start;
    for (const next of rest) {
      data += `l${pair([roundTenth(next[0] - pen[0]), roundTenth(next[1] - pen[1])])}`;
      pen = next;
    }
  }
  return data;
}

/** Markup of a label; the size is omitted where it is the group's 14. */
export function labelMarkup({ x, y, size, words }: Label): string {
  const own = size === 14 ? "" : ` font-size="${String(size)}"`;
  return `<text x="${String(roundTenth(x))}" y="${String(roundTenth(y))}"${own}>${words}</text>`;
}

/** Rounds to a tenth: a bond of 24 units looks the same, and the file is half as long. */
function roundTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function widthOf(words: string, size: number): number {
  let width = 0;
  for (const letter of words) width += WIDTHS.get(letter) ?? OTHER_WIDTH;
  return (width / 1000) * size;
}

/** Two numbers, separated by a space or by a minus sign. */
function pair([x, y]: Point): string {
  return y < 0 ? `${short(x)}${short(y)}` : `${short(x)} ${short(y)}`;
}

function short(value: number): string {
  return String(value === 0 ? 0 : value).replace(/^(-?)0\./u, "$1.");
}
