import { type Suggestion, suggest } from "@reagent/api/contract/search";
import { matchesSearch } from "@reagent/domain/search-text";
import { useMemo, useState } from "react";
import { useCall } from "../../data/use-call.tsx";
import { useSettled } from "../useSettled.ts";

const PAUSE_MS = 60;
const MOST = 8;
const none: readonly Suggestion[] = [];

interface Suggested {
  readonly suggestions: readonly Suggestion[];
  /** Whether the shop has answered for the text that stands. */
  readonly isAnswered: boolean;
}

/**
 * What the shop suggests for a text; nothing where it does not answer. Until it has answered for the text that stands,
 * those of the answer before stay that this text finds as well, so that a list grows shorter and does not blink; a text
 * that is taken away whole begins anew.
 */
export function useSuggestions(text: string): Suggested {
  const settled = useSettled(text, PAUSE_MS);
  const isAsked = text !== "" && settled === text;
  const { data, failure } = useCall(suggest, isAsked ? { keyword: text, limit: MOST } : null);
  const [before, setBefore] = useState(none);
  const last = text === "" ? none : (data?.suggestions ?? before);
  if (last !== before) setBefore(last);
  const isBetween = !data && !failure;
  const staying = useMemo(
    () => (isBetween ? before.filter((one) => isFound(one, text)) : none),
    [isBetween, before, text],
  );
  return data
    ? { suggestions: data.suggestions, isAnswered: true }
    : { suggestions: staying, isAnswered: false };
}

const isFound = (
  { itemCode, chineseName, englishName, casNumber, match }: Suggestion,
  text: string,
) => matchesSearch([itemCode, chineseName, englishName, casNumber, match], text);
