import * as Radix from "radix-ui/popover";
import { type ReactNode, type RefObject, useRef } from "react";
import { leaveEscapeInside } from "../overlay/focus-return.ts";
import * as css from "../overlay/layer.css.ts";

export type PopoverLayerProps = {
  /** For `aria-controls` of the trigger. */
  id: string;
  /** The accessible name. */
  label: string;
  /** The element beside which it opens. */
  anchor: RefObject<HTMLElement | null>;
  /** Called by Escape and by a click outside; the layer exists only while it is open. */
  onClose: () => void;
  /** The side on which it opens if there is room, else the opposite one. */
  side: "top" | "right" | "bottom" | "left";
  /** Which edges are in one line with those of the trigger. */
  align: "start" | "center" | "end";
  /** The content of the layer. */
  children: ReactNode;
};

/** The layer of `Popover`, in radix: beside its anchor, flipped where there is no room. */
export function PopoverLayer({ label, anchor, onClose, children, ...rest }: PopoverLayerProps) {
  const isLeftByPointer = useRef(false);
  const isOnAnchor = (event: { target: EventTarget | null }) =>
    event.target instanceof Node && anchor.current?.contains(event.target) === true;
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Radix.Portal>
        <Radix.Content
          {...rest}
          className={css.layer}
          aria-label={label}
          sideOffset={8}
          collisionPadding={16}
          onOpenAutoFocus={focusDay}
          onEscapeKeyDown={leaveEscapeInside}
          onInteractOutside={(event) => {
            if (isOnAnchor(event)) event.preventDefault();
            else isLeftByPointer.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!isLeftByPointer.current) anchor.current?.focus();
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/* In a calendar, the initial focus belongs on a day. */
function focusDay(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const day = event.target.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]');
  if (!day) return;
  event.preventDefault();
  day.focus();
}
