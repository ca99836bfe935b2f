import type { RefObject } from "react";
import { useOverlays } from "../../components/overlay/useOverlays.ts";
import { focusNextRow, focusToReturn } from "../../row-focus.ts";

interface Places {
  /** The element around the lines. */
  readonly list: RefObject<HTMLElement | null>;
  /** Receives the focus when no line is left. */
  readonly head: RefObject<HTMLElement | null>;
}

interface Question {
  readonly title?: string;
  readonly message: string;
  readonly confirmLabel?: string;
}

/**
 * Functions that ask before lines are removed, then move the focus off what disappears with them; they resolve to whether the
 * removal was confirmed.
 */
export function useLineRemoval({ list, head }: Places) {
  const { confirm } = useOverlays();
  const ask = async (question: Question, button: HTMLElement, moveOn: () => void) => {
    if (!(await confirm({ ...question, isDestructive: true }))) return false;
    await focusToReturn(button);
    moveOn();
    return true;
  };
  return {
    /** Before one line is removed, by its `RemoveLineButton`. */
    askForLine: (question: Question, button: HTMLElement) =>
      ask(question, button, () => {
        if (!list.current) return;
        const selector = "button[data-removes-line]";
        focusNextRow(button, { list: list.current, selector, head: head.current });
      }),
    /** Before some are removed by a button that stays. */
    askForSome: (question: Question) => confirm({ ...question, isDestructive: true }),
    /** Before all are removed, and with them the pressed button. */
    askForAll: (question: Question, button: HTMLElement) =>
      ask(question, button, () => head.current?.focus()),
  };
}
