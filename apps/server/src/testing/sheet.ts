import { utils, write } from "@e965/xlsx";

/** The bytes of an xlsx workbook with one sheet. */
export function sheetBytes(rows: readonly (readonly (string | number | null)[])[]): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), "订购清单");
  return write(book, { type: "buffer", bookType: "xlsx", compression: true }) as Buffer;
}
