import type { ItemBatch } from "@reagent/api/contract/product";
import { Button } from "../../../../components/Button/Button.tsx";
import { NoValue } from "../../../../components/NoValue/NoValue.tsx";
import { VisuallyHidden } from "../../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useCartActions } from "../../../../data/use-cart-actions.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./Batches.copy.ts";
import * as css from "./Certificate.css.ts";

/** What is left of a batch in each pack, each with a button that puts one of this batch into the cart. */
export function BatchStocks({ batch: { batchCode, stocks } }: { batch: ItemBatch }) {
  const words = useCopy(copy);
  const { addOfBatch, isBusy } = useCartActions();
  if (stocks.length === 0) return <NoValue />;
  return (
    <ul className={css.stocks}>
      {stocks.map(({ productId, pack, stock }) => (
        <li key={productId} className={css.stock}>
          <span className={css.left}>
            {pack} <span className={css.note}>{words.free(stock)}</span>
          </span>
          {stock > 0 && (
            <Button
              kind="quiet"
              size="small"
              isBusy={isBusy}
              onClick={({ currentTarget }) =>
                void addOfBatch({ productId, batchCode, quantity: 1 }, currentTarget)
              }
            >
              {words.add}
              <VisuallyHidden> {words.addOf(batchCode, pack)}</VisuallyHidden>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
