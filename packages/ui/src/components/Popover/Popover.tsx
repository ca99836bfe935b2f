import { type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { useLoaded } from "../overlay/useLoaded.ts";

/** The props of the trigger; `Button` and `IconButton` pass all of them on. */
export type PopoverTrigger = {
  ref: RefObject<HTMLButtonElement | null>;
  onClick: () => void;
  onPointerEnter: () => void;
  onFocus: () => void;
  "aria-haspopup": "dialog";
  "aria-expanded": boolean;
  "aria-controls": string | undefined;
};

type Props = {
  /** The accessible name of the popover. */
  label: string;
  trigger: (trigger: PopoverTrigger) => ReactNode;
  side?: "top" | "right" | "bottom" | "left";
  align?: "start" | "center" | "end";
  /** A node, or a function that renders one and can close the popover. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

const loadLayer = () => import("./PopoverLayer.tsx");

/**
 * A non-modal popover beside its trigger. The focus moves in and returns. Its code is loaded on hover or focus of the
 * trigger.
 */
export function Popover({ label, trigger, side = "bottom", align = "start", children }: Props) {
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
