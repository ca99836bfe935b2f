import type { OrderSheetLine } from "@reagent/domain/order-sheet-line";
import type { Reader } from "../database/database.ts";
import { itemsByText } from "./codes.ts";

/** The texts by which a line names its item exactly, the surest first. */
function exactTexts({ what }: Pick<OrderSheetLine, "what">): string[] {
  if (!what) return [];
  return what.kind === "product-code"
    ? [what.text, what.text.slice(0, what.text.indexOf("-"))]
    : [what.text];
}

/**
 * The ids of the items that each line names by a code, a number or a whole name, in the order of results; undefined where it names none.
 * Further texts are looked up with them, which `named` finds.
 */
export async function itemsOfLines(
  reader: Reader,
  lines: readonly Pick<OrderSheetLine, "what">[],
  further: readonly string[] = [],
): Promise<{
  readonly exact: readonly (readonly number[] | undefined)[];
  readonly named: (texts: readonly string[]) => readonly number[] | undefined;
}> {
  const texts = [...lines.flatMap(exactTexts), ...further];
  const found = await itemsByText(reader, [...new Set(texts)]);
  const named = (of: readonly string[]) =>
    of.map((text) => found.get(text)).find((ids) => ids !== undefined);
  return { exact: lines.map((line) => named(exactTexts(line))), named };
}
