import { indexTokens, normalise } from "@reagent/domain/search-text";
import type { SearchEntry } from "./search.ts";

/** Separates the texts of an entry where they are stored as one; `normalise` removes this character from texts. */
export const TEXT_SEPARATOR = "\n";

/** An entry in the form that the index stores. */
export interface IndexedEntry {
  readonly tokens: readonly string[];
  /** All texts, normalised, one per line. */
  readonly plain: string;
  readonly codes: readonly string[];
  readonly names: readonly string[];
}

/** Prepares an entry for the index. */
export function indexed({ codes, names, others }: SearchEntry): IndexedEntry {
  const plainCodes = plainTexts(codes);
  const plainNames = plainTexts(names);
  // A code is found by its prefix, never by a part after a hyphen: "500g" is not a code.
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
