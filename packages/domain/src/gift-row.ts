import type { CellFault } from "./catalogue-cell.ts";
import { entriesOf, readCell } from "./catalogue-cell.ts";
import { GIFT_COLUMNS, GIFT_TABLE } from "./gift-columns.ts";
import type { GiftColumn } from "./gift-columns.ts";

/** A text in Chinese and English. */
interface Both {
  readonly zh: string;
  readonly en: string;
}

/** A gift as a file describes it. */
export interface GiftRow {
  readonly code: string;
  readonly name: Both;
  readonly type: Both;
  /** Whether the file names the type in English; otherwise that of another row holds. */
  readonly isTypeTranslated: boolean;
  readonly specification: Both;
  readonly note: Both;
  /** A whole number of grains, at least 1. */
  readonly grains: number;
  /** A lower price that applies instead; null for none. */
  readonly preferentialGrains: number | null;
  readonly stock: number;
  /** The names of SVG files beside the file. */
  readonly pictures: readonly string[];
  readonly isDelisted: boolean;
}

/** Why a row is rejected, and the cell. */
export interface GiftRowProblem {
  readonly column: GiftColumn;
  readonly fault: CellFault | "missing" | "preferential-not-lower";
}

export type ReadGiftRow =
  | { readonly kind: "read"; readonly gift: GiftRow }
  | {
      readonly kind: "bad";
      readonly problems: readonly GiftRowProblem[];
      /** Those that could be read, so that they can be checked as well. */
      readonly pictures: readonly string[];
    };

/**
 * Reads a row of a file of gifts. Returns all problems, not only the first. A text in one language is used for both; an empty stock is 0.
 */
export function readGiftRow(written: Readonly<Partial<Record<GiftColumn, string>>>): ReadGiftRow {
  const problems: GiftRowProblem[] = [];
  const cells = new Map<GiftColumn, string>();
  for (const { name, kind } of GIFT_COLUMNS) {
    const cell = readCell(kind, written[name] ?? "");
    if (cell.kind === "faulty") problems.push({ column: name, fault: cell.fault });
    else if (cell.text !== "") cells.set(name, cell.text);
    else if (GIFT_TABLE.required.includes(name)) problems.push({ column: name, fault: "missing" });
  }
  const grains = Number(cells.get("grains"));
  const preferential = cells.get("preferential_grains");
  if (preferential !== undefined && Number(preferential) >= grains) {
    problems.push({ column: "preferential_grains", fault: "preferential-not-lower" });
  }
  const text = (column: GiftColumn) => cells.get(column) ?? "";
  const both = (chinese: GiftColumn, english: GiftColumn): Both => ({
    zh: cells.get(chinese) ?? text(english),
    en: cells.get(english) ?? text(chinese),
  });
  const pictures = entriesOf(text("pictures"));
  if (problems.length > 0) return { kind: "bad", problems, pictures };
  return {
    kind: "read",
    gift: {
      code: text("gift_code"),
      name: both("name_zh", "name_en"),
      type: both("type_zh", "type_en"),
      isTypeTranslated: cells.has("type_en"),
      specification: both("specification_zh", "specification_en"),
      note: both("note_zh", "note_en"),
      grains,
      preferentialGrains: preferential === undefined ? null : Number(preferential),
      stock: Number(cells.get("stock") ?? "0"),
      pictures,
      isDelisted: text("delisted") === "1",
    },
  };
}
