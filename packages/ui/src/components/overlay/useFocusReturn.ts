import { useRef } from "react";
import { rememberFocus } from "./focus-return.ts";

/**
 * Handlers for a radix layer that is opened by state, not by a trigger of its own: on opening they
 * remember who had the focus, on closing they give it back.
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
