import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useId,
  useRef,
  useState,
} from "react";

/**
 * A listbox under a text field, which keeps the focus and controls the list by keyboard (WAI-ARIA, combobox with a
 * listbox). The component that renders the options may load late: it `offer`s their ids once they are rendered.
 */
export interface FieldList {
  /** The id of the listbox. */
  readonly id: string;
  /** True from the first focus or key on: time to load the component that renders the options. */
  readonly isApproached: boolean;
  /** Whether the list should open once there is something to show. */
  readonly isWanted: boolean;
  readonly isOpen: boolean;
  /** The ids of the options in order; null if there is nothing to show. */
  readonly optionIds: readonly string[] | null;
  readonly activeId: string | undefined;
  /** The list waits until the composition ends. */
  readonly isComposing: boolean;
  readonly approach: () => void;
  readonly requestOptions: () => void;
  readonly close: () => void;
  readonly offer: (optionIds: readonly string[] | null) => void;
  readonly onComposing: (isComposing: boolean) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** The element that contains the options: the list stays open while the focus is in it or in the field. */
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

export function useFieldList(onClear: () => void): FieldList {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isApproached, setIsApproached] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const [isComposing, setIsComposing] = useState(false);
  const [optionIds, offer] = useState<readonly string[] | null>(null);
  const [chosen, setChosen] = useState<string>();
  const isOpen = isWanted && optionIds !== null;
  const activeId = isOpen && chosen && optionIds.includes(chosen) ? chosen : undefined;

  const approach = useCallback(() => setIsApproached(true), []);
  const requestOptions = useCallback(() => {
    setIsApproached(true);
    setIsWanted(true);
    setChosen(undefined);
  }, []);
  const close = useCallback(() => {
    setIsWanted(false);
    setChosen(undefined);
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = stepOf(event, activeId !== undefined);
    if (step !== undefined) {
      event.preventDefault();
      if (!isWanted) requestOptions();
      setChosen(step(optionIds ?? [], activeId));
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (isOpen) close();
      else onClear();
    } else if (event.key === "Enter" && activeId !== undefined) {
      event.preventDefault();
      event.currentTarget.ownerDocument.getElementById(activeId)?.click();
    }
  };
  const onBlur = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!panel.current?.contains(relatedTarget)) close();
  };
  return {
    id,
    isApproached,
    isWanted,
    isOpen,
    optionIds,
    activeId,
    isComposing,
    approach,
    requestOptions,
    close,
    offer,
    onComposing: setIsComposing,
    onKeyDown,
    panel,
    onBlur,
  };
}

type Step = (ids: readonly string[], active: string | undefined) => string | undefined;

const first: Step = (ids) => ids[0];
const last: Step = (ids) => ids.at(-1);
/* Past either end the field itself is next, then the other end. */
const down: Step = (ids, active) => ids[active === undefined ? 0 : ids.indexOf(active) + 1];
const up: Step = (ids, active) =>
  active === undefined ? ids.at(-1) : ids[ids.indexOf(active) - 1];

const steps: Readonly<Record<string, Step>> = { ArrowDown: down, ArrowUp: up };
/* Without an active option these keys move the caret. */
const stepsInList: Readonly<Record<string, Step>> = { Home: first, End: last };

function stepOf(event: KeyboardEvent, isInList: boolean): Step | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  return steps[event.key] ?? (isInList ? stepsInList[event.key] : undefined);
}
