import { readUserInfo } from "@reagent/api/contract/account";
import {
  type CartLine,
  exchangeCartLine,
  readCart,
  undoCartExchange,
} from "@reagent/api/contract/cart";
import type { RefObject } from "react";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useExchange } from "../parts/Exchange/useExchange.tsx";

/**
 * Exchanges lines of the cart, and takes the last exchange back.
 *
 * @param settle saves what was typed; false where that failed
 * @param head receives the focus when an exchange was taken back
 */
export function useCartExchange(
  settle: () => Promise<boolean>,
  head: RefObject<HTMLElement | null>,
) {
  const refresh = useRefresh();
  const exchanging = useAction(exchangeCartLine);
  const undoing = useAction(undoCartExchange);
  return useExchange<CartLine>({
    settle,
    head,
    exchange: async ({ line: { productId, quantity }, offer }) => {
      const products = offer.packs.map((pack) => ({
        productId: pack.productId,
        quantity: pack.quantity,
      }));
      return (await exchanging.run({ productId, quantity, products })).ok;
    },
    undo: async ({ line: { productId } }) => (await undoing.run({ productId })).ok,
    show: () => refresh(readCart, readUserInfo),
  });
}
