import { type Suggestion, suggest } from "@reagent/api/contract/search";
import { matchesSearch } from "@reagent/domain/search-text";
import { useMemo, useState } from "react";
import { useCall } from "../../data/use-call.tsx";
import { useDebounced } from "../useDebounced.ts";

const PAUSE_MS = 60;
const MOST = 8;
const none: readonly Suggestion[] = [];

interface Suggested {
  readonly suggestions: readonly Suggestion[];
  /** Whether the shop has answered for the current text. */
  readonly isAnswered: boolean;
}

/**
 * The shop's suggestions for a text; none if the call fails. Until the current text is answered, those of the previous
 * answer that match it are shown, so that the list shrinks without flickering; clearing the text resets them.
 */
export function useSuggestions(text: string): Suggested {
  const debounced = useDebounced(text, PAUSE_MS);
  const isSettled = text !== "" && debounced === text;
  const { data, failure } = useCall(suggest, isSettled ? { keyword: text, limit: MOST } : null);
  const [before, setBefore] = useState(none);
  const last = text === "" ? none : (data?.suggestions ?? before);
  if (last !== before) setBefore(last);
  const isBetween = !data && !failure;
  const stillMatching = useMemo(
    () => (isBetween ? before.filter((one) => isFound(one, text)) : none),
    [isBetween, before, text],
  );
  return data
    ? { suggestions: data.suggestions, isAnswered: true }
    : { suggestions: stillMatching, isAnswered: false };
}

const isFound = (
  { itemCode, chineseName, englishName, casNumber, match }: Suggestion,
  text: string,
) =>
  matchesSearch(
    {
      codes: [itemCode, casNumber],
      names: [chineseName, englishName],
      aliases: [match],
      others: [],
      formula: null,
    },
    text,
  );
