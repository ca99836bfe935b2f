import { type KeyboardEvent, useRef } from "react";

interface Listener<Target> {
  /** Receives the keys that the input method has not handled. */
  readonly onKeyDown?: (event: KeyboardEvent<Target>) => void;
  /** Called when a composition begins and ends. */
  readonly onComposing?: (isComposing: boolean) => void;
}

/* The key code of a key that the input method has handled. */
const INPUT_METHOD_KEY_CODE = 229;

/**
 * Handlers for a form or for a field that reacts to Enter: during a composition (pinyin), Enter picks the candidate and
 * does not submit. Safari ends the composition before the key event, so the key code is checked as well.
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
      if (!isComposing.current && !isHandledByInputMethod(event.nativeEvent)) onKeyDown?.(event);
      else if (event.key === "Enter") event.preventDefault();
    },
  };
}

/** Whether a key belongs to the input method, which picks a candidate or ends the composition with it. */
export const isHandledByInputMethod = (
  event: Pick<globalThis.KeyboardEvent, "isComposing" | "keyCode">,
): boolean => event.isComposing || event.keyCode === INPUT_METHOD_KEY_CODE;
