import { slipWords } from "@reagent/domain/search-slip";
import { indexTokens, isAbbreviation, normalise } from "@reagent/domain/search-text";
import type { SearchEntry } from "./search.ts";
import { KEY_ROLE } from "./tables.ts";

/** An entry in the form that the index stores. */
export interface IndexedEntry {
  readonly tokens: readonly string[];
  readonly keys: readonly { readonly role: number; readonly text: string }[];
  /** The words of its names, for the correction of slips. */
  readonly words: readonly string[];
}

/** Prepares an entry for the index. */
export function indexed(entry: SearchEntry): IndexedEntry {
  const { codes, names, aliases } = entry;
  const all = [...names, ...aliases];
  return {
    tokens: indexTokens(entry),
    keys: [
      ...keysOf(KEY_ROLE.code, codes),
      ...keysOf(KEY_ROLE.name, names),
      ...keysOf(KEY_ROLE.alias, aliases),
      ...keysOf(KEY_ROLE.abbreviation, all.filter(isAbbreviation)),
    ],
    words: [...new Set(all.flatMap(slipWords))],
  };
}

function keysOf(role: number, texts: readonly string[]): IndexedEntry["keys"] {
  const plain = new Set(texts.map(normalise).filter((text) => text !== ""));
  return [...plain].map((text) => ({ role, text }));
}
