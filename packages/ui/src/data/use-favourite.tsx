import { readUserInfo } from "@reagent/api/contract/account";
import { addFavourite, cancelFavourite, listFavourites } from "@reagent/api/contract/favourite";
import { useSetAtom } from "jotai";
import { useCallback } from "react";
import { useOverlays } from "../components/overlay/useOverlays.ts";
import { defineCopy } from "../language/define-copy.ts";
import { useCopy } from "../language/language.tsx";
import { changedFavouritesAtom } from "../state/atoms.ts";
import { useAction } from "./use-action.tsx";
import { useAttempts } from "./use-attempts.tsx";
import { useRefresh } from "./use-call.tsx";

const copy = defineCopy({
  zh: { added: "商品收藏成功！", removed: "已取消收藏" },
  en: { added: "Added to your favourites.", removed: "Removed from your favourites." },
});

/** Remembers what an item has become, for every heart of it: the answers that show it were read before. */
export function useFavouriteChanged(): (itemId: string, isFavourite: boolean) => void {
  const set = useSetAtom(changedFavouritesAtom);
  return useCallback(
    (itemId, isFavourite) => set((changed) => ({ ...changed, [itemId]: isFavourite })),
    [set],
  );
}

/** Adds items to the favourites and removes them. Guests are asked to log in, and the item is added after that. */
export function useFavourite(): {
  readonly add: (itemId: string) => Promise<void>;
  readonly remove: (itemId: string) => Promise<void>;
  readonly isBusy: boolean;
} {
  const words = useCopy(copy);
  const adding = useAction(addFavourite);
  const removing = useAction(cancelFavourite);
  const { toast } = useOverlays();
  const refresh = useRefresh();
  const attempt = useAttempts();
  const changed = useFavouriteChanged();
  const show = useCallback(
    async (itemId: string, isFavourite: boolean) => {
      changed(itemId, isFavourite);
      toast({ message: isFavourite ? words.added : words.removed, tone: "success" });
      await refresh(readUserInfo, listFavourites);
    },
    [changed, toast, words, refresh],
  );
  const { run: runAdd } = adding;
  const { run: runRemove } = removing;
  const add = useCallback(
    async (itemId: string) => {
      const outcome = await attempt({ kind: "favourite", itemId }, () => runAdd({ itemId }));
      if (outcome?.ok) await show(itemId, true);
    },
    [attempt, runAdd, show],
  );
  const remove = useCallback(
    async (itemId: string) => {
      // The id of a favourite is that of its item.
      const outcome = await runRemove({ favouriteId: itemId });
      if (outcome.ok) await show(itemId, false);
    },
    [runRemove, show],
  );
  return { add, remove, isBusy: adding.isBusy || removing.isBusy };
}
