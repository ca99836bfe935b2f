import type { CartLine } from "@reagent/api/contract/cart";
import { shop } from "@reagent/api/contract/shop";
import { splitByStock, type StockDisplay, type StockMark } from "@reagent/domain/stock";
import { Stock } from "../../../../components/Stock/Stock.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./LineStock.copy.ts";
import * as css from "./LineStock.css.ts";

interface Props {
  readonly mark: StockMark;
  readonly display: StockDisplay;
  /** Whether the hotline is shown below. */
  readonly asksToCall: boolean;
  /** The wanted quantity, to warn of one beyond the stock; undefined for goods that are ordered. */
  readonly wanted?: Pick<CartLine, "stock" | "quantity" | "expectedDelivery" | "pinnedBatch">;
}

/** The stock of a line, what of the wanted quantity is beyond it, and the hotline where there is none. */
export function LineStock({ mark, display, asksToCall, wanted }: Props) {
  const words = useCopy(copy);
  const [hotline] = shop.hotlines;
  return (
    <>
      <Stock mark={mark} display={display} />
      {wanted && <BeyondStock {...wanted} />}
      {asksToCall && (
        <span className={css.call}>
          <TextLink href={`tel:${hotline}`}>{words.callFor(hotline)}</TextLink>
        </span>
      )}
    </>
  );
}

/** What is to come later; of a batch no more will come, which its own note says. */
function BeyondStock({
  stock,
  quantity,
  expectedDelivery,
  pinnedBatch,
}: NonNullable<Props["wanted"]>) {
  const words = useCopy(copy);
  const { inStock, beyond } = splitByStock({ stock, quantity });
  if (inStock === 0 || beyond === 0 || pinnedBatch !== "") return null;
  return (
    <span className={css.beyond} role="status">
      {words.beyond(inStock, beyond, expectedDelivery || words.toBeConfirmed)}
    </span>
  );
}
