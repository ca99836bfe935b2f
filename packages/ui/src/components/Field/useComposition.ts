import { type KeyboardEvent, useRef } from "react";

interface Listener<Target> {
  /** Gets the keys that the input method has not taken. */
  readonly onKeyDown?: (event: KeyboardEvent<Target>) => void;
  /** Told when a word begins and ends to be composed. */
  readonly onComposing?: (isComposing: boolean) => void;
}

/* What browsers report for a key that the input method has taken. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Handlers for a form, or a field that acts on Enter: while a word is being composed (pinyin), Enter
 * picks the candidate and submits nothing. Safari ends the composition before it reports the key, so
 * the key's code is looked at as well.
 */
export function useComposition<Target extends HTMLElement = HTMLElement>({
  onKeyDown,
  onComposing,
}: Listener<Target> = {}) {
  const isComposing = useRef(false);
  const compose = (next: boolean) => {
    isComposing.current = next;
    onComposing?.(next);
  };
  return {
    onCompositionStart: () => compose(true),
    onCompositionEnd: () => compose(false),
    onKeyDown: (event: KeyboardEvent<Target>) => {
      if (!isComposing.current && !isTaken(event.nativeEvent)) onKeyDown?.(event);
      else if (event.key === "Enter") event.preventDefault();
    },
  };
}

const isTaken = (event: globalThis.KeyboardEvent) =>
  event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD;
