import * as Radix from "radix-ui/tooltip";
import { leaveEscapeInside } from "../overlay/focus-return.ts";
import { HandOver } from "../overlay/HandOver.tsx";
import type { LateTrigger } from "../overlay/useLateTrigger.ts";
import * as css from "./TooltipLayer.css.ts";

export type Side = "top" | "right" | "bottom" | "left";

type Props = { label: string; side: Side; trigger: LateTrigger };

/* Long enough that a passing pointer does not open it. */
const DELAY_MS = 120;

/** The bubble of `Tooltip`, in radix. It is not read out: the words are the control's name or its description. */
export function TooltipLayer({ label, side, trigger }: Props) {
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
