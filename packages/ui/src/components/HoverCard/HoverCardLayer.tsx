import * as Radix from "radix-ui/hover-card";
import type { ReactNode } from "react";
import { leaveEscapeInside } from "../overlay/focus-return.ts";
import { HandOver } from "../overlay/HandOver.tsx";
import * as css from "../overlay/layer.css.ts";
import type { LateTrigger } from "../overlay/useLateTrigger.ts";

export type HoverCardLayerProps = {
  /** The control that it belongs to, and what had happened to it while the code loaded. */
  trigger: LateTrigger;
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called when the pointer comes or leaves, and by Escape. */
  onOpenChange: (isOpen: boolean) => void;
  /** In ms from the pointer's arrival. */
  openDelay?: number;
  /** The side on which it opens if there is room, else the opposite one. */
  side: "top" | "right" | "bottom" | "left";
  /** Which edges are in one line with those of the trigger. */
  align: "start" | "center";
  /** A `tooltip` describes its trigger; without a role the content has a meaning of its own. */
  role?: "tooltip";
  /** For `aria-describedby` of the trigger. */
  id?: string;
  /** The accessible name of a `tooltip`. */
  label?: string;
  /** The content of the layer. */
  children: ReactNode;
};

/* Time for the pointer to cross the gap. */
const CLOSE_DELAY_MS = 150;

/** The layer of `HoverCard` and `HoverMenu`, in radix: beside its trigger, flipped where there is no room. */
export function HoverCardLayer({
  trigger,
  isOpen,
  onOpenChange,
  openDelay = 0,
  label,
  children,
  ...rest
}: HoverCardLayerProps) {
  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={onOpenChange}
      openDelay={openDelay}
      closeDelay={CLOSE_DELAY_MS}
    >
      <Radix.Trigger asChild>
        <HandOver trigger={trigger} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...rest}
          className={css.layer}
          aria-label={label}
          sideOffset={8}
          collisionPadding={16}
          onEscapeKeyDown={leaveEscapeInside}
          onPointerDownOutside={(event) => {
            // A press on the trigger is for the trigger to answer.
            if (event.target instanceof Node && trigger.element.current?.contains(event.target))
              event.preventDefault();
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
