import type { Cart } from "@reagent/api/contract/cart";
import { checkedTotals } from "@reagent/domain/cart";
import type { ReactNode, RefObject } from "react";
import * as css from "../../../blocks/OrderBar/OrderBar.css.ts";
import { OrderBar } from "../../../blocks/OrderBar/OrderBar.tsx";
import { VatNote } from "../../../blocks/VatNote/VatNote.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { Price } from "../../../components/Price/Price.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useMatches } from "../../../state/use-matches.ts";
import { copy as listCopy } from "../../shopping-list/parts/AddToList/AddToList.copy.ts";
import { linesOf, savedOn } from "../parts/line-facts.ts";
import { copy } from "./Cart.copy.ts";
import * as page from "./Cart.css.ts";
import { checkedState } from "./CartGroup.tsx";
import { FreightNote } from "./FreightNote.tsx";
import { narrow } from "./widths.ts";

interface Props {
  /** The cart with pending changes. */
  readonly cart: Cart;
  /** The cart as the server answered it last, which has the sums. */
  readonly answered: Cart;
  /** Whether pending changes affect the sums. */
  readonly isStale: boolean;
  readonly isGoingOn: boolean;
  /** The message of the last failed change or reload. */
  readonly trouble: ReactNode;
  readonly onSelectAll: (isSelected: boolean) => void;
  readonly onRemoveSelected: (button: HTMLElement) => void;
  readonly onClear: (button: HTMLElement) => void;
  /** Opens the dialog that adds the selected lines to a list. */
  readonly onSaveAsList: () => void;
  readonly onNext: () => void;
  /** The button for the next step. */
  readonly next: RefObject<HTMLButtonElement | null>;
  readonly nextId: string;
}

/** The number and the sums of the selected lines, and the button for the next step. */
export function CartBar({
  cart,
  answered,
  isStale,
  isGoingOn,
  trouble,
  next,
  nextId,
  ...actions
}: Props) {
  const words = useCopy(copy);
  const isNarrow = useMatches(narrow);
  const { saveAs } = useCopy(listCopy);
  const lines = linesOf(cart);
  const { quantity } = checkedTotals(
    lines.map((line) => ({ ...line, isChecked: line.isSelected })),
  );
  const saved = savedOn(linesOf(answered));
  return (
    <>
      {/* In the bar of a phone it would take the place of a line of the cart. */}
      {isNarrow && (
        <p className={page.freight}>
          <FreightNote freight={answered.freight} />
        </p>
      )}
      <OrderBar
        trouble={trouble}
        actions={
          <>
            <Checkbox
              label={words.selectAll}
              value={checkedState(lines)}
              onChange={actions.onSelectAll}
            />
            <Button
              kind="quiet-danger"
              size="small"
              onClick={(event) => actions.onRemoveSelected(event.currentTarget)}
            >
              {words.removeSelected}
            </Button>
            <Button
              kind="quiet-danger"
              size="small"
              onClick={(event) => actions.onClear(event.currentTarget)}
            >
              {words.clear}
            </Button>
            <Button kind="quiet" size="small" onClick={actions.onSaveAsList}>
              {saveAs}
            </Button>
          </>
        }
        isStale={isStale}
        sums={
          <>
            {saved > 0 && (
              <span className={css.minor}>
                {words.saved} <Price amount={saved} kind="list" />
              </span>
            )}
            <span className={css.minor}>
              {words.beforeCount}
              <b>{quantity.toFixed(0)}</b>
              {words.afterCount}
            </span>
            <span className={css.total}>
              <Price amount={answered.total} size="large" /> <VatNote />
            </span>
            {!isNarrow && (
              <span className={css.further}>
                <FreightNote freight={answered.freight} />
              </span>
            )}
          </>
        }
        next={{
          label: words.next,
          isBusy: isGoingOn,
          onClick: actions.onNext,
          isSecondary: quantity === 0,
          ref: next,
          id: nextId,
        }}
      />
    </>
  );
}
