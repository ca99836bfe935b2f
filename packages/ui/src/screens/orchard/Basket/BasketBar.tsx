import type { Basket } from "@reagent/api/contract/basket";
import { paths } from "@reagent/api/pages/paths";
import type { ReactNode } from "react";
import * as css from "../../../blocks/OrderBar/OrderBar.css.ts";
import { OrderBar } from "../../../blocks/OrderBar/OrderBar.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { Grains } from "../../../components/Grains/Grains.tsx";
import { useCopy } from "../../../language/language.tsx";
import { GrainsAfter } from "../parts/GrainsAfter/GrainsAfter.tsx";
import { copy } from "./Basket.copy.ts";

interface Props {
  /** The basket as the server answered it last, which has the sums. */
  readonly answered: Basket;
  readonly isStale: boolean;
  readonly isGoingOn: boolean;
  readonly trouble: ReactNode;
  readonly onClear: (button: HTMLElement) => void;
  readonly onNext: () => void;
}

/** The sums of the basket beside the customer's grains, and the button for the next step. */
export function BasketBar({ answered, isStale, isGoingOn, trouble, onClear, onNext }: Props) {
  const words = useCopy(copy);
  const { quantity, total, grains } = answered;
  return (
    <OrderBar
      trouble={trouble}
      actions={
        <span className={css.quietActions}>
          <Button
            kind="quiet-danger"
            size="small"
            onClick={(event) => onClear(event.currentTarget)}
          >
            {words.clear}
          </Button>
          <ButtonLink kind="quiet" size="small" to={paths.orchard()}>
            {words.goOn}
          </ButtonLink>
        </span>
      }
      isStale={isStale}
      sums={
        <>
          <span className={css.minor}>
            <GrainsAfter total={total} grains={grains} />
          </span>
          <span className={css.minor}>
            {words.beforeCount}
            <b>{quantity}</b>
            {words.afterCount}
          </span>
          <span className={css.total}>
            <Grains amount={total} kind={total <= grains ? "own" : "beyond"} size="medium" />
          </span>
        </>
      }
      next={{
        label: words.next,
        isBusy: isGoingOn,
        onClick: onNext,
        isSecondary: quantity === 0 || total > grains,
      }}
    />
  );
}
