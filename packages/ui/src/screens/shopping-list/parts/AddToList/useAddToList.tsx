import { lazy, useCallback } from "react";
import { LazyContent } from "../../../../blocks/Boundary/LazyContent.tsx";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { useCopy } from "../../../../language/language.tsx";
import { useRequestLogin } from "../../../../state/login-request.ts";
import { useSession } from "../../../../state/session.ts";
import { copy } from "./AddToList.copy.ts";
import type { ListSource } from "./list-source.ts";
import type { ListedProduct } from "./listed-product.ts";
import { ListsSkeleton } from "./ListsSkeleton.tsx";

const loadPanel = () => import("./AddToListPanel.tsx");
const AddToListPanel = lazy(async () => ({ default: (await loadPanel()).AddToListPanel }));

interface AddToList {
  /** Opens the dialog with the customer's lists; guests are asked to log in. */
  readonly add: (products: readonly ListedProduct[]) => void;
  /** The same for a whole cart or order. */
  readonly save: (source: ListSource) => void;
  /** Loads its code ahead. */
  readonly prepare: () => void;
}

/** Adds products to a list that the customer chooses, or to a new one. */
export function useAddToList(): AddToList {
  const words = useCopy(copy);
  const { alert, dialog, prepare: prepareLayers } = useOverlays();
  const { isLoggedIn } = useSession();
  const requestLogin = useRequestLogin();
  const open = useCallback(
    (title: string, source: ListSource) =>
      void dialog({
        title,
        dismissal: "explicit",
        content: (close) => (
          <LazyContent skeleton={<ListsSkeleton />}>
            <AddToListPanel source={source} onAdded={close} />
          </LazyContent>
        ),
      }),
    [dialog],
  );
  const add = useCallback(
    (products: readonly ListedProduct[]) => {
      if (!isLoggedIn) return requestLogin();
      if (products.length === 0)
        return void alert({ message: words.nothingChosen, tone: "warning" });
      open(words.title, { kind: "products", products });
    },
    [isLoggedIn, requestLogin, alert, open, words],
  );
  const save = useCallback((source: ListSource) => open(words.saveAs, source), [open, words]);
  const prepare = useCallback(() => {
    prepareLayers();
    loadPanel().catch(() => {});
  }, [prepareLayers]);
  return { add, save, prepare };
}
