import type { Point } from "./drawing.ts";

/** Stands for an atom without a place. */
const NOWHERE = -32768;

/** Places of atoms as they are stored. */
export function packPoints(points: readonly (Point | undefined)[]): string {
  const numbers = Int16Array.from(
    points.flatMap((point) =>
      point ? point.map((value) => Math.round(value * 10)) : [NOWHERE, NOWHERE],
    ),
  );
  return Buffer.from(numbers.buffer).toString("base64");
}

/** Stored places of atoms; undefined for an atom without one. */
export function unpackPoints(stored: string): (Point | undefined)[] {
  const bytes = Buffer.from(stored, "base64");
  const points: (Point | undefined)[] = [];
  for (let at = 0; at + 3 < bytes.length; at += 4) {
    const [x, y] = [bytes.readInt16LE(at), bytes.readInt16LE(at + 2)];
    points.push(x === NOWHERE ? undefined : [x / 10, y / 10]);
  }
  return points;
}

/** Lies under the lines of a drawing, in the page's colour for marks; in the text's colour elsewhere. */
const MARK = `stroke="var(--line-art-mark, currentColor)" stroke-opacity="0.3" stroke-width="8"`;

/** A drawing with bonds marked, and atoms that have none of these; bonds are pairs of atoms. */
export function highlighted(
  svg: string,
  points: readonly (Point | undefined)[],
  atoms: readonly number[],
  bonds: readonly (readonly [number, number])[],
): string {
  const bonded = new Set(bonds.flat());
  const lines = [...bonds, ...atoms.filter((at) => !bonded.has(at)).map((at) => [at, at] as const)];
  const data = lines
    .map(([from, to]) => {
      const [start, end] = [points[from], points[to]];
      return start && end ? `M${start.join(" ")}L${end.join(" ")}` : "";
    })
    .join("");
  if (data === "") return svg;
  const at = svg.indexOf(">") + 1;
  return `${svg.slice(0, at)}<path ${MARK} d="${data}"/>${svg.slice(at)}`;
}
