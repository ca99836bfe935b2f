import type { Pack } from "@reagent/api/contract/product";
import { type Fen, sum, times } from "@reagent/domain/money";
import { hasAnyQuantity } from "@reagent/domain/quantity";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { useCartActions } from "../../../../data/use-cart-actions.tsx";
import { useSession } from "../../../../state/session.ts";
import { factsOf, type PackView } from "../PackTable/pack-facts.ts";
import { type Quantities, useKeptQuantities } from "./useKeptQuantities.ts";

export interface PackChoice {
  /** By product id; a pack that is not named has 0. */
  readonly quantities: Quantities;
  /** Of the packs that are named; the others stay as they are. */
  readonly choose: (quantities: Quantities) => void;
  /** How many packs are chosen, of all sizes together. */
  readonly count: number;
  /** What they cost the viewer. */
  readonly total: Fen;
  /** Whether any pack can be put into the cart at all. */
  readonly canBuy: boolean;
  /** Puts what is chosen into the cart; the mark of it flies from the element given. */
  readonly addToCart: (from: Element) => Promise<void>;
  readonly isBusy: boolean;
}

interface Options extends PackView {
  readonly itemCode: string;
  readonly packs: readonly Pack[];
  /** What is told when every quantity is 0. */
  readonly nothingChosen: string;
  /** What a guest is told; without it they are asked to log in. */
  readonly toGuests?: string | undefined;
}

/**
 * How many of each pack of an item are wanted: 0 at first, and again once they are in the cart (storefront §4, product line rows;
 * §5, quantities).
 */
export function usePackChoice({
  itemCode,
  packs,
  viewer,
  isLowBoiling,
  nothingChosen,
  toGuests,
}: Options): PackChoice {
  const { isLoggedIn } = useSession();
  const { quantities, choose, clear } = useKeptQuantities(itemCode);
  const { alert } = useOverlays();
  const { addPacks, isBusy } = useCartActions();

  const rows = packs.map((pack) => ({
    productId: pack.productId,
    quantity: quantities[pack.productId] ?? 0,
    ...factsOf(pack, { viewer, isLowBoiling }),
  }));
  const chosen = rows.filter(({ canBuy, quantity }) => canBuy && quantity > 0);
  return {
    quantities,
    choose,
    count: chosen.reduce((count, { quantity }) => count + quantity, 0),
    total: sum(
      chosen.flatMap(({ price, quantity }) =>
        "price" in price ? times(price.price.own, quantity) : [],
      ),
    ),
    canBuy: rows.some(({ canBuy }) => canBuy),
    addToCart: async (from) => {
      if (toGuests !== undefined && !isLoggedIn)
        return void alert({ message: toGuests, tone: "warning" });
      if (!hasAnyQuantity(chosen.map(({ quantity }) => quantity)))
        return void alert({ message: nothingChosen, tone: "warning" });
      const products = chosen.map(({ productId, quantity }) => ({ productId, quantity }));
      if (await addPacks(itemCode, products, from)) clear();
    },
    isBusy,
  };
}
