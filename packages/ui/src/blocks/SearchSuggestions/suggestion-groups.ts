import type { Suggestion } from "@reagent/api/contract/search";
import { mistypedCas } from "@reagent/domain/cas";

/** One choice of the list: a text to search for, or an item or a category to open. */
export type Choice =
  | { readonly kind: "recent"; readonly text: string }
  | { readonly kind: "substance"; readonly text: string; readonly of: Suggestion }
  | { readonly kind: "code" | "category"; readonly of: Suggestion };

/** The key of a choice in the list, without spaces: a part of its id. */
export function choiceKey(choice: Choice): string {
  const subject = "text" in choice ? choice.text : choice.of.itemCode || choice.of.categoryId;
  return `${choice.kind}-${encodeURIComponent(subject)}`;
}

export interface ChoiceGroup {
  readonly kind: "recent" | "meant" | "substances" | "items" | "categories";
  readonly choices: readonly Choice[];
}

/** With a text, at most this many recent searches that begin with it: catalogue results matter more. */
const MOST_RECENT_WITH_TEXT = 2;

interface Sources {
  readonly text: string;
  readonly recent: readonly string[];
  readonly suggestions: readonly Suggestion[];
}

/** The choices of the list, in groups with a heading; empty groups are left out. */
export function suggestionGroups({ text, recent, suggestions }: Sources): ChoiceGroup[] {
  const substances = suggestions
    .filter(({ kind }) => kind === "substance")
    .map((of): Choice => ({ kind: "substance", text: of.casNumber || of.chineseName, of }));
  const opened = (kind: "code" | "category") =>
    suggestions.filter((of) => of.kind === kind).map((of): Choice => ({ kind, of }));
  const groups: ChoiceGroup[] = [
    { kind: "recent", choices: recentFor(text, recent) },
    { kind: mistypedCas(text) ? "meant" : "substances", choices: substances },
    { kind: "items", choices: opened("code") },
    { kind: "categories", choices: opened("category") },
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}

function recentFor(text: string, recent: readonly string[]): Choice[] {
  const typed = text.toLowerCase();
  const fitting = recent.filter((entry) => {
    const known = entry.toLowerCase();
    return known !== typed && known.startsWith(typed);
  });
  return fitting
    .slice(0, typed === "" ? fitting.length : MOST_RECENT_WITH_TEXT)
    .map((entry) => ({ kind: "recent", text: entry }));
}
