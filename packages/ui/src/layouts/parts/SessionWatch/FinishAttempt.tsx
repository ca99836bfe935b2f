import { useSetAtom } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { dropDraft } from "../../../components/Form/drafts.ts";
import { useAddToBasket } from "../../../data/use-add-to-basket.tsx";
import { useCartActions } from "../../../data/use-cart-actions.tsx";
import { useFavourite } from "../../../data/use-favourite.tsx";
import { useAddStockAlert } from "../../../data/use-stock-alerts.tsx";
import { useAddWish } from "../../../data/use-wishes.tsx";
import { finishedAttemptsAtom } from "../../../state/atoms.ts";
import { draftNames } from "../../../state/draft-names.ts";
import { useEnvironment } from "../../../state/environment.tsx";
import { useStorage } from "../../../state/storage.tsx";
import { takeAttempt } from "../../../state/take-attempt.ts";

/** Adds what the customer wanted to add before the login, once, with the usual message; what was typed for it is then cleared. */
export function FinishAttempt() {
  const stores = useStorage();
  const countFinished = useSetAtom(finishedAttemptsAtom);
  const { now } = useEnvironment();
  const cart = useCartActions();
  const favourites = useFavourite();
  const stockAlerts = useAddStockAlert();
  const basket = useAddToBasket();
  const wishes = useAddWish();
  const finish = useEffectEvent(async () => {
    const attempt = takeAttempt(stores.session, now());
    const clear = (draft: string) => {
      dropDraft(stores, draft);
      countFinished((count) => count + 1);
    };
    switch (attempt?.kind) {
      case "packs":
        if (await cart.addPacks(attempt.itemCode, attempt.packs))
          clear(draftNames.packs(attempt.itemCode));
        return;
      case "batch":
        await cart.addOfBatch(attempt);
        return;
      case "instrument":
        await cart.addInstrument(attempt);
        return;
      case "code":
        if (await cart.addByCode(attempt.productCode, attempt.quantity))
          clear(draftNames.quickOrder);
        return;
      case "favourite":
        return favourites.add(attempt.itemId);
      case "stock-alert":
        await stockAlerts.add(attempt.goods);
        return;
      case "gift":
        await basket.add(attempt);
        return;
      case "wish":
        await wishes.add(attempt.giftCode);
        return;
      case undefined:
        return;
    }
  });
  useEffect(() => void finish(), []);
  return null;
}
