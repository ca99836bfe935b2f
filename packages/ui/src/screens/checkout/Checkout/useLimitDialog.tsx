import type { OrderLimit } from "@reagent/api/contract/checkout";
import { lazy, useCallback } from "react";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { useCopy } from "../../../language/language.tsx";
import { Boundary } from "../../../layouts/Boundary/Boundary.tsx";
import { NotLoaded } from "../../../layouts/Boundary/NotLoaded.tsx";
import { copy } from "./LimitedProducts.copy.ts";

const LimitedProducts = lazy(async () => ({
  default: (await import("./LimitedProducts.tsx")).LimitedProducts,
}));

/** Opens the list of what cannot be ordered. */
export function useLimitDialog(): (limit: OrderLimit) => void {
  const words = useCopy(copy);
  const { dialog } = useOverlays();
  return useCallback(
    (limit) =>
      void dialog({
        title: words.title,
        size: "medium",
        content: (close) => (
          <Boundary fallback={<NotLoaded />}>
            <LimitedProducts limit={limit} onClose={close} />
          </Boundary>
        ),
      }),
    [dialog, words],
  );
}
