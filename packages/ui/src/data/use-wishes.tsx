import { addWish, listWishes, removeWish } from "@reagent/api/contract/gift";
import { paths } from "@reagent/api/pages/paths";
import { useCallback } from "react";
import { useOverlays } from "../components/overlay/useOverlays.ts";
import { defineCopy } from "../language/define-copy.ts";
import { useCopy } from "../language/language.tsx";
import { useAction } from "./use-action.tsx";
import { useAttempts } from "./use-attempts.tsx";
import { useRefresh } from "./use-call.tsx";

const copy = defineCopy({
  zh: { added: "已加入心愿单", removed: "已移出心愿单", show: "查看心愿单" },
  en: {
    added: "Added to your wish list",
    removed: "Removed from your wish list",
    show: "View your wish list",
  },
});

/** Adds a gift to the wishes; returns whether it was added. Guests are asked to log in, and it is added after that. */
export function useAddWish(): {
  readonly add: (giftCode: string) => Promise<boolean>;
  readonly isBusy: boolean;
} {
  const words = useCopy(copy);
  const { run, isBusy } = useAction(addWish);
  const { toast } = useOverlays();
  const refresh = useRefresh();
  const attempt = useAttempts();
  const add = useCallback(
    async (giftCode: string) => {
      const outcome = await attempt({ kind: "wish", giftCode }, () => run({ giftCode }));
      if (!outcome?.ok) return false;
      toast({
        message: words.added,
        tone: "success",
        action: { label: words.show, to: paths.wishes() },
      });
      await refresh(listWishes);
      return true;
    },
    [attempt, run, toast, words, refresh],
  );
  return { add, isBusy };
}

/** Removes a gift from the wishes; returns whether it was removed. */
export function useRemoveWish(): {
  readonly remove: (giftCode: string) => Promise<boolean>;
  readonly isBusy: boolean;
} {
  const words = useCopy(copy);
  const { run, isBusy } = useAction(removeWish);
  const { toast } = useOverlays();
  const refresh = useRefresh();
  const remove = useCallback(
    async (giftCode: string) => {
      const outcome = await run({ giftCode });
      if (!outcome.ok) return false;
      toast({ message: words.removed, tone: "success" });
      await refresh(listWishes);
      return true;
    },
    [run, toast, words, refresh],
  );
  return { remove, isBusy };
}
