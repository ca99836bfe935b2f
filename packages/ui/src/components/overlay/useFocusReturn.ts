import { useRef } from "react";
import { rememberFocus } from "./focus-return.ts";

/**
 * Handlers for a radix layer that is opened by state instead of a trigger: on opening they remember the focused
 * element, on closing they return the focus to it.
 */
export function useFocusReturn() {
  const giveBack = useRef<(() => void) | null>(null);
  return {
    remember: () => {
      giveBack.current = rememberFocus(document);
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      giveBack.current?.();
      giveBack.current = null;
    },
  };
}
