import {
  type Basket,
  type BasketLine,
  clearBasket,
  readBasket,
  removeBasketLine,
  updateBasketLine,
} from "@reagent/api/contract/basket";
import { readOrchardUser } from "@reagent/api/contract/gift";
import * as v from "valibot";
import { type LineChange, linesAfter, storedEdit } from "../../../data/line-changes.ts";
import { useAction } from "../../../data/use-action.tsx";
import { type LineEditing, useLineEditing } from "../../../data/use-line-editing.ts";
import { useCopy } from "../../../language/language.tsx";
import { draftNames } from "../../../state/draft-names.ts";
import { copy } from "./Basket.copy.ts";

type BasketChange = Exclude<
  LineChange<Pick<BasketLine, "giftId">, Pick<BasketLine, "quantity">>,
  { kind: "select" }
>;
export type BasketEditing = LineEditing<Basket, BasketChange>;

const StoredBasketChange = storedEdit({ giftId: v.string() }, { quantity: v.number() });

/** Edits the lines of the basket (customer centre §8, successes). */
export function useBasketEditing(answered: Basket | undefined, isOutdated: boolean): BasketEditing {
  const words = useCopy(copy);
  const { run: update } = useAction(updateBasketLine);
  const { run: remove } = useAction(removeBasketLine);
  const { run: clear } = useAction(clearBasket);
  return useLineEditing<Basket, BasketChange>({
    draftKey: draftNames.basket,
    stored: StoredBasketChange,
    answered,
    isOutdated,
    after: (basket, change) => ({ ...basket, lines: linesAfter(basket.lines, change) }),
    send: (change) => {
      switch (change.kind) {
        case "edit":
          return update({ ...change.line, ...change.to });
        case "remove":
          return remove(change.line);
        case "clear":
          return clear({});
      }
    },
    calls: {
      edit: { endpoint: updateBasketLine, saved: words.edited },
      remove: { endpoint: removeBasketLine, saved: words.removed, notSaved: words.notRemoved },
      clear: { endpoint: clearBasket, saved: words.cleared, notSaved: words.notCleared },
    },
    rereads: [readBasket, readOrchardUser],
  });
}
