import { packTokens, strengthTokens } from "@reagent/domain/search-filter";
import { slipWords } from "@reagent/domain/search-slip";
import { indexTokens, isAbbreviation, normalise } from "@reagent/domain/search-text";
import { KEY_ROLE } from "../database/search-tables.ts";
import { type NameForm, nameForms } from "./name-forms.ts";
import type { SearchEntry } from "./search.ts";

/** An entry in the form that the index stores. */
export interface IndexedEntry {
  readonly tokens: readonly string[];
  readonly keys: readonly { readonly role: number; readonly text: string }[];
  /** The words of its names, for the correction of slips. */
  readonly words: readonly string[];
  /** The forms of its Chinese names, and whether these are aliases. */
  readonly forms: readonly (NameForm & { readonly isAlias: boolean })[];
}

/** Prepares an entry for the index. */
export function indexed(entry: SearchEntry): IndexedEntry {
  const { codes, names, aliases, others, packs } = entry;
  const all = [...names, ...aliases];
  return {
    tokens: [
      ...indexTokens(entry),
      ...new Set([...packs.flatMap(packTokens), ...others.flatMap(strengthTokens)]),
    ],
    keys: [
      ...keysOf(KEY_ROLE.code, codes),
      ...keysOf(KEY_ROLE.name, names),
      ...keysOf(KEY_ROLE.alias, aliases),
      ...keysOf(KEY_ROLE.abbreviation, all.filter(isAbbreviation)),
    ],
    words: [...new Set(all.flatMap(slipWords))],
    forms: [
      ...names.flatMap(nameForms).map((form) => ({ ...form, isAlias: false })),
      ...aliases.flatMap(nameForms).map((form) => ({ ...form, isAlias: true })),
    ],
  };
}

/** Greater than every rank: aliases have their places after all names. */
const AFTER_NAMES = 2 ** 30;

/** The place of a form in the order of names, by the rank of its entry. */
export const placeOf = (rank: number, { isAlias }: { readonly isAlias: boolean }): number =>
  isAlias ? AFTER_NAMES + rank : rank;

function keysOf(role: number, texts: readonly string[]): IndexedEntry["keys"] {
  const plain = new Set(texts.map(normalise).filter((text) => text !== ""));
  return [...plain].map((text) => ({ role, text }));
}
