import { sheetBytes } from "@reagent/server/testing/sheet";

/** A file of a workbook with one sheet. */
export function sheetOf(rows: readonly (readonly (string | number)[])[]): File {
  return new File([new Uint8Array(sheetBytes(rows))], "订购清单.xlsx");
}
