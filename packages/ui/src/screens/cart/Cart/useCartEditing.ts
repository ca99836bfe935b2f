import { readUserInfo } from "@reagent/api/contract/account";
import {
  type Cart,
  checkCartLine,
  clearCart,
  editCartLine,
  readCart,
  removeCartLine,
} from "@reagent/api/contract/cart";
import { useAction } from "../../../data/use-action.tsx";
import { type LineEditing, useLineEditing } from "../../../data/use-line-editing.ts";
import { useCopy } from "../../../language/language.tsx";
import { draftNames } from "../../../state/draft-names.ts";
import { type CartChange, cartAfter, lineOf, StoredCartChange } from "./cart-changes.ts";
import { copy } from "./Cart.copy.ts";

export type CartEditing = LineEditing<Cart, CartChange>;

/** Edits the lines of the cart (storefront §7, after a change; §8, successes). */
export function useCartEditing(answered: Cart | undefined, isOutdated: boolean): CartEditing {
  const words = useCopy(copy);
  const { run: edit } = useAction(editCartLine);
  const { run: check } = useAction(checkCartLine);
  const { run: remove } = useAction(removeCartLine);
  const { run: clear } = useAction(clearCart);
  return useLineEditing<Cart, CartChange>({
    draftKey: draftNames.cart,
    stored: StoredCartChange,
    answered,
    isOutdated,
    after: cartAfter,
    send: (change, shown) => {
      switch (change.kind) {
        case "edit": {
          const line = shown && lineOf(shown, change.line);
          if (!line) return undefined;
          const { quantity, customerItemNumber } = line;
          return edit({ ...change.line, quantity, customerItemNumber });
        }
        case "select":
          return check({ ...change.line, ...change.to });
        case "remove":
          return remove(change.line);
        case "clear":
          return clear({});
      }
    },
    calls: {
      edit: { endpoint: editCartLine, saved: words.edited },
      select: { endpoint: checkCartLine, notSaved: words.notSelected },
      remove: { endpoint: removeCartLine, saved: words.removed, notSaved: words.notRemoved },
      clear: { endpoint: clearCart, saved: words.cleared, notSaved: words.notCleared },
    },
    rereads: [readCart, readUserInfo],
  });
}
