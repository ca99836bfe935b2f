import { type Ref, useImperativeHandle, useLayoutEffect } from "react";
import type { LateTrigger, RadixListeners } from "./useLateTrigger.ts";

export type HandOverProps = RadixListeners & {
  /** The control, and what had happened to it while the code of its layer loaded. */
  trigger: LateTrigger;
  /** The element that takes over the events. */
  ref?: Ref<HTMLElement | null>;
};

/** The only child of a radix `Trigger` with `asChild`: gives radix an element that is in the page already. */
export function HandOver({ trigger, ref, ...listeners }: HandOverProps) {
  const { element, connect } = trigger;
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [
    element,
  ]);
  useLayoutEffect(() => connect(listeners));
  return null;
}
