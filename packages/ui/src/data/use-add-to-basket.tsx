import { addToBasket, readBasket } from "@reagent/api/contract/basket";
import { readOrchardUser } from "@reagent/api/contract/gift";
import { useCallback } from "react";
import { useFlyToCart } from "../components/FlyToCart/useFlyToCart.ts";
import { useOverlays } from "../components/overlay/useOverlays.ts";
import { defineCopy } from "../language/define-copy.ts";
import { useCopy } from "../language/language.tsx";
import { useAction } from "./use-action.tsx";
import { useAttempts } from "./use-attempts.tsx";
import { useRefresh } from "./use-call.tsx";

const copy = defineCopy({
  zh: { added: "已加入果篮" },
  en: { added: "Added to fruit basket" },
});

export interface ChosenGift {
  readonly giftCode: string;
  readonly quantity: number;
}

/** Adds a gift to the basket; returns whether it was added. Guests are asked to log in, and it is added after that. */
export function useAddToBasket(): {
  readonly add: (gift: ChosenGift, from?: Element | null) => Promise<boolean>;
  readonly isBusy: boolean;
} {
  const words = useCopy(copy);
  const { run, isBusy } = useAction(addToBasket);
  const { toast } = useOverlays();
  const flyToCart = useFlyToCart();
  const refresh = useRefresh();
  const attempt = useAttempts();
  const add = useCallback(
    async (gift: ChosenGift, from?: Element | null) => {
      const outcome = await attempt({ kind: "gift", ...gift }, () => run(gift));
      if (!outcome?.ok) return false;
      if (from) void flyToCart(from);
      toast({ message: words.added, tone: "success" });
      await refresh(readOrchardUser, readBasket);
      return true;
    },
    [attempt, run, flyToCart, toast, words, refresh],
  );
  return { add, isBusy };
}
