import {
  exchangeListLine,
  listShoppingLists,
  readShoppingList,
  type ShoppingList,
  type ShoppingListLine,
  undoListExchange,
} from "@reagent/api/contract/shopping-list";
import { lineTotal } from "@reagent/domain/cart";
import { exchangeReasons } from "@reagent/domain/exchange";
import { type Fen, fen } from "@reagent/domain/money";
import { fulfilledDuties } from "@reagent/domain/restriction";
import type { RefObject } from "react";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useExchange } from "../../cart/parts/Exchange/useExchange.tsx";

/** A line with what it costs, which is nothing where it has no price. */
type PricedLine = ShoppingListLine & { readonly total: Fen };

/** The reagents of a list that may be exchanged: sold out, short, not sold through the cart, or regulated. */
export function linesToExchange({ lines, filings }: ShoppingList): ShoppingListLine[] {
  const fulfilled = fulfilledDuties(filings);
  return lines.filter(
    (line) =>
      line.productId !== "" &&
      exchangeReasons({ ...line, hasPrice: line.state === "sold" }, fulfilled).length > 0,
  );
}

/**
 * Exchanges lines of a list, and takes the last exchange back.
 *
 * @param settle saves what was typed; false where that failed
 * @param head receives the focus when an exchange was taken back
 */
export function useListExchange(
  listId: string,
  settle: () => Promise<boolean>,
  head: RefObject<HTMLElement | null>,
) {
  const refresh = useRefresh();
  const exchanging = useAction(exchangeListLine);
  const undoing = useAction(undoListExchange);
  const { open, ...exchange } = useExchange<PricedLine>({
    settle,
    head,
    exchange: async ({ line: { productCode, quantity }, offer }) => {
      const products = offer.packs.map((pack) => ({
        productCode: pack.productCode,
        quantity: pack.quantity,
      }));
      return (await exchanging.run({ listId, productCode, quantity, products })).ok;
    },
    undo: async ({ line: { productCode } }) => (await undoing.run({ listId, productCode })).ok,
    show: () => refresh(readShoppingList, listShoppingLists),
  });
  return {
    ...exchange,
    open: (line: ShoppingListLine, button: HTMLElement) =>
      open({ ...line, total: totalOf(line) }, button),
  };
}

const totalOf = ({ state, price, quantity }: ShoppingListLine): Fen =>
  state === "sold" && price !== null ? lineTotal(price, quantity) : fen(0);
