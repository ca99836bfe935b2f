import { useEffect, useEffectEvent, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import type { ShopForm } from "./useShopForm.ts";

/** Gives a form what was read anew, where nothing else was typed meanwhile: its first defaults may be from an earlier visit. */
export function useFreshDefaults<Input extends FieldValues, Output>(
  { form }: ShopForm<Input, Output>,
  defaults: Input,
): void {
  const content = JSON.stringify(defaults);
  const known = useRef(content);
  const take = useEffectEvent(() => form.reset(defaults, { keepDirtyValues: true }));
  useEffect(() => {
    if (known.current === content) return;
    known.current = content;
    take();
  }, [content]);
}
