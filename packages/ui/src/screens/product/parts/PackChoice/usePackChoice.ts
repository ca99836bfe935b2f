import type { Pack } from "@reagent/api/contract/product";
import { type Fen, sum, times } from "@reagent/domain/money";
import { hasAnyQuantity } from "@reagent/domain/quantity";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { useWrongQuantity } from "../../../../components/QuantityField/useWrongQuantity.ts";
import { useCartActions } from "../../../../data/use-cart-actions.tsx";
import { useSession } from "../../../../state/session.ts";
import type { ListedProduct } from "../../../shopping-list/parts/AddToList/listed-product.ts";
import { factsOf, type PackView } from "../PackTable/pack-facts.ts";
import { type Quantities, quantityIn, useStoredQuantities } from "./useStoredQuantities.ts";

export interface PackChoice {
  readonly quantities: Quantities;
  /** Sets the quantities of the given packs only. */
  readonly choose: (quantities: Quantities) => void;
  /** The number of chosen packs of all sizes. */
  readonly count: number;
  /** Their price for the viewer. */
  readonly total: Fen;
  /** Whether any pack can be added to the cart. */
  readonly canBuy: boolean;
  /** The chosen packs, as a list takes them. */
  readonly listed: readonly ListedProduct[];
  /** The product codes whose typed texts are no quantities: until they are corrected, nothing is added. */
  readonly wrong: readonly string[];
  /** Adds the chosen packs to the cart; the animation starts at the given element. */
  readonly addToCart: (from: Element) => Promise<void>;
  readonly isBusy: boolean;
}

interface Options extends PackView {
  readonly itemCode: string;
  readonly packs: readonly Pack[];
  /** The alert if every quantity is 0. */
  readonly nothingChosen: string;
  /** The alert for a guest; without it the log-in opens. */
  readonly toGuests?: string | undefined;
}

/**
 * The quantities of an item's packs: 0 at first, and again once they are in the cart (storefront §4, product line rows; §5,
 * quantities).
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
  const { quantities, choose, clear } = useStoredQuantities(itemCode);
  const { alert } = useOverlays();
  const askToCorrect = useWrongQuantity();
  const { addPacks, isBusy } = useCartActions();

  const rows = packs.map((pack) => ({
    productId: pack.productId,
    productCode: pack.productCode,
    quantity: quantityIn(quantities, pack.productId) ?? 0,
    isWrong: quantityIn(quantities, pack.productId) === null,
    ...factsOf(pack, { viewer, isLowBoiling }),
  }));
  const wrong = rows.flatMap(({ isWrong, productCode }) => (isWrong ? [productCode] : []));
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
    listed: chosen.map(({ productCode, quantity }) => ({
      kind: "reagent",
      productCode,
      quantity,
    })),
    wrong,
    addToCart: async (from) => {
      if (toGuests !== undefined && !isLoggedIn)
        return void alert({ message: toGuests, tone: "warning" });
      if (wrong.length > 0) return askToCorrect(wrong);
      if (!hasAnyQuantity(chosen.map(({ quantity }) => quantity)))
        return void alert({ message: nothingChosen, tone: "warning" });
      const products = chosen.map(({ productId, quantity }) => ({ productId, quantity }));
      if (await addPacks(itemCode, products, from)) clear();
    },
    isBusy,
  };
}
