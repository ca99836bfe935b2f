import { type Ref, useImperativeHandle, useLayoutEffect } from "react";
import type { LateTrigger, RadixListeners } from "./useLateTrigger.ts";

type Props = RadixListeners & { trigger: LateTrigger; ref?: Ref<HTMLElement | null> };

/** The only child of a radix `Trigger` with `asChild`: gives radix an element that is in the page already. */
export function HandOver({ trigger, ref, ...listeners }: Props) {
  const { element, connect } = trigger;
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [
    element,
  ]);
  useLayoutEffect(() => connect(listeners));
  return null;
}
