import { slipWords } from "@reagent/domain/search-slip";
import { indexTokens, normalise } from "@reagent/domain/search-text";
import type { SearchEntry } from "./search.ts";

/** An entry in the form that the index stores. */
export interface IndexedEntry {
  readonly tokens: readonly string[];
  readonly codes: readonly string[];
  readonly names: readonly string[];
  /** The words of its names, for the correction of slips. */
  readonly words: readonly string[];
}

/** Prepares an entry for the index. */
export function indexed(entry: SearchEntry): IndexedEntry {
  return {
    tokens: indexTokens(entry),
    codes: plainTexts(entry.codes),
    names: plainTexts(entry.names),
    words: [...new Set(entry.names.flatMap(slipWords))],
  };
}

function plainTexts(texts: readonly string[]): string[] {
  return [...new Set(texts.map(normalise))].filter((text) => text !== "");
}
