import type { OrderLimit } from "@reagent/api/contract/checkout";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Checkout.copy.ts";
import { copy as dialogCopy } from "./LimitedProducts.copy.ts";
import { ProductNames } from "./ProductNames.tsx";
import * as css from "./Summary.css.ts";

/** What blocks the order, and how to open the dialog in which it can be removed. */
export interface Limited {
  readonly limit: OrderLimit;
  readonly onGo: () => void;
}

interface Props extends Limited {
  /** Whether the customer has pressed submit. */
  readonly isPressing: boolean;
}

/** The products that block the order, in the open, with the reason and the way to their dialog. */
export function LimitedList({ limit, onGo, isPressing }: Props) {
  const words = useCopy(copy);
  const { title } = useCopy(dialogCopy);
  return (
    <section className={css.blockers({ isPressing })} aria-label={title}>
      <p>{limit.message}</p>
      <ProductNames label={title} products={limit.products} />
      <button type="button" className={css.blocker} onClick={onGo}>
        {words.restricted(limit.products.length)}
      </button>
    </section>
  );
}
