import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useLoaded } from "../overlay/useLoaded.ts";

/** The props of the trigger; `Button` and `IconButton` pass all of them on. */
export type HoverCardTrigger = {
  ref: RefObject<HTMLButtonElement | null>;
  onPointerEnter: (event: { pointerType: string }) => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
  onClick: () => void;
  "aria-describedby": string | undefined;
};

type Props = {
  /** The accessible name of the card. */
  label: string;
  trigger: (trigger: HoverCardTrigger) => ReactNode;
  side?: "top" | "right" | "bottom" | "left";
  /** Content without focusable elements, such as a QR code. */
  children: ReactNode;
};

const loadLayer = () => import("../Popover/PopoverLayer.tsx");
const CLOSE_DELAY_MS = 150;

/** A picture or a few facts about a control, on hover, focus and tap. Escape closes it. */
export function HoverCard({ label, trigger, side = "left", children }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  const [code, prepare] = useLoaded(loadLayer);
  useEffect(() => () => clearTimeout(timer.current), []);

  const open = () => {
    clearTimeout(timer.current);
    prepare();
    setIsOpen(true);
  };
  const close = () => {
    clearTimeout(timer.current);
    setIsOpen(false);
  };
  const closeSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(false), CLOSE_DELAY_MS);
  };
  return (
    <>
      {trigger({
        ref: button,
        onPointerEnter: ({ pointerType }) => pointerType !== "touch" && open(),
        onPointerLeave: closeSoon,
        onFocus: () => button.current?.matches(":focus-visible") && open(),
        onBlur: closeSoon,
        onClick: open,
        "aria-describedby": isOpen && code ? id : undefined,
      })}
      {isOpen && code && (
        <code.PopoverLayer
          {...{ id, label, side }}
          align="center"
          role="tooltip"
          anchor={button}
          onClose={close}
          onPointerEnter={open}
          onPointerLeave={closeSoon}
        >
          {children}
        </code.PopoverLayer>
      )}
    </>
  );
}
