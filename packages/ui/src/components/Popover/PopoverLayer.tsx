import * as Radix from "radix-ui/popover";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { leaveEscapeInside } from "../overlay/focus-return.ts";
import * as css from "../overlay/layer.css.ts";

export type PopoverLayerProps = {
  /** For `aria-controls` of the trigger. */
  id: string;
  /** The accessible name. */
  label: string;
  /** The element beside which it opens. */
  anchor: RefObject<HTMLElement | null>;
  /** Whether the focus moves in; otherwise it stays where it is. */
  takesFocus: boolean;
  /** Gives the focus back to the trigger. */
  returnFocus: () => void;
  /** Called by Escape and by a click outside; the layer exists only while it is open. */
  onClose: () => void;
  /** Called when the pointer comes into the layer. */
  onPointerEnter: () => void;
  /** Called when the pointer leaves the layer. */
  onPointerLeave: () => void;
  /** The side on which it opens if there is room, else the opposite one. */
  side: "top" | "right" | "bottom" | "left";
  /** Which edges are in one line with those of the trigger. */
  align: "start" | "center" | "end";
  /** The content of the layer. */
  children: ReactNode;
};

/** The layer of `Popover`, in radix: beside its anchor, flipped where there is no room. */
export function PopoverLayer({
  label,
  anchor,
  takesFocus,
  returnFocus,
  onClose,
  children,
  ...rest
}: PopoverLayerProps) {
  const content = useRef<HTMLDivElement>(null);
  const isLeftByPointer = useRef(false);
  const hasFocus = useRef(takesFocus);
  useEffect(() => {
    // It was shown before the press.
    if (takesFocus && !hasFocus.current) firstControl(content.current)?.focus();
    hasFocus.current = takesFocus;
  }, [takesFocus]);
  const isOnAnchor = (event: { target: EventTarget | null }) =>
    event.target instanceof Node && anchor.current?.contains(event.target) === true;
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Radix.Portal>
        <Radix.Content
          {...rest}
          ref={content}
          className={css.layer}
          aria-label={label}
          sideOffset={8}
          collisionPadding={16}
          onOpenAutoFocus={(event) => {
            if (takesFocus) focusDay(event);
            else event.preventDefault();
          }}
          onEscapeKeyDown={leaveEscapeInside}
          onInteractOutside={(event) => {
            if (isOnAnchor(event)) event.preventDefault();
            else isLeftByPointer.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (hasFocus.current && !isLeftByPointer.current) returnFocus();
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

/** The first control of the layer, or the layer itself. */
function firstControl(layer: HTMLElement | null): HTMLElement | null {
  return layer?.querySelector<HTMLElement>("a[href], button, input, select, textarea") ?? layer;
}
