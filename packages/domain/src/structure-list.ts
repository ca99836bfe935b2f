import * as v from "valibot";
import { parseCasNumber } from "./cas.ts";
import { isMolfile, LONGEST_STRUCTURE, MOST_LIST_ENTRIES } from "./structure-search.ts";
import { continuesInchi, isInchi, structureText } from "./structure-text.ts";
import { namedDelimiter, textRows } from "./table-text.ts";

/** An entry of a list of structures. */
export interface StructureEntry {
  /** The line on which it begins, from 1. */
  readonly line: number;
  /** What is looked up: a CAS number, SMILES, InChIKey, InChI, name or molfile, as it was written. */
  readonly text: string;
  /** How it is shown: its text, or the title of its molfile, which may be empty. */
  readonly title: string;
}

/** How the columns of a list are separated: as its text suggests, by commas or semicolons, or by the first blank. */
export type StructureListKind = "text" | "csv" | "smi";

/** The extensions of files with lists of structures. */
export const STRUCTURE_LIST_EXTENSIONS = ["sdf", "csv", "txt", "smi"] as const;

/** Greatest size of such a file, in bytes, and of a pasted list, in characters: 10 MB. */
export const LARGEST_STRUCTURE_LIST = 10 * 1024 * 1024;

/** Most bytes of the entries of one call, as JSON: a body holds 64 kB. */
const CALL_BYTES = 60_000;

/** Most entries of one call, so that there is progress to show. */
const CALL_ENTRIES = 100;

/** The heads of columns, those with the plainest notation first, in lower case without blanks and punctuation. */
const HEADS: readonly ReadonlySet<string>[] = [
  new Set(["cas", "casno", "casnumber", "casrn", "cas号", "cas编号", "cas登记号"]),
  new Set(["smiles", "smilescode", "canonicalsmiles", "isomericsmiles"]),
  new Set(["inchikey", "standardinchikey"]),
  new Set(["inchi", "standardinchi"]),
  new Set([
    "name",
    "chemicalname",
    "compoundname",
    "productname",
    "englishname",
    "chinesename",
    "iupacname",
    "名称",
    "中文名",
    "中文名称",
    "英文名",
    "英文名称",
    "品名",
    "产品名称",
    "化学名称",
    "化合物名称",
  ]),
];

/**
 * The entries of a list: the molfiles of an SDF, the rows of a table by their first column of a known head that is filled, otherwise the
 * first column, or lines. Blank ones are left out; CAS numbers get their canonical form (decisions, structure list).
 */
export function readStructureList(
  text: string,
  kind: StructureListKind = "text",
): StructureEntry[] {
  const plain = text
    .replace(/^\uFEFF/u, "")
    .replaceAll(/\r\n?/gu, "\n")
    // A call with other control characters or marks of direction is refused.
    .replaceAll(/[^\P{Cc}\n\t]|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, "");
  return isSdf(plain) ? molfilesOf(plain) : rowEntries(plain, kind);
}

/** Whether an entry is too long to be looked up. */
export function isEntryTooLong({ text }: StructureEntry): boolean {
  return text.length > LONGEST_STRUCTURE;
}

/** The entries in groups, each small enough for one call, in their order. */
export function structureCalls(entries: readonly StructureEntry[]): StructureEntry[][] {
  const calls: StructureEntry[][] = [];
  let bytes = 0;
  for (const entry of entries) {
    const own = jsonBytes(entry.text);
    const last = calls.at(-1);
    if (last && last.length < CALL_ENTRIES && bytes + own <= CALL_BYTES) {
      last.push(entry);
      bytes += own;
    } else {
      calls.push([entry]);
      bytes = own;
    }
  }
  return calls;
}

/** At most so many bytes has a text as JSON, with the comma behind it. */
function jsonBytes(text: string): number {
  return JSON.stringify(text).replaceAll(/[^\p{ASCII}]/gu, "xxxx").length + 1;
}

/** What is wrong with a list. */
export type StructureListProblem = "list-required" | "too-many-entries" | "list-too-large";

/** The problem of a list's entries. */
export function structureListProblem(
  entries: readonly StructureEntry[],
): StructureListProblem | undefined {
  if (entries.length === 0) return "list-required";
  return entries.length > MOST_LIST_ENTRIES ? "too-many-entries" : undefined;
}

/** The problem of files that were chosen or dropped as a list, by their number, name and size. */
export type StructureFileProblem = "too-many-files" | "file-extension" | "file-too-large";

export function structureFileProblem(
  files: readonly { readonly name: string; readonly size: number }[],
): StructureFileProblem | undefined {
  const [file, ...others] = files;
  if (others.length > 0) return "too-many-files";
  if (!file || !STRUCTURE_LIST_EXTENSIONS.some((one) => one === extensionOf(file.name)))
    return "file-extension";
  return file.size > LARGEST_STRUCTURE_LIST ? "file-too-large" : undefined;
}

