import { indexTokens, normalise } from "@reagent/domain/search-text";
import type { SearchEntry } from "./search.ts";

/** Sets the texts of one entry apart where they are stored as one; `normalise` leaves no such character in a text. */
export const TEXT_SEPARATOR = "\n";

/** An entry as the index stores it. */
export interface IndexedEntry {
  readonly tokens: readonly string[];
  /** All texts, normalised, one a line. */
  readonly plain: string;
  readonly codes: readonly string[];
  readonly names: readonly string[];
}

/** Prepares an entry for the index. */
export function indexed({ codes, names, others }: SearchEntry): IndexedEntry {
  const plainCodes = plainTexts(codes);
  const plainNames = plainTexts(names);
  // A code is found by its beginning, never by what follows a hyphen in it: "500g" is no code.
  return {
    tokens: indexTokens(...plainCodes, ...names, ...others),
    plain: [...plainCodes, ...plainNames, ...plainTexts(others)].join(TEXT_SEPARATOR),
    codes: plainCodes,
    names: plainNames,
  };
}

function plainTexts(texts: readonly string[]): string[] {
  return [...new Set(texts.map(normalise))].filter((text) => text !== "");
}
