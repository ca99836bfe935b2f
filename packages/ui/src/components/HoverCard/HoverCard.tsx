import { type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { type TriggerListeners, useLateTrigger } from "../overlay/useLateTrigger.ts";

/** The props of the trigger; `Button` and `IconButton` pass all of them on. */
export type HoverCardTrigger = TriggerListeners & {
  /** The button that opens the card. */
  ref: RefObject<HTMLButtonElement | null>;
  /** Opens the card, on a touch screen as well. */
  onClick: () => void;
  "aria-describedby": string | undefined;
};

export type HoverCardProps = {
  /** The accessible name of the card. */
  label: string;
  /** Renders the button that opens the card, with these attributes. */
  trigger: (trigger: HoverCardTrigger) => ReactNode;
  /** The side on which it opens if there is room, else the opposite one. */
  side?: "top" | "right" | "bottom" | "left";
  /** Content without focusable elements, such as a QR code. */
  children: ReactNode;
};

const loadLayer = () => import("./HoverCardLayer.tsx");

/** A picture or a few facts about a control, on hover, focus and tap. Escape closes it. */
export function HoverCard({
  label,
  trigger: renderTrigger,
  side = "left",
  children,
}: HoverCardProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { trigger, code, prepare, listeners } = useLateTrigger(button, loadLayer);
  return (
    <>
      {renderTrigger({
        ...listeners,
        ref: button,
        onClick: () => {
          prepare();
          setIsOpen(true);
        },
        "aria-describedby": isOpen && code ? id : undefined,
      })}
      {code && (
        <code.HoverCardLayer
          {...{ id, label, side, trigger, isOpen }}
          onOpenChange={setIsOpen}
          align="center"
          role="tooltip"
        >
          {children}
        </code.HoverCardLayer>
      )}
    </>
  );
}
