import type { OrderLimit } from "@reagent/api/contract/checkout";
import { lazy, useCallback } from "react";
import { Boundary } from "../../../blocks/Boundary/Boundary.tsx";
import { NotLoaded } from "../../../blocks/Boundary/NotLoaded.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./LimitedProducts.copy.ts";

const LimitedProducts = lazy(async () => ({
  default: (await import("./LimitedProducts.tsx")).LimitedProducts,
}));

/** Opens the dialog with the products that block the order; `lineCount` is the number of its lines. */
export function useLimitDialog(lineCount: number): (limit: OrderLimit) => void {
  const words = useCopy(copy);
  const { dialog } = useOverlays();
  return useCallback(
    (limit) =>
      void dialog({
        title: words.title,
        size: "medium",
        content: (close) => (
          <Boundary fallback={<NotLoaded />}>
            <LimitedProducts
              limit={limit}
              isEverything={limit.products.length === lineCount}
              onClose={close}
            />
          </Boundary>
        ),
      }),
    [dialog, words, lineCount],
  );
}
