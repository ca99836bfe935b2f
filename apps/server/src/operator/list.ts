import { inColumns } from "./columns.ts";

/** A list that a command prints. */
export interface List {
  /** Their headings: "Used last". */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What is printed as text where there are no rows. */
  readonly empty: string;
  /** What is printed as text after the rows. */
  readonly summary?: string;
  /** Whether a row tells of something that was not done. */
  readonly hasFailed?: boolean;
}

/** What a command prints: lines of text, or a list. */
export type Output = readonly string[] | List;

/** How lists are printed; as text by default. */
export interface Form {
  readonly csv?: true | undefined;
  readonly json?: true | undefined;
}

/** Whether all was done that a command was to do. */
export const isWhole = (output: Output): boolean => isLines(output) || output.hasFailed !== true;

const isLines = (output: Output): output is readonly string[] => Array.isArray(output);

/** The lines that a command prints. */
export async function printed(output: Output, { csv, json }: Form): Promise<readonly string[]> {
  if (isLines(output)) return output;
  const { columns, rows } = output;
  if (json)
    return JSON.stringify(
      rows.map((row) => named(columns, row)),
      null,
      2,
    ).split("\n");
  if (!csv) return asText(output);
  const { stringify } = await import("csv-stringify/sync");
  // Spreadsheets would run what customers have typed.
  return stringify([columns, ...rows], { escape_formulas: true })
    .trimEnd()
    .split("\n");
}

/** A list as lines of text. */
export function asText({ columns, rows, empty, summary }: List): readonly string[] {
  const lines = rows.length === 0 ? [empty] : inColumns([columns, ...rows]);
  return summary === undefined ? lines : [...lines, "", summary];
}

/** A row as an object, whose keys are the headings: `usedLast`. */
const named = (columns: readonly string[], row: readonly string[]) =>
  Object.fromEntries(columns.map((column, at) => [keyOf(column), row[at] ?? ""]));

const keyOf = (heading: string) =>
  heading.toLowerCase().replaceAll(/ (\w)/gu, (_, letter: string) => letter.toUpperCase());
