import * as v from "valibot";
import { MOST_SEARCH_LINES } from "./lookup.ts";
import { readOrderSheetLine } from "./order-sheet-line.ts";
import { readPastedOrder } from "./order-sheet-table.ts";
import { LONGEST_KEYWORD } from "./search-text.ts";

/** The lines of a text, trimmed, without blank ones; of a pasted table what each row names: a code, a CAS number or a name. */
export function searchLines(text: string): string[] {
  return readPastedOrder(text).map((row) => {
    const line = row.text.trim();
    return line.includes("\t") ? (readOrderSheetLine(line).what?.text ?? line) : line;
  });
}

/** Search for several texts at once, one in each line (storefront §5, batch search). The output has no blank lines. */
export const BatchSearch = v.object({
  keyword: v.pipe(
    v.string("query-required"),
    v.transform((text) => searchLines(text).join("\n")),
    v.nonEmpty("query-required"),
    v.check((text) => searchLines(text).length <= MOST_SEARCH_LINES, "too-many-lines"),
    v.check(
      (text) => searchLines(text).every((line) => line.length <= LONGEST_KEYWORD),
      "line-too-long",
    ),
  ),
});
