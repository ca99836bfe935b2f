import { MOST_SENT_LINES } from "@reagent/domain/sent-basket";
import { lazy, useCallback } from "react";
import { Boundary } from "../../../../blocks/Boundary/Boundary.tsx";
import { NotLoaded } from "../../../../blocks/Boundary/NotLoaded.tsx";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { TextSkeleton } from "../../../../components/Skeleton/Skeleton.tsx";
import { useCopy } from "../../../../language/language.tsx";
import type { ListedProduct } from "../../../shopping-list/parts/AddToList/listed-product.ts";
import { copy } from "./SendBasket.copy.ts";

const loadPanel = () => import("./SendBasketPanel.tsx");
const SendBasketPanel = lazy(async () => ({ default: (await loadPanel()).SendBasketPanel }));

interface SendBasket {
  /** Opens the dialog that makes the link, for guests as well. */
  readonly send: (products: readonly ListedProduct[]) => void;
  /** Loads its code ahead. */
  readonly prepare: () => void;
}

/** Sends products to somebody else by a link (rules, sent baskets). */
export function useSendBasket(): SendBasket {
  const words = useCopy(copy);
  const { alert, dialog, prepare: prepareLayers } = useOverlays();
  const send = useCallback(
    (products: readonly ListedProduct[]) => {
      if (products.length === 0)
        return void alert({ message: words.nothingChosen, tone: "warning" });
      if (products.length > MOST_SENT_LINES)
        return void alert({ message: words.tooMany, tone: "warning" });
      dialog({
        title: words.send,
        dismissal: "explicit",
        skeleton: <TextSkeleton lines={4} />,
        content: (
          <Boundary fallback={<NotLoaded />}>
            <SendBasketPanel products={products} />
          </Boundary>
        ),
      });
    },
    [alert, dialog, words],
  );
  const prepare = useCallback(() => {
    prepareLayers();
    loadPanel().catch(() => {});
  }, [prepareLayers]);
  return { send, prepare };
}
