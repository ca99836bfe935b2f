import { useEffect, useEffectEvent, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import type { ShopForm } from "./useShopForm.ts";

/**
 * Updates a form with freshly loaded data unless its fields have been edited: the first defaults may come from a cache.
 */
export function useFreshDefaults<Input extends FieldValues, Output>(
  { form }: ShopForm<Input, Output>,
  defaults: Input,
): void {
  const content = JSON.stringify(defaults);
  const known = useRef(content);
  const resetDefaults = useEffectEvent(() => form.reset(defaults, { keepDirtyValues: true }));
  useEffect(() => {
    if (known.current === content) return;
    known.current = content;
    resetDefaults();
  }, [content]);
}
