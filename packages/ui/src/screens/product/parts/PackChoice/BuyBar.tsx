import ShoppingCart from "@lucide/icons/icons/shopping-cart";
import { Button } from "../../../../components/Button/Button.tsx";
import { Price } from "../../../../components/Price/Price.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./BuyBar.copy.ts";
import * as css from "./BuyBar.css.ts";
import type { PackChoice } from "./usePackChoice.ts";

interface Props {
  readonly choice: PackChoice;
  /** `page` is the one action of a product's page and stays in sight on a phone; `row` stands under a table of a list. */
  readonly place: "page" | "row";
}

/** How many packs are chosen, what they cost, and the button that puts them into the cart. */
export function BuyBar({ choice, place }: Props) {
  const words = useCopy(copy);
  if (!choice.canBuy) return null;
  return (
    <div className={css.bar[place]}>
      <p className={css.sum[place]} aria-live="polite">
        <span className={css.count}>
          {words.beforeCount}
          <b>{choice.count}</b>
          {words.afterCount}
        </span>
        <Price amount={choice.total} size={place === "page" ? "large" : "inherit"} />
      </p>
      <Button
        kind="primary"
        size={place === "page" ? "large" : "medium"}
        icon={ShoppingCart}
        isBusy={choice.isBusy}
        onClick={(event) => void choice.addToCart(event.currentTarget)}
      >
        {words.add}
      </Button>
    </div>
  );
}
