import type { Reader, Tx } from "../database/database.ts";
import type { TransitionContext } from "../ordering/orders/transitions/loaded-order.ts";
import type { OperatorShop } from "./operator-shop.ts";

/** What a command does to one thing, by its id; returns what it says of it. */
type Change = (tx: Tx, id: string, context: TransitionContext) => Promise<string>;

interface Changed {
  readonly idOf: (reader: Reader, word: string) => Promise<string>;
  readonly show: (reader: Reader, id: string, shop: OperatorShop) => Promise<readonly string[]>;
}

/** Makes the work of commands that each change one thing in one transaction, and show it afterwards. */
export function changing({ idOf, show }: Changed) {
  return (word: string, change: Change) =>
    (shop: OperatorShop): Promise<readonly string[]> =>
      shop.database.transact(async (tx) => {
        const id = await idOf(tx, word);
        const done = await change(tx, id, { now: shop.now, language: "en" });
        return [done, "", ...(await show(tx, id, shop))];
      });
}
