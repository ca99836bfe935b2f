import { lazy, useCallback } from "react";
import { LazyContent } from "../../../../blocks/Boundary/LazyContent.tsx";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { useCopy } from "../../../../language/language.tsx";
import { useRequestLogin } from "../../../../state/login-request.ts";
import { useSession } from "../../../../state/session.ts";
import { copy } from "./AddToList.copy.ts";
import type { ListedProduct } from "./listed-product.ts";

const loadPanel = () => import("./AddToListPanel.tsx");
const AddToListPanel = lazy(async () => ({ default: (await loadPanel()).AddToListPanel }));

interface AddToList {
  /** Opens the dialog with the customer's lists; guests are asked to log in. */
  readonly add: (products: readonly ListedProduct[]) => void;
  /** Loads its code ahead. */
  readonly prepare: () => void;
}

/** Adds products to a list that the customer chooses, or to a new one. */
export function useAddToList(): AddToList {
  const words = useCopy(copy);
  const { alert, dialog, prepare: prepareLayers } = useOverlays();
  const { isLoggedIn } = useSession();
  const requestLogin = useRequestLogin();
  const add = useCallback(
    (products: readonly ListedProduct[]) => {
      if (!isLoggedIn) return requestLogin();
      if (products.length === 0)
        return void alert({ message: words.nothingChosen, tone: "warning" });
      return void dialog({
        title: words.title,
        dismissal: "explicit",
        content: (close) => (
          <LazyContent>
            <AddToListPanel products={products} onAdded={close} />
          </LazyContent>
        ),
      });
    },
    [isLoggedIn, requestLogin, alert, dialog, words],
  );
  const prepare = useCallback(() => {
    prepareLayers();
    loadPanel().catch(() => {});
  }, [prepareLayers]);
  return { add, prepare };
}
