import { readOrdinates } from "./jcamp-numbers.ts";

/** A curve with even steps: its values from one end of the axis to the other. */
interface JcampCurve {
  readonly first: number;
  readonly last: number;
  readonly values: readonly number[];
}

/** What a JCAMP-DX file holds (IUPAC, JCAMP-DX 4.24 and 5.01). */
export interface Jcamp {
  /** As the file names it, in capitals: "INFRARED SPECTRUM". */
  readonly dataType: string;
  /** In capitals: "1/CM", "HZ", "MINUTES". */
  readonly xUnits: string;
  readonly yUnits: string;
  /** In MHz, of an NMR spectrum; undefined where the file has none. */
  readonly frequency: number | undefined;
  /** The shift of the first point in ppm; undefined where the file has none. */
  readonly offset: number | undefined;
  /** Undefined where the file has a table of peaks alone. */
  readonly curve: JcampCurve | undefined;
  readonly peaks: readonly { readonly position: number; readonly height: number }[];
}

/** Why a file cannot be read. */
export type JcampFault = "not-jcamp" | "no-data" | "damaged";

export type ReadJcamp =
  | { readonly kind: "read"; readonly jcamp: Jcamp }
  | { readonly kind: "faulty"; readonly fault: JcampFault };

const LABEL = /^##([^=]*)=(.*)$/u;
/** Data in pairs, whose numbers are separated by commas, semicolons or blanks. */
const PAIR_DATA = new Set(["XYPOINTS", "PEAKTABLE", "PEAKASSIGNMENTS"]);
const STEP_DATA = new Set(["XYDATA", "DATATABLE"]);
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:E[+-]?\d+)?/giu;

/**
 * Reads the first block with data of a JCAMP-DX file: a curve in any of the forms of XYDATA, or pairs of a curve or of peaks. Of a file
 * with several pages, such as the real and imaginary parts of an NMR spectrum, it reads the first.
 */
export function readJcamp(text: string): ReadJcamp {
  const records = recordsIn(text);
  if (records[0]?.label !== "TITLE") return { kind: "faulty", fault: "not-jcamp" };
  const at = records.findIndex(({ label }) => PAIR_DATA.has(label) || STEP_DATA.has(label));
  const data = records[at];
  if (!data) return { kind: "faulty", fault: "no-data" };
  const above = records.slice(0, at);
  const from = above.map(({ label }) => label).lastIndexOf("TITLE");
  const facts = new Map(above.slice(from).map(({ label, value }) => [label, value]));
  const read = STEP_DATA.has(data.label) ? stepsOf(data.value, facts) : pairsOf(data, facts);
  return read ? { kind: "read", jcamp: read } : { kind: "faulty", fault: "damaged" };
}

interface JcampRecord {
  /** Without blanks, hyphens, slashes and underscores, in capitals. */
  readonly label: string;
  readonly value: string;
}

function recordsIn(text: string): JcampRecord[] {
  const records: { label: string; value: string }[] = [];
  for (const written of text.split(/\r\n|\r|\n/u)) {
    const line = written.replace(/\$\$.*$/u, "").trimEnd();
    const [, label, value = ""] = LABEL.exec(line.trimStart()) ?? [];
    const last = records.at(-1);
    if (label !== undefined)
      records.push({
        label: label.toUpperCase().replaceAll(/[\s\-/_]/gu, ""),
        value: value.trim(),
      });
    else if (last) last.value += `\n${line}`;
  }
  return records;
}

type Facts = ReadonlyMap<string, string>;

const numberIn = (text: string | undefined): number | undefined => {
  const number = Number(text?.trim().split(/[\s,]/u)[0] || Number.NaN);
  return Number.isFinite(number) ? number : undefined;
};

/** The fact of a record, or the entry for X or Y of that of several variables. */
function ofAxis(facts: Facts, axis: "X" | "Y", name: string): string | undefined {
  const own = facts.get(
    name === "UNITS" || name === "FACTOR" ? `${axis}${name}` : `${name}${axis}`,
  );
  if (own !== undefined) return own;
  return facts.get(name)?.split(",")[axis === "X" ? 0 : 1];
}

function factsOf(facts: Facts): Omit<Jcamp, "curve" | "peaks"> {
  const units = (axis: "X" | "Y") => (ofAxis(facts, axis, "UNITS") ?? "").trim().toUpperCase();
  return {
    dataType: (facts.get("DATATYPE") ?? "").toUpperCase(),
    xUnits: units("X"),
    yUnits: units("Y"),
    frequency: numberIn(facts.get(".OBSERVEFREQUENCY")),
    offset: numberIn(facts.get("$OFFSET")),
  };
}

/** A curve whose abscissas have even steps; undefined where its points are not those that the file promises. */
function stepsOf(value: string, facts: Facts): Jcamp | undefined {
  const ordinates = readOrdinates(value.split("\n").slice(1));
  const count = numberIn(facts.get("NPOINTS")) ?? numberIn(ofAxis(facts, "X", "VARDIM"));
  const [first, last] = ["FIRST", "LAST"].map((name) => numberIn(ofAxis(facts, "X", name)));
  if (
    !ordinates ||
    ordinates.length < 2 ||
    first === undefined ||
    last === undefined ||
    first === last
  )
    return undefined;
  if (count !== undefined && count !== ordinates.length) return undefined;
  const factor = numberIn(ofAxis(facts, "Y", "FACTOR")) ?? 1;
  const values = ordinates.map((ordinate) => ordinate * factor);
  return { ...factsOf(facts), curve: { first, last, values }, peaks: [] };
}

function pairsOf({ label, value }: JcampRecord, facts: Facts): Jcamp | undefined {
  const numbers = value
    .split("\n")
    .slice(1)
    .flatMap((line) => line.split(";"))
    .map((entry) =>
      [...entry.replaceAll(/[<(][^>)]*[>)]/gu, "").matchAll(NUMBER)].map(([number]) =>
        Number(number),
      ),
    );
  const pairs = numbers.flatMap((entry) =>
    Array.from({ length: Math.floor(entry.length / 2) }, (_, at) => ({
      position: (entry[at * 2] ?? 0) * (numberIn(ofAxis(facts, "X", "FACTOR")) ?? 1),
      height: (entry[at * 2 + 1] ?? 0) * (numberIn(ofAxis(facts, "Y", "FACTOR")) ?? 1),
    })),
  );
  if (pairs.length === 0) return undefined;
  if (label !== "XYPOINTS") return { ...factsOf(facts), curve: undefined, peaks: pairs };
  const curve = evenly(pairs);
  return curve && { ...factsOf(facts), curve, peaks: [] };
}

/** A curve with even steps through points; undefined where they do not follow one another along the axis. */
function evenly(
  points: readonly { readonly position: number; readonly height: number }[],
): JcampCurve | undefined {
  const [start, end] = [points[0], points.at(-1)];
  if (!start || !end || start.position === end.position) return undefined;
  const direction = Math.sign(end.position - start.position);
  const values: number[] = [];
  let next = 1;
  for (let step = 0; step < points.length; step += 1) {
    const share = step / (points.length - 1);
    const position = start.position + (end.position - start.position) * share;
    while (next < points.length - 1 && ((points[next]?.position ?? 0) - position) * direction < 0)
      next += 1;
    const [before, after] = [points[next - 1], points[next]];
    if (!before || !after) return undefined;
    const width = after.position - before.position;
    if (width * direction <= 0) return undefined;
    values.push(
      before.height + ((after.height - before.height) * (position - before.position)) / width,
    );
  }
  return { first: start.position, last: end.position, values };
}
