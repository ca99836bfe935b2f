import type { ProductLine } from "@reagent/api/contract/product-line";
import type { Language } from "../basics/language.ts";
import { inLanguage } from "../basics/language.ts";
import { countRows } from "../database/count-rows.ts";
import type { Reader } from "../database/database.ts";

const linesOf = (reader: Reader) =>
  reader
    .selectFrom("product_lines")
    .leftJoin("pictures", "pictures.name", "product_lines.picture")
    .select(["product_lines.id", "name_zh", "name_en", "tagline_zh", "tagline_en"])
    .select(["description_zh", "description_en", "alt_zh", "alt_en", "pictures.markup"])
    .orderBy("position");

type Row = Awaited<ReturnType<ReturnType<typeof linesOf>["execute"]>>[number];

const productLine = (row: Row, language: Language): ProductLine => ({
  id: String(row.id),
  name: inLanguage(row, "name", language),
  claim: inLanguage(row, "tagline", language),
  drawing: row.markup ?? "",
  alt: inLanguage(row, "alt", language),
  description: inLanguage(row, "description", language),
});

/** The product lines in their order: all, or at most some. */
export async function readProductLines(
  reader: Reader,
  language: Language,
  most?: number,
): Promise<ProductLine[]> {
  const all = linesOf(reader);
  const rows = await (most === undefined ? all : all.limit(most)).execute();
  return rows.map((row) => productLine(row, language));
}

/** The product line with an id; undefined where there is none. */
export async function findProductLine(
  reader: Reader,
  id: number,
  language: Language,
): Promise<ProductLine | undefined> {
  const row = await linesOf(reader).where("product_lines.id", "=", id).executeTakeFirst();
  return row && productLine(row, language);
}

/** The ids of the items on a page of a product line, in the line's order, and the number of its items. */
export async function findLineItems(
  reader: Reader,
  id: number,
  { page, size }: { page: number; size: number },
): Promise<{ ids: number[]; total: number }> {
  const own = reader.selectFrom("item_product_lines").where("product_line_id", "=", id);
  const [total, rows] = await Promise.all([
    countRows(own),
    own
      .select("item_id")
      .orderBy("position")
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
  ]);
  return { ids: rows.map((row) => row.item_id), total };
}
