import { readFileSync } from "node:fs";

/** The tables of facts in this folder, tab-separated, with their columns. An empty cell means unknown. */
export const tables = {
  /** The identities of substances, by CAS number. Lists in a cell are separated by semicolons. */
  substances: [
    "cas",
    "family",
    "name_zh",
    "name_en",
    "aliases_zh",
    "aliases_en",
    "formula",
    "molecular_weight",
    "smiles",
    "ec_number",
    "mdl_number",
  ],
  /** Appearance, storage and physical constants: g/mL and ℃. */
  properties: [
    "cas",
    "appearance_zh",
    "appearance_en",
    "storage",
    "density",
    "melting_point",
    "boiling_point",
    "flash_point",
    "refractive_index",
  ],
  /** Whether a substance is in the national catalogue of hazardous chemicals, and its serial number there where it is certain. */
  hazards: [
    "cas",
    "signal",
    "pictograms",
    "statements",
    "un_number",
    "is_listed",
    "serial_number",
    "precursor",
  ],
  supplement: ["cas", "optical_rotation", "explosion_limits"],
  /** Leaves of the category tree for substances that are not in their family's category. */
  placements: ["cas", "category"],
  families: ["family", "tier", "category", "application_zh", "application_en"],
  /**
   * Grades of substances that are not sold by purity. Those of a solution have the CAS numbers of its solvents, the share of the
   * solute in percent of the mass, and the UN number and appearance of the solution.
   */
  grades: [
    "cas",
    "unit",
    "grade_zh",
    "grade_en",
    "price_factor",
    "solvents",
    "percent",
    "un_number",
    "appearance_zh",
    "appearance_en",
  ],
  /** Preparations without a CAS number. */
  preparations: [
    "key",
    "family",
    "name_zh",
    "name_en",
    "aliases_zh",
    "aliases_en",
    "appearance_zh",
    "appearance_en",
    "storage",
  ],
  categories: ["id", "parent", "name_zh", "name_en"],
  "product-lines": [
    "id",
    "name_zh",
    "name_en",
    "tagline_zh",
    "tagline_en",
    "description_zh",
    "description_en",
    "drawing",
    "families",
  ],
  instruments: [
    "code",
    "name_zh",
    "name_en",
    "kind",
    "category",
    "drawing",
    "attributes",
    "lowest_price",
    "highest_price",
  ],
  /** The translations of attributes and their values; those without Chinese characters need none. */
  "instrument-words": ["role", "zh", "en"],
  "instrument-categories": ["category", "name_zh", "name_en", "use_zh", "use_en"],
  /** Line drawings on a field of 80 by 80. */
  drawings: ["name", "path"],
} as const;

export type TableName = keyof typeof tables;

/** One row: its cells by column. */
export type RowOf<Name extends TableName> = Readonly<Record<(typeof tables)[Name][number], string>>;

/** Reads a table of facts. Throws, with file and line, where its columns or the cells of a row are not as expected. */
export function readTable<Name extends TableName>(name: Name): RowOf<Name>[] {
  return parseTable(name, readFileSync(new URL(`${name}.tsv`, import.meta.url), "utf8"));
}

/** Parses the text of a table; see `readTable`. */
export function parseTable<Name extends TableName>(name: Name, text: string): RowOf<Name>[] {
  const columns: readonly string[] = tables[name];
  const [head = "", ...lines] = text.replace(/\n$/u, "").split("\n");
  if (head !== columns.join("\t")) {
    throw new Error(`${name}.tsv:1: expected the columns ${columns.join(", ")}`);
  }
  return lines.map((line, index) => {
    const cells = line.split("\t");
    if (cells.length !== columns.length) {
      const found = `${String(cells.length)} cells, expected ${String(columns.length)}`;
      throw new Error(`${name}.tsv:${String(index + 2)}: ${found}`);
    }
    return Object.fromEntries(columns.map((column, at) => [column, cells[at]])) as RowOf<Name>;
  });
}

/** The parts of a cell that lists several. */
export function listed(cell: string): string[] {
  return cell === "" ? [] : cell.split(";");
}
