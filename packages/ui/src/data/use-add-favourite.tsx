import { readUserInfo } from "@reagent/api/contract/account";
import { addFavourite, listFavourites } from "@reagent/api/contract/favourite";
import { useCallback } from "react";
import { useOverlays } from "../components/overlay/useOverlays.ts";
import { defineCopy } from "../language/define-copy.ts";
import { useCopy } from "../language/language.tsx";
import { useAction } from "./use-action.tsx";
import { useAttempts } from "./use-attempts.tsx";
import { useRefresh } from "./use-call.tsx";

const copy = defineCopy({
  zh: { added: "商品收藏成功！" },
  en: { added: "Added to your favourites." },
});

/** Adds an item to the favourites; returns whether it was added. Guests are asked to log in, and it is added after that. */
export function useAddFavourite(): {
  readonly add: (itemId: string) => Promise<boolean>;
  readonly isBusy: boolean;
} {
  const words = useCopy(copy);
  const { run, isBusy } = useAction(addFavourite);
  const { toast } = useOverlays();
  const refresh = useRefresh();
  const attempt = useAttempts();
  const add = useCallback(
    async (itemId: string) => {
      const outcome = await attempt({ kind: "favourite", itemId }, () => run({ itemId }));
      if (!outcome?.ok) return false;
      toast({ message: words.added, tone: "success" });
      await refresh(readUserInfo, listFavourites);
      return true;
    },
    [attempt, run, toast, words, refresh],
  );
  return { add, isBusy };
}
