import type { RefObject } from "react";
import { useWrongQuantity } from "../../components/QuantityField/useWrongQuantity.ts";
import { focusToReturn } from "../../row-focus.ts";

/** The attribute of a line whose quantity is no quantity; its value is the code of the line. */
export const WRONG_LINE = "data-wrong-line";

/**
 * Returns a function that checks the quantities of the lines in the list. Where some are invalid, it names the lines, moves the focus to
 * the first one, and returns true.
 */
export function useWrongLines(list: RefObject<HTMLElement | null>): () => Promise<boolean> {
  const askToCorrect = useWrongQuantity();
  return async () => {
    const wrong = [...(list.current?.querySelectorAll(`[${WRONG_LINE}]`) ?? [])];
    if (wrong.length === 0) return false;
    const pressed = list.current?.ownerDocument.activeElement;
    await askToCorrect(wrong.map((line) => line.getAttribute(WRONG_LINE) ?? ""));
    if (pressed instanceof HTMLElement) await focusToReturn(pressed);
    wrong[0]?.querySelector("input")?.focus();
    return true;
  };
}
