import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useLoaded } from "../overlay/useLoaded.ts";

/** The props of the trigger; `Button` and `IconButton` pass all of them on. */
export type PopoverTrigger = {
  /** The button that opens the popover. */
  ref: RefObject<HTMLButtonElement | null>;
  /** Opens or closes the popover. */
  onClick: () => void;
  /** Loads the code ahead, or opens the popover. */
  onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  /** Closes the popover, unless the pointer goes into it. */
  onPointerLeave: () => void;
  /** Loads the code ahead, or opens the popover. */
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  "aria-haspopup": "dialog";
  "aria-expanded": boolean;
  "aria-controls": string | undefined;
  "aria-describedby": string | undefined;
};

export type PopoverProps = {
  /** The accessible name of the popover. */
  label: string;
  /** Renders the button that opens the popover, with these attributes. */
  trigger: (trigger: PopoverTrigger) => ReactNode;
  /** Also opens it on hover and on the keyboard's focus; the focus moves in only by a press. */
  opensOnHover?: boolean;
  /** The side on which it opens if there is room, else the opposite one. */
  side?: "top" | "right" | "bottom" | "left";
  /** Which edges are in one line with those of the trigger. */
  align?: "start" | "center" | "end";
  /** A node, or a function that renders one and can close the popover. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

const loadLayer = () => import("./PopoverLayer.tsx");

/* Long enough that a passing pointer does not open it, and for the pointer to cross the gap. */
const OPEN_DELAY_MS = 120;
const CLOSE_DELAY_MS = 150;

/**
 * A non-modal popover beside its trigger. The focus moves in and returns. Its code is loaded on hover or focus of the
 * trigger.
 */
export function Popover({
  label,
  trigger,
  opensOnHover = false,
  side = "bottom",
  align = "start",
  children,
}: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  // Shown by the pointer or the focus of the trigger; entered by a press.
  const [state, setState] = useState<"closed" | "shown" | "entered">("closed");
  const [code, prepare] = useLoaded(loadLayer);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isReturning = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const isOpen = state !== "closed";
  const close = () => setState("closed");
  const show = () => setState((before) => (before === "closed" ? "shown" : before));
  const hide = () => setState((before) => (before === "shown" ? "closed" : before));
  const later = (act: () => void, delay: number) => {
    clearTimeout(timer.current);
    if (opensOnHover) timer.current = setTimeout(act, delay);
  };
  const press = () => {
    clearTimeout(timer.current);
    prepare();
    setState(state === "entered" ? "closed" : "entered");
  };
  const returnFocus = () => {
    isReturning.current = true;
    button.current?.focus();
    isReturning.current = false;
  };
  return (
    <>
      {trigger({
        ref: button,
        onClick: press,
        onPointerEnter: ({ pointerType }) => {
          prepare();
          if (pointerType !== "touch") later(show, OPEN_DELAY_MS);
        },
        onPointerLeave: () => later(hide, CLOSE_DELAY_MS),
        onFocus: ({ target }) => {
          prepare();
          if (opensOnHover && !isReturning.current && target.matches(":focus-visible")) show();
        },
        "aria-haspopup": "dialog",
        "aria-expanded": isOpen,
        "aria-controls": isOpen && code ? id : undefined,
        "aria-describedby": state === "shown" && code ? id : undefined,
      })}
      {isOpen && code && (
        <code.PopoverLayer
          {...{ id, label, side, align, returnFocus }}
          anchor={button}
          takesFocus={state === "entered"}
          onClose={close}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={() => later(hide, CLOSE_DELAY_MS)}
        >
          {typeof children === "function" ? children(close) : children}
        </code.PopoverLayer>
      )}
    </>
  );
}
