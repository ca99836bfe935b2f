import * as v from "valibot";
import { readCell } from "./catalogue-cell.ts";
import { filledLineOf, inBothLanguages, judgeRow, lineOf, type RowVerdict } from "./content-row.ts";
import { tableColumns } from "./table-columns.ts";

/** The columns of a file of product lines, in the order in which they are documented. */
export const PRODUCT_LINE_COLUMNS = [
  { name: "name_zh", chinese: "产品线" },
  { name: "name_en", chinese: "产品线英文" },
  { name: "tagline_zh", chinese: "一句话" },
  { name: "tagline_en", chinese: "一句话英文" },
  { name: "description_zh", chinese: "说明" },
  { name: "description_en", chinese: "说明英文" },
  { name: "picture", chinese: "图片" },
  { name: "alt_zh", chinese: "图片说明" },
  { name: "alt_en", chinese: "图片说明英文" },
] as const;

export type ProductLineColumn = (typeof PRODUCT_LINE_COLUMNS)[number]["name"];

/** How the header of a file of product lines is read. */
export const PRODUCT_LINE_TABLE = tableColumns(PRODUCT_LINE_COLUMNS, ["name_zh", "name_en"]);

const LONGEST = { name: 100, tagline: 120, description: 10_000, file: 200, alt: 200 } as const;

/** A name as a file of goods has it, where several are separated by semicolons. */
const name = v.pipe(
  filledLineOf(LONGEST.name),
  v.regex(/^[^;；]*$/u, "must not have a semicolon, which separates names in a file of goods"),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const cell = readCell("names", dataset.value);
    if (cell.kind === "read") return cell.text;
    addIssue({ message: "cannot be read" });
    return NEVER;
  }),
);
const tagline = lineOf(LONGEST.tagline);
const description = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(LONGEST.description, `must have at most ${LONGEST.description} characters`),
);
const alt = lineOf(LONGEST.alt);

const ProductLineRow = v.pipe(
  v.object({
    name_zh: name,
    name_en: name,
    tagline_zh: tagline,
    tagline_en: tagline,
    description_zh: description,
    description_en: description,
    picture: lineOf(LONGEST.file),
    alt_zh: alt,
    alt_en: alt,
  }),
  inBothLanguages("tagline", "description", "alt"),
);

/** A row of a file of product lines, whose Chinese name identifies it. Descriptions are Markdown. */
export type ProductLineRow = v.InferOutput<typeof ProductLineRow>;

/** Judges a row of a file of product lines. */
export function judgeProductLineRow(
  written: Readonly<Partial<Record<ProductLineColumn, string>>>,
): RowVerdict<ProductLineRow> {
  return judgeRow(ProductLineRow, PRODUCT_LINE_COLUMNS, written);
}
