import { type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { useLoaded } from "../overlay/useLoaded.ts";

/** The props of the trigger; `Button` and `IconButton` pass all of them on. */
export type PopoverTrigger = {
  /** The button that opens the popover. */
  ref: RefObject<HTMLButtonElement | null>;
  /** Opens or closes the popover. */
  onClick: () => void;
  /** Loads the code ahead. */
  onPointerEnter: () => void;
  /** Loads the code ahead. */
  onFocus: () => void;
  "aria-haspopup": "dialog";
  "aria-expanded": boolean;
  "aria-controls": string | undefined;
};

export type PopoverProps = {
  /** The accessible name of the popover. */
  label: string;
  /** Renders the button that opens the popover, with these attributes. */
  trigger: (trigger: PopoverTrigger) => ReactNode;
  /** The side on which it opens if there is room, else the opposite one. */
  side?: "top" | "right" | "bottom" | "left";
  /** Which edges are in one line with those of the trigger. */
  align?: "start" | "center" | "end";
  /** A node, or a function that renders one and can close the popover. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

const loadLayer = () => import("./PopoverLayer.tsx");

/**
 * A non-modal popover beside its trigger. The focus moves in and returns. Its code is loaded on hover or focus of the
 * trigger.
 */
export function Popover({
  label,
  trigger,
  side = "bottom",
  align = "start",
  children,
}: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [code, prepare] = useLoaded(loadLayer);
  const close = () => setIsOpen(false);
  const toggle = () => {
    prepare();
    setIsOpen(!isOpen);
  };
  return (
    <>
      {trigger({
        ref: button,
        onClick: toggle,
        onPointerEnter: prepare,
        onFocus: prepare,
        "aria-haspopup": "dialog",
        "aria-expanded": isOpen,
        "aria-controls": isOpen && code ? id : undefined,
      })}
      {isOpen && code && (
        <code.PopoverLayer {...{ id, label, side, align, onClose: close }} anchor={button}>
          {typeof children === "function" ? children(close) : children}
        </code.PopoverLayer>
      )}
    </>
  );
}
