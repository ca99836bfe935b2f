import { utils, write } from "@e965/xlsx";
import type { Language } from "../../basics/language.ts";

const HEADS = { zh: ["货号", "数量"], en: ["Product code", "Quantity"] } as const;
/** In characters. */
const WIDTHS = [{ wch: 28 }, { wch: 12 }];
/** The format of cells that hold text, so that codes are not turned into numbers. */
const TEXT_FORMAT = "@";
const PREPARED_ROWS = 500;

/** The template of a bulk order as xlsx; its codes are text (decisions, template and upload). */
export function orderTemplate(language: Language): Buffer {
  const sheet = utils.aoa_to_sheet([[...HEADS[language]]]);
  for (let row = 1; row <= PREPARED_ROWS; row += 1)
    sheet[utils.encode_cell({ r: row, c: 0 })] = { t: "s", v: "", z: TEXT_FORMAT };
  sheet["!ref"] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: PREPARED_ROWS, c: 1 } });
  sheet["!cols"] = WIDTHS;
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, language === "zh" ? "订购清单" : "Order list");
  return write(book, { type: "buffer", bookType: "xlsx", compression: true }) as Buffer;
}
