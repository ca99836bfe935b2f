/** The longest line of data, in characters (CTfile formats, SDfiles). */
const LONGEST_LINE = 200;

/** The longest name of a structure, in characters (CTfile formats, header block). */
const LONGEST_NAME = 80;

/** A structure with its data. */
export interface SdfStructure {
  /** Shown as its name. */
  readonly name: string;
  /** The connection table, whose first line is replaced by the name. */
  readonly molfile: string;
  /** Names of the format's letters, digits and underscores, with their values; empty ones are left out. */
  readonly data: readonly (readonly [name: string, value: string])[];
}

/**
 * A record of an SDfile (CTfile formats, Biovia 2020): a molfile, data each with a header and an empty line, and the line of dollars. White space
 * within a value is one space, since an empty line ends it; long values go on in the next line.
 */
export function sdfRecord({ name, molfile, data }: SdfStructure): string {
  const [, ...table] = molfile.trimEnd().split(/\r?\n/u);
  const lines = [
    inOneLine(name).slice(0, LONGEST_NAME),
    ...table,
    ...data.flatMap(([field, value]) => {
      const text = inOneLine(value);
      return text === "" ? [] : [`>  <${field}>`, ...piecesOf(text), ""];
    }),
    "$$$$",
  ];
  return `${lines.join("\n")}\n`;
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/gu, " ").trim();

/** The lines of a value; none begins as a header or the end of a record does. */
function piecesOf(text: string): string[] {
  const characters = [...text];
  const pieces: string[] = [];
  for (let from = 0; from < characters.length; from += LONGEST_LINE - 1) {
    const piece = characters.slice(from, from + LONGEST_LINE - 1).join("");
    pieces.push(/^(?:>|\$\$\$\$)/u.test(piece) ? ` ${piece}` : piece);
  }
  return pieces;
}
