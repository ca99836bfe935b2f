import { setImmediate as nextTurn } from "node:timers/promises";
import { chooseOffer, MOST_SHEET_ITEMS } from "@reagent/domain/order-sheet-choice";
import type { OrderSheetLine } from "@reagent/domain/order-sheet-line";
import type { Viewer } from "../../basics/viewer.ts";
import { itemsOfLines } from "../../catalogue/items-of-lines.ts";
import { readPacksOf } from "../../catalogue/packs.ts";
import { chunks } from "../../database/chunks.ts";
import type { Reader } from "../../database/database.ts";
import { packsByCode, type SheetRow } from "./add-rows.ts";

/**
 * Rows whose code is that of no pack, with the pack that they mean for certain by a code, a number or a whole name and an amount, as an
 * order sheet reads them. Where several packs fit, the row has a problem.
 */
export async function withMeantPacks(
  reader: Reader,
  viewer: Viewer,
  rows: readonly SheetRow[],
): Promise<SheetRow[]> {
  const known = await packsByCode(reader, rows);
  const isOpen = (row: SheetRow) => "quantity" in row.read && row.line && !known.has(row);
  const meant = new Map<SheetRow, Meaning>();
  for (const some of chunks(rows.filter(isOpen))) {
    const lines = some.flatMap(({ line }) => line ?? []);
    const meanings = await meaningsOf(reader, viewer, lines);
    for (const [at, row] of some.entries()) meant.set(row, meanings[at] ?? {});
    // Other requests have their turn after each 500 lines.
    await nextTurn();
  }
  return rows.map((row) => {
    const { productCode, isAmbiguous = false } = meant.get(row) ?? {};
    if (isAmbiguous) return { ...row, read: { problem: "code-ambiguous" } };
    return productCode === undefined ? row : { ...row, meant: productCode };
  });
}

/** The pack that a line means, or whether several may be meant. */
interface Meaning {
  readonly productCode?: string | undefined;
  readonly isAmbiguous?: boolean;
}

async function meaningsOf(
  reader: Reader,
  viewer: Viewer,
  lines: readonly OrderSheetLine[],
): Promise<Meaning[]> {
  const { exact } = await itemsOfLines(reader, lines);
  const itemIds = exact.map((ids) => (ids ?? []).slice(0, MOST_SHEET_ITEMS));
  const packs = await readPacksOf(reader, [...new Set(itemIds.flat())], viewer);
  return lines.map((line, at) => {
    const offers = (itemIds[at] ?? []).flatMap((id) => packs.get(id) ?? []);
    const { productId, suggestions } = chooseOffer(line, offers, true);
    const sure = offers.find((offer) => offer.productId === productId);
    return sure ? { productCode: sure.productCode } : { isAmbiguous: suggestions.length > 0 };
  });
}
