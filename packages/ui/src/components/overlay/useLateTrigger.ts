import {
  type DOMAttributes,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useRef,
} from "react";
import { useLoaded } from "./useLoaded.ts";

type ListenerName = "onPointerEnter" | "onPointerLeave" | "onPointerDown" | "onFocus" | "onBlur";

/** What radix may listen to on a trigger. */
export type RadixListeners = Pick<DOMAttributes<HTMLElement>, ListenerName | "onPointerMove">;

/** The listeners for the trigger in the page. */
export type TriggerListeners = { [Name in ListenerName]: NonNullable<RadixListeners[Name]> };

export interface LateTrigger {
  /** The trigger in the page. */
  readonly element: RefObject<HTMLElement | null>;
  /** Gives the trigger radix's listeners, which then receive the event that made it load. */
  readonly connect: (listeners: RadixListeners) => void;
}

type Call = (listeners: RadixListeners) => void;

/**
 * A trigger whose layer is loaded when the pointer or the keyboard's focus reaches it: no page loads radix in order to show
 * a button. Returns the trigger for `HandOver`, which connects it; the code, null before it has loaded; a function that
 * loads it; and the listeners for the element.
 */
export function useLateTrigger<Code>(
  element: RefObject<HTMLElement | null>,
  load: () => Promise<Code>,
) {
  const connected = useRef<RadixListeners | null>(null);
  const waiting = useRef<Call | null>(null);
  const [code, prepare] = useLoaded(load);

  const arrive = (call: Call) => {
    if (connected.current) return call(connected.current);
    waiting.current = call;
    prepare();
  };
  const leave = (call: Call) => {
    waiting.current = null;
    if (connected.current) call(connected.current);
  };
  const trigger: LateTrigger = {
    element,
    connect: (radix) => {
      connected.current = radix;
      waiting.current?.(radix);
      waiting.current = null;
    },
  };
  const listeners: TriggerListeners = {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === "touch") return;
      arrive((radix) => {
        radix.onPointerEnter?.(event);
        // A tooltip waits for the pointer's first move.
        radix.onPointerMove?.(event);
      });
    },
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      leave((radix) => radix.onPointerLeave?.(event));
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      leave((radix) => radix.onPointerDown?.(event));
    },
    // Radix opens on every focus, also on that of a click.
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (event.target.matches(":focus-visible")) arrive((radix) => radix.onFocus?.(event));
    },
    onBlur: (event: FocusEvent<HTMLElement>) => leave((radix) => radix.onBlur?.(event)),
  };
  return { trigger, code, prepare, listeners };
}
