import ShoppingCart from "@lucide/icons/icons/shopping-cart";
import { useState } from "react";
import { Button } from "../../../../components/Button/Button.tsx";
import { Price } from "../../../../components/Price/Price.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { AddToListButton } from "../../../shopping-list/parts/AddToList/AddToListButton.tsx";
import { copy } from "./BuyBar.copy.ts";
import * as css from "./BuyBar.css.ts";
import type { PackChoice } from "./usePackChoice.ts";

interface Props {
  readonly choice: PackChoice;
  /** `page`: the main action of a product's page, in view on a phone once something is chosen; `row`: below the packs of an item in a list. */
  readonly place: "page" | "row";
}

/** The number and total of the chosen packs, if there are any, and the buttons that add them to the cart or to a list. */
export function BuyBar({ choice, place }: Props) {
  const words = useCopy(copy);
  const hasChoice = choice.count > 0;
  const wanted = place === "page" && hasChoice ? "pinned" : place;
  // A press first ends the typing in a field, which can be what pins the bar: it would move away, and the press would be lost.
  const [pressed, setPressed] = useState<typeof wanted>();
  if (!choice.canBuy) return null;
  const size = place === "page" ? "large" : "medium";
  return (
    <div className={css.slot[place]}>
      <div
        className={css.bar[pressed ?? wanted]}
        role="presentation"
        onMouseDown={() => setPressed(wanted)}
        onMouseUp={() => setPressed(undefined)}
        onMouseLeave={() => setPressed(undefined)}
      >
        <p className={css.sum[place]} aria-live="polite">
          {hasChoice && (
            <>
              <span className={css.count}>
                {words.beforeCount}
                <b>{choice.count}</b>
                {words.afterCount}
              </span>
              <Price amount={choice.total} size={place === "page" ? "large" : "inherit"} />
            </>
          )}
        </p>
        <AddToListButton
          products={choice.listed}
          wrong={choice.wrong}
          size={size}
          isNarrowOnPhones
        />
        <Button
          kind={hasChoice ? "primary" : "secondary"}
          size={size}
          icon={ShoppingCart}
          isBusy={choice.isBusy}
          onClick={(event) => void choice.addToCart(event.currentTarget)}
        >
          {words.add}
        </Button>
      </div>
    </div>
  );
}
