import { type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { useLoaded } from "../overlay/useLoaded.ts";

/** What the trigger has to carry; `Button` and `IconButton` let all of it through. */
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
  /** The accessible name of the layer. */
  label: string;
  trigger: (trigger: PopoverTrigger) => ReactNode;
  side?: "top" | "right" | "bottom" | "left";
  align?: "start" | "center" | "end";
  /** A node, or a function that draws one and can close the layer. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

const loadLayer = () => import("./PopoverLayer.tsx");

/**
 * A small layer beside the button that opens it; the page stays usable. The focus goes in and returns.
 * Its code comes when the pointer or the focus nears the button.
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
