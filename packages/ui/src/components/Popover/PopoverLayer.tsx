import * as Radix from "radix-ui/popover";
import { type ReactNode, type RefObject, useRef } from "react";
import { leaveEscapeInside } from "../overlay/focus-return.ts";
import * as css from "../overlay/layer.css.ts";

type Props = {
  id: string;
  /** The accessible name. */
  label: string;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  side: "top" | "right" | "bottom" | "left";
  align: "start" | "center" | "end";
  children: ReactNode;
};

/** The layer of `Popover`, in radix: beside its anchor, flipped where there is no room. */
export function PopoverLayer({ label, anchor, onClose, children, ...rest }: Props) {
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
