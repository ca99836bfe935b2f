import { useRef } from "react";
import { rememberFocus } from "./focus-return.ts";

/**
 * Handlers for a radix layer that is opened by state instead of a trigger: on opening they remember the focused
 * element, on closing they return the focus to it.
 */
export function useFocusReturn() {
  const restoreFocus = useRef<(() => void) | null>(null);
  return {
    remember: () => {
      restoreFocus.current = rememberFocus(document);
    },
    restoreFocus: (event: Event) => {
      event.preventDefault();
      restoreFocus.current?.();
      restoreFocus.current = null;
    },
  };
}