/** How the columns of a file are separated, by its name. */
export function structureListKind(fileName: string): StructureListKind {
  const extension = extensionOf(fileName);
  return extension === "csv" || extension === "smi" ? extension : "text";
}

const extensionOf = (name: string) => /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase();

/** The form of a list: a text, or a file in its place. The output is its entries; a problem is at the field that was read. */
export const StructureListInput = v.pipe(
  v.object({
    text: v.string("list-required"),
    file: v.nullable(v.object({ name: v.string(), text: v.string() })),
  }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const key = value.file ? ("file" as const) : ("text" as const);
    const text = value.file?.text ?? value.text;
    const isTooLarge = text.length > LARGEST_STRUCTURE_LIST;
    const entries = isTooLarge
      ? []
      : readStructureList(text, value.file ? structureListKind(value.file.name) : "text");
    const problem = isTooLarge ? "list-too-large" : structureListProblem(entries);
    if (problem === undefined) return { entries };
    addIssue({
      message: problem,
      path: [{ type: "object", origin: "value", input: value, key, value: value[key] }],
    });
    return NEVER;
  }),
);

const isSdf = (text: string) => /^\$\$\$\$/mu.test(text) || isMolfile(text);

/** The molfiles of an SDF without their data, each by the line of its title. */
function molfilesOf(text: string): StructureEntry[] {
  const records: { line: number; lines: string[] }[] = [{ line: 1, lines: [] }];
  for (const [at, line] of text.split("\n").entries()) {
    if (line.startsWith("$$$$")) records.push({ line: at + 2, lines: [] });
    else records.at(-1)?.lines.push(line);
  }
  return records
    .filter(({ lines }) => lines.some((line) => line.trim() !== ""))
    .map(({ line, lines }) => {
      const end = lines.findIndex((each) => /^M {2}END/u.test(each));
      const molfile = end === -1 ? lines : lines.slice(0, end + 1);
      const own = `${molfile.join("\n")}\n`;
      const whole = isMolfile(own) ? structureText(own) : own;
      return { line, text: whole, title: (whole.split("\n", 1)[0] ?? "").trim() };
    });
}

/** What a line of a SMILES file begins with: a SMILES, perhaps with the extensions of CXSMILES. */
const SMILES_CELL = /^[^\S\n]*(\S+(?:[^\S\n]+\|[^|\n]*\|)?)[^\S\n]+/gmu;

function rowEntries(text: string, kind: StructureListKind): StructureEntry[] {
  const table = kind === "smi" ? text.replaceAll(SMILES_CELL, "$1\t") : text;
  const named = namedDelimiter(table);
  const rows = [...textRows(table, named ?? delimiterFor(table, kind))]
    .filter(({ cells }) => cells.some(Boolean))
    .slice(named === undefined ? 0 : 1);
  const columns = headedColumns(rows[0]?.cells ?? []);
  const read = columns.length > 0 ? columns : [0];
  const entries: StructureEntry[] = [];
  for (const { line, cells } of rows.slice(columns.length > 0 ? 1 : 0)) {
    const cell = read.map((column) => cells[column] ?? "").find(Boolean);
    if (cell === undefined) continue;
    const last = entries.at(-1);
    if (last && isInchi(last.text) && continuesInchi(last.text, cell)) {
      const whole = last.text + cell;
      entries.splice(-1, 1, { ...last, text: whole, title: whole });
    } else {
      const entry = parseCasNumber(cell) ?? cell;
      entries.push({ line, text: entry, title: entry });
    }
  }
  return entries;
}

/** The columns of a head row, those with the plainest notation first; none where the row is no head. */
function headedColumns(cells: readonly string[]): number[] {
  const heads = cells.map((cell) =>
    cell
      .normalize("NFKC")
      .toLowerCase()
      .replaceAll(/[\s\p{P}]/gu, ""),
  );
  return HEADS.map((names) => heads.findIndex((head) => names.has(head))).filter((at) => at >= 0);
}

/** A tab, unless the first row is a head with another delimiter, or the file a CSV with one: names may have commas. */
function delimiterFor(table: string, kind: StructureListKind): string {
  const delimiters = ["\t", ",", ";"];
  const begin = table.trimStart();
  const cellsBy = (delimiter: string) => {
    const [first] = textRows(begin, delimiter);
    return first?.cells ?? [];
  };
  return (
    delimiters.find((each) => headedColumns(cellsBy(each)).length > 0) ??
    (kind === "csv" ? delimiters.find((each) => cellsBy(each).length > 1) : undefined) ??
    "\t"
  );
}
