/** A place in the format of istanbul. An `else` that is not written has no line; a place that ends with its line has no column. */
interface Place {
  readonly start: { readonly line?: number; readonly column?: number };
  readonly end: { readonly line?: number; readonly column?: number | null };
}

/** What the runner measured of a source file, by the numbers of its branches and functions. */
export interface Measured {
  readonly branchMap: Readonly<
    Record<string, { readonly loc: Place; readonly locations: readonly Place[] }>
  >;
  /** How often each way of a branch was taken. */
  readonly b: Readonly<Record<string, readonly number[]>>;
  readonly fnMap: Readonly<Record<string, { readonly decl: Place }>>;
  readonly f: Readonly<Record<string, number>>;
}

/** A branch or a function that no story reaches. */
export interface Missed {
  /** `else` is the other way of an `if` without an `else`. */
  readonly kind: "branch" | "else" | "function";
  readonly line: number;
  /** The beginning of the line, without indentation. */
  readonly text: string;
  /** Where in `text` the branch begins and ends. */
  readonly part: readonly [number, number];
}

export interface FileCoverage {
  readonly branches: number;
  readonly reached: number;
  readonly missed: readonly Missed[];
}

/** What the stories reach of the source files, by their paths from the root of the workspace. */
export interface StoryCoverage {
  /** When it was measured, as an ISO date and time. */
  readonly measured: string;
  /** How many of the stories failed: what they reach from there on is missing. */
  readonly failed: number;
  readonly files: Readonly<Record<string, FileCoverage>>;
}

/** From the root; the workbench has it at `/coverage.json`. */
export const COVERAGE_FILE = "coverage/stories.json";

/** What the workbench has; where scripts/story-coverage.ts measured nothing before it was started or built, no files. */
export const fetchCoverage = async (): Promise<StoryCoverage> =>
  (await (await fetch("./coverage.json")).json()) as StoryCoverage;

/** The most characters of a line. */
const LONGEST = 80;

function missedAt(kind: Missed["kind"], { start, end }: Place, lines: readonly string[]): Missed {
  const { line = 1, column = 0 } = start;
  const whole = lines[line - 1] ?? "";
  const indentation = whole.length - whole.trimStart().length;
  const text = whole.trim().slice(0, LONGEST);
  const last = end.line === line ? (end.column ?? Infinity) : Infinity;
  const within = (at: number) => Math.min(Math.max(at - indentation, 0), text.length);
  return { kind, line, text, part: [within(column), within(last)] };
}

/** What was never taken of a file, in the order of its lines; `source` is its text. */
export function coverageOf({ branchMap, b, fnMap, f }: Measured, source: string): FileCoverage {
  const lines = source.split("\n");
  const ways = Object.entries(branchMap).flatMap(([id, { loc, locations }]) =>
    locations.map((place, way) => ({ loc, place, isTaken: (b[id]?.[way] ?? 0) > 0 })),
  );
  const missedWays = ways
    .filter(({ isTaken }) => !isTaken)
    .map(({ loc, place }) =>
      place.start.line === undefined
        ? missedAt("else", loc, lines)
        : missedAt("branch", place, lines),
    );
  const missedFunctions = Object.entries(fnMap)
    .filter(([id]) => f[id] === 0)
    .map(([, { decl }]) => missedAt("function", decl, lines));
  return {
    branches: ways.length,
    reached: ways.length - missedWays.length,
    missed: [...missedFunctions, ...missedWays].toSorted((one, other) => one.line - other.line),
  };
}

/** How many branches the files have, and how many of them are reached. */
export const sumOf = (files: readonly FileCoverage[]) => ({
  branches: files.reduce((sum, { branches }) => sum + branches, 0),
  reached: files.reduce((sum, { reached }) => sum + reached, 0),
});

/**
 * The measured files that belong to a story file, those that miss most first: those of its folder, and for a screen the parts that the screens of
 * its area share, most of which have no stories.
 */
export function filesBeside(storyFile: string, { files }: StoryCoverage) {
  const folder = storyFile.replace(/^\.\//u, "").replace(/[^/]+$/u, "");
  const parts = folder.replace(/[^/]+\/$/u, "parts/");
  const within = (path: string) =>
    Object.entries(files)
      .filter(([file]) => file.startsWith(path))
      .toSorted(([, one], [, other]) => other.missed.length - one.missed.length);
  return { own: within(folder), shared: folder.startsWith(parts) ? [] : within(parts) };
}
