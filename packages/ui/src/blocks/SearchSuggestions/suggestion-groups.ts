import type { Suggestion } from "@reagent/api/contract/search";
import { type MistypedCas, mistypedCas } from "@reagent/domain/cas";

/** One choice of the list: a text to search for, or an item to open. */
export type Choice =
  | { readonly kind: "recent"; readonly text: string }
  | { readonly kind: "cas"; readonly text: string; readonly of: Suggestion }
  | { readonly kind: "item" | "code"; readonly of: Suggestion };

/** Tells the choices of a list apart, without blanks: a part of their ids. */
export function choiceKey(choice: Choice): string {
  const subject = "text" in choice ? choice.text : choice.of.itemCode;
  return `${choice.kind}-${encodeURIComponent(subject)}`;
}

export interface ChoiceGroup {
  readonly kind: "recent" | "meant" | "substances" | "items";
  readonly choices: readonly Choice[];
}

/** With a text, only so many recent searches that begin with it: what the shop has matters more. */
const RECENT_BESIDE = 2;

interface Given {
  readonly text: string;
  readonly recent: readonly string[];
  readonly suggestions: readonly Suggestion[];
}

/** What the list offers, in groups with a heading each; empty ones are left out. */
export function suggestionGroups({ text, recent, suggestions }: Given): ChoiceGroup[] {
  const ofKind = (...kinds: readonly Suggestion["kind"][]) =>
    suggestions.filter(({ kind }) => kinds.includes(kind));
  const substances = ofKind("cas").map((of): Choice => ({ kind: "cas", text: of.casNumber, of }));
  const items = ofKind("item", "code").map((of): Choice => ({
    kind: of.kind === "code" ? "code" : "item",
    of,
  }));
  const groups: ChoiceGroup[] = [
    { kind: "recent", choices: recentFor(text, recent) },
    { kind: mistypedCas(text) ? "meant" : "substances", choices: substances },
    { kind: "items", choices: items },
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
    .slice(0, typed === "" ? fitting.length : RECENT_BESIDE)
    .map((entry) => ({ kind: "recent", text: entry }));
}

/** The mistyped CAS number that a text is, when its check digit is what is wrong. */
export function wrongCheckDigit(text: string): MistypedCas | undefined {
  const mistyped = mistypedCas(text);
  return mistyped?.typed.endsWith(String(mistyped.checkDigit)) ? undefined : mistyped;
}
