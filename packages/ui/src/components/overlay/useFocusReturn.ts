import { useRef } from "react";
import { rememberFocus } from "./focus-return.ts";

/**
 * Handlers for a radix layer that is opened by state instead of a trigger: on closing they return the focus to the
 * element that had it when the layer opened, or to where `returnFocus` puts it.
 */
export function useFocusReturn(returnFocus?: () => void) {
  const restoreFocus = useRef<(() => void) | null>(null);
  return {
    remember: () => {
      restoreFocus.current = returnFocus ?? rememberFocus(document);
    },
    restoreFocus: (event: Event) => {
      event.preventDefault();
      restoreFocus.current?.();
      restoreFocus.current = null;
    },
  };
}
