import * as Radix from "radix-ui/tooltip";
import { leaveEscapeInside } from "../overlay/focus-return.ts";
import { HandOver } from "../overlay/HandOver.tsx";
import type { LateTrigger } from "../overlay/useLateTrigger.ts";
import * as css from "./TooltipLayer.css.ts";

export type Side = "top" | "right" | "bottom" | "left";

export type TooltipLayerProps = {
  /** The words of the tooltip. */
  label: string;
  /** The side on which it opens if there is room, else the opposite one. */
  side: Side;
  /** The control that it belongs to, and what had happened to it while the code loaded. */
  trigger: LateTrigger;
};

/* Long enough that a passing pointer does not open it. */
const DELAY_MS = 120;

/** The bubble of `Tooltip`, in radix. It is not read out: the words are the control's name or its description. */
export function TooltipLayer({ label, side, trigger }: TooltipLayerProps) {
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <Radix.Root>
        <Radix.Trigger asChild>
          <HandOver trigger={trigger} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            className={css.bubble}
            aria-hidden="true"
            side={side}
            sideOffset={4}
            collisionPadding={4}
            onEscapeKeyDown={leaveEscapeInside}
          >
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
