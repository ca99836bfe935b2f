import type { Outcome } from "@reagent/api/client/failure";
import { readUserInfo } from "@reagent/api/contract/account";
import {
  addAllToCart,
  addInstrumentToCart,
  addToCart,
  pinToBatch,
  quickAddToCart,
  readCart,
} from "@reagent/api/contract/cart";
import { INSTRUMENT_QUANTITY } from "@reagent/domain/quantity";
import { useCallback, useMemo } from "react";
import { useFlyToCart } from "../components/FlyToCart/useFlyToCart.ts";
import { useOverlays } from "../components/overlay/useOverlays.ts";
import { defineCopy } from "../language/define-copy.ts";
import { useCopy } from "../language/language.tsx";
import type { Attempt } from "../state/attempt.ts";
import { useAction } from "./use-action.tsx";
import { useAttempts } from "./use-attempts.tsx";
import { useRefresh } from "./use-call.tsx";

const copy = defineCopy({
  // The spelling of `quick` is the specification's.
  zh: {
    reagents: "加入购物车成功！",
    instrument: "已加入购物车",
    quick: "加人购物车成功",
    ofBatch: (batchCode: string) => `已加入购物车，指定批号 ${batchCode}`,
  },
  en: {
    reagents: "Added to the cart.",
    instrument: "Added to the cart",
    quick: "Added to the cart",
    ofBatch: (batchCode) => `Added to the cart, of batch ${batchCode}`,
  },
});

export interface ChosenPack {
  readonly productId: string;
  readonly quantity: number;
}

export interface ChosenSku {
  readonly spuCode: string;
  readonly skuId: string;
  /** Where it cannot be chosen, that of all such buttons. */
  readonly quantity?: number;
}

export interface ChosenBatch extends ChosenPack {
  readonly batchCode: string;
}

export interface CartActions {
  /** Adds the chosen packs of one item, all or none; returns whether they were added. */
  addPacks(itemCode: string, packs: readonly ChosenPack[], from?: Element | null): Promise<boolean>;
  /** Adds packs of a batch; the line of the pack is then of this batch. */
  addOfBatch(batch: ChosenBatch, from?: Element | null): Promise<boolean>;
  addInstrument(sku: ChosenSku, from?: Element | null): Promise<boolean>;
  addByCode(productCode: string, quantity: number): Promise<boolean>;
  readonly isBusy: boolean;
}

/** Adds to the cart: asks guests to log in, and adds after that; on success shows a toast and an animation, and reads the cart and its count again. */
export function useCartActions(): CartActions {
  const one = useAction(addToCart);
  const several = useAction(addAllToCart);
  const ofBatch = useAction(pinToBatch);
  const instrument = useAction(addInstrumentToCart);
  const quick = useAction(quickAddToCart);
  const refresh = useRefresh();
  const flyToCart = useFlyToCart();
  const { toast } = useOverlays();
  const attempt = useAttempts();
  const words = useCopy(copy);

  const add = useCallback(
    async (
      what: Attempt,
      call: () => Promise<Outcome<unknown>>,
      message: string,
      from?: Element | null,
    ) => {
      const outcome = await attempt(what, call);
      if (!outcome?.ok) return false;
      if (from) void flyToCart(from);
      toast({ message, tone: "success" });
      await refresh(readUserInfo, readCart);
      return true;
    },
    [attempt, flyToCart, toast, refresh],
  );

  return useMemo(
    () => ({
      addPacks: (itemCode, packs, from) =>
        add(
          { kind: "packs", itemCode, packs: [...packs] },
          () => {
            const [only, ...others] = packs;
            return only && others.length === 0
              ? one.run({ itemCode, ...only })
              : several.run({ itemCode, products: packs });
          },
          words.reagents,
          from,
        ),
      addOfBatch: (batch, from) =>
        add(
          { kind: "batch", ...batch },
          () => ofBatch.run(batch),
          words.ofBatch(batch.batchCode),
          from,
        ),
      addInstrument: (sku, from) =>
        add(
          { kind: "instrument", quantity: INSTRUMENT_QUANTITY, ...sku },
          () => instrument.run({ quantity: INSTRUMENT_QUANTITY, ...sku }),
          words.instrument,
          from,
        ),
      addByCode: (productCode, quantity) =>
        add(
          { kind: "code", productCode, quantity },
          () => quick.run({ productCode, quantity }),
          words.quick,
        ),
      isBusy: one.isBusy || several.isBusy || ofBatch.isBusy || instrument.isBusy || quick.isBusy,
    }),
    [add, one, several, ofBatch, instrument, quick, words],
  );
}
