import {
  type AriaAttributes,
  cloneElement,
  type ReactElement,
  type RefAttributes,
  useId,
  useRef,
} from "react";
import { useLateTrigger } from "../overlay/useLateTrigger.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./Tooltip.css.ts";
import type { Side } from "./TooltipLayer.tsx";

export type TooltipProps = {
  /** The words of the tooltip, which describe the control. */
  label: string;
  /** The label repeats the control's name: it is shown, but does not describe the control as well. */
  repeatsName?: boolean;
  /** The side on which it opens if there is room, else the opposite one. */
  side?: Side;
  /** One focusable control, without a ref. */
  children: ReactElement<AriaAttributes & RefAttributes<HTMLElement>>;
};

const loadLayer = () => import("./TooltipLayer.tsx");

/**
 * A short explanation of one control, on hover and on the keyboard's focus. Escape closes only the tooltip; the pointer may
 * move onto it. Its code is loaded when it is first needed.
 */
export function Tooltip({ label, repeatsName = false, side = "top", children }: TooltipProps) {
  const id = useId();
  const control = useRef<HTMLElement>(null);
  const { trigger, code, listeners } = useLateTrigger(control, loadLayer);
  const described = [children.props["aria-describedby"], !repeatsName && id];
  return (
    <span className={css.anchor} {...listeners}>
      {cloneElement(children, {
        ref: control,
        "aria-describedby": described.filter(Boolean).join(" ") || undefined,
      })}
      {!repeatsName && <VisuallyHidden id={id}>{label}</VisuallyHidden>}
      {code && <code.TooltipLayer {...{ label, side, trigger }} />}
    </span>
  );
}
