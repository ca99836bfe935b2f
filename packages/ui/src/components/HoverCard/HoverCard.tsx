import { type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { type TriggerListeners, useLateTrigger } from "../overlay/useLateTrigger.ts";

/** The props of the trigger; `Button` and `IconButton` pass all of them on. */
export type HoverCardTrigger = TriggerListeners & {
  ref: RefObject<HTMLButtonElement | null>;
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

const loadLayer = () => import("./HoverCardLayer.tsx");

/** A picture or a few facts about a control, on hover, focus and tap. Escape closes it. */
export function HoverCard({ label, trigger: renderTrigger, side = "left", children }: Props) {
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
