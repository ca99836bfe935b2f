import type { GiftRow } from "@reagent/api/contract/gift";
import { giftPrice } from "@reagent/domain/gift";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./GiftList.copy.ts";
import * as css from "./GiftList.css.ts";

interface Props {
  readonly gifts: readonly GiftRow[];
  /** How many grains the customer has; undefined until they have loaded. */
  readonly grains: number | undefined;
}

/** For how many gifts of a page the customer's grains are enough, each on its own. */
export function Affordable({ gifts, grains }: Props) {
  const words = useCopy(copy);
  return <p className={css.affordable}>{grains === undefined ? "" : sentence(grains)}</p>;

  function sentence(balance: number): string {
    const count = gifts.filter((gift) => gift.stock > 0 && giftPrice(gift) <= balance).length;
    const shown = balance.toLocaleString("en-US");
    if (count === 0) return words.enoughForNone(shown);
    return count === gifts.length ? words.enoughForAll(shown) : words.enoughFor(shown, count);
  }
}
