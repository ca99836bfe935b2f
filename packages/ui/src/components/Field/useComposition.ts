import { type KeyboardEvent, useRef } from "react";

/* What browsers report for a key that the input method has taken. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Handlers for a form, or a field that acts on Enter: while a word is being composed (pinyin), Enter
 * picks the candidate and submits nothing. Safari ends the composition before it reports the key, so
 * the key's code is looked at as well.
 */
export function useComposition() {
  const isComposing = useRef(false);
  return {
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: () => {
      isComposing.current = false;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Enter" && (isComposing.current || isTaken(event.nativeEvent)))
        event.preventDefault();
    },
  };
}

const isTaken = (event: globalThis.KeyboardEvent) =>
  event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD;
