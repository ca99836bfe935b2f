import { codesNear, knownCodesNear, slippedCode } from "@reagent/domain/code-slip";
import { MOST_SHEET_ITEMS } from "@reagent/domain/order-sheet-choice";
import type { OrderSheetLine } from "@reagent/domain/order-sheet-line";
import type { Asker } from "../basics/fair-turns.ts";
import { firstItemsByCode } from "../catalogue/codes.ts";
import { itemsOfLines } from "../catalogue/items-of-lines.ts";
import type { Reader } from "../database/database.ts";
import type { Listings } from "./listings.ts";

/** The items that all searches of a sheet find together: each of many lines gets fewer, two at least. */
const MOST_FOUND_ITEMS = 1000;
const LEAST_ITEMS = 2;

/** Five hundred lines of so many numbers are within what a query of SQLite can name. */
const MOST_NEAR_NUMBERS = 20;

/** In how many texts slips are corrected at once: each takes about 10 ms. */
export const MOST_CORRECTED_TEXTS = 10;

/** In how many lines any slip of a code is corrected, by 90 codes each; in the others, the likeliest. */
export const MOST_CORRECTED_CODES = 50;

/** The work of the searches of a sheet: enough for 500 lines as people write them. A text that would take more finds nothing. */
export const MOST_SHEET_WORK = 20_000;

/** What was found for a line. */
export interface FoundLine {
  readonly line: OrderSheetLine;
  /** Best first. */
  readonly itemIds: readonly number[];
  /** Whether a code, a number or a whole name of the items is in the line. */
  readonly isExact: boolean;
  /** Whether no item has the code of the line, and the first ones have one that is near. */
  readonly isNearCode: boolean;
}

/** Finds the items of lines as people write them: codes, numbers and whole names of all lines at once, other texts by the search. */
export async function findLines(
  lines: readonly OrderSheetLine[],
  asker: Asker,
  { reader, listings }: { readonly reader: Reader; readonly listings: Pick<Listings, "askOften"> },
): Promise<FoundLine[]> {
  const { exact, named } = await itemsOfLines(reader, lines, lines.flatMap(nearNumbers));
  const unknown = lines.filter((line, at) => !exact[at] && !named(nearNumbers(line)));
  const near = await itemsNear(reader, unknown);
  const searched = await searchAll(
    unknown.map((line) => searchedName(line, near)).filter((name) => name !== ""),
    asker,
    listings,
  );
  return lines.map((line, at) => {
    const ids = exact[at];
    const isNearCode = near.has(line);
    if (ids) return { line, itemIds: ids.slice(0, MOST_SHEET_ITEMS), isExact: true, isNearCode };
    const others = named(nearNumbers(line)) ?? searched.get(searchedName(line, near)) ?? [];
    const itemIds = [...new Set([...(near.get(line) ?? []), ...others])];
    return { line, itemIds: itemIds.slice(0, MOST_SHEET_ITEMS), isExact: false, isNearCode };
  });
}

/** The items whose code is near that of a line, likeliest first; lines without any are left out. */
async function itemsNear(
  reader: Reader,
  lines: readonly OrderSheetLine[],
): Promise<Map<OrderSheetLine, readonly number[]>> {
  const slipped = lines.flatMap((line) => {
    const typed = slippedCode(line);
    return typed === undefined ? [] : [{ line, typed }];
  });
  const tried = slipped.map(({ line, typed }, at) => ({
    line,
    typed,
    codes: new Set(codesNear(typed).slice(0, at < MOST_CORRECTED_CODES ? undefined : 1)),
  }));
  const found = await firstItemsByCode(reader, [
    ...new Set(tried.flatMap(({ codes }) => [...codes])),
  ]);
  return new Map(
    tried.flatMap(({ line, typed, codes }) => {
      const known = knownCodesNear(typed, (code) => codes.has(code) && found.has(code));
      const ids = known.flatMap((code) => found.get(code) ?? []);
      return ids.length > 0 ? [[line, ids] as const] : [];
    }),
  );
}

/** What is searched for: the name of a line, without a code that is near one. */
function searchedName(line: OrderSheetLine, near: ReadonlyMap<OrderSheetLine, unknown>): string {
  const typed = near.has(line) ? slippedCode(line) : undefined;
  return typed === undefined ? line.name : line.name.replace(typed, "").trim();
}

/**
 * The items that the search finds for each text, while there is work left. Slips are corrected in the first texts that find nothing.
 */
async function searchAll(
  texts: readonly string[],
  asker: Asker,
  listings: Pick<Listings, "askOften">,
): Promise<Map<string, readonly number[]>> {
  const found = new Map<string, readonly number[]>();
  const all = [...new Set(texts)];
  if (all.length === 0) return found;
  const share = Math.floor(MOST_FOUND_ITEMS / all.length);
  const size = Math.min(MOST_SHEET_ITEMS, Math.max(LEAST_ITEMS, share));
  await listings.askOften(asker, async (ask) => {
    let left = MOST_SHEET_WORK;
    const find = async (text: string, as: "typed" | "corrected") => {
      const { ids, work } = await ask("firstFound", text, as, { size, left });
      if (ids) found.set(text, ids);
      left -= work;
    };
    for (const text of all) await find(text, "typed");
    const unknown = all.filter((text) => found.get(text)?.length === 0);
    for (const text of unknown.slice(0, MOST_CORRECTED_TEXTS)) await find(text, "corrected");
  });
  return found;
}

/** The likeliest CAS numbers in place of a mistyped one. */
const nearNumbers = ({ mistyped }: OrderSheetLine): readonly string[] =>
  mistyped?.near.slice(0, MOST_NEAR_NUMBERS) ?? [];
