import MapPin from "@lucide/icons/icons/map-pin";
import type { Address } from "@reagent/api/contract/address";
import { type ComponentProps, type ReactNode, useId } from "react";
import { OrderSide } from "../../../blocks/OrderSide/OrderSide.tsx";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { Price } from "../../../components/Price/Price.tsx";
import { useCopy } from "../../../language/language.tsx";
import { AddressText } from "../../address/parts/AddressText.tsx";
import { type Blocker, Blockers } from "./Blockers.tsx";
import { copy } from "./Checkout.copy.ts";
import { type Limited, LimitedList } from "./LimitedList.tsx";
import * as css from "./Summary.css.ts";
import { copy as totalsCopy } from "./Totals.copy.ts";
import { Totals } from "./Totals.tsx";

interface Props extends ComponentProps<typeof Totals> {
  readonly address: Address | undefined;
  /** The failure of the recalculation. */
  readonly trouble: ReactNode;
  readonly blockers: readonly Blocker[];
  readonly limited: Limited | undefined;
  readonly hasTried: boolean;
  readonly isBusy: boolean;
  /** Loads the code that a press needs, on hover or focus. */
  readonly onPrepare: () => void;
  readonly onSubmit: () => void;
}

/** The sums of the order, what blocks it, and the submit button. */
export function Summary({
  address,
  trouble,
  blockers,
  limited,
  hasTried,
  isBusy,
  ...props
}: Props) {
  const words = useCopy(copy);
  const { payable } = useCopy(totalsCopy);
  const id = useId();
  const { onPrepare, onSubmit, ...totals } = props;
  return (
    <OrderSide
      labelledBy={id}
      sums={
        <>
          <h2 className={css.title} id={id}>
            {payable}
          </h2>
          <Totals {...totals} />
          <div role="status">{trouble}</div>
          {limited && <LimitedList {...limited} isPressing={hasTried} />}
        </>
      }
      barTotal={
        <>
          {payable} <Price amount={totals.sums.total.payable} size="medium" />
        </>
      }
      action={isBusy ? words.submitting : words.submit}
      isBusy={isBusy}
      onPrepare={onPrepare}
      onAct={onSubmit}
    >
      <div className={css.after}>
        <Blockers title={words.toDo} blockers={blockers} isPressing={hasTried} />
        {totals.kinds.length > 1 && <p className={css.note}>{words.twoOrders}</p>}
        {address && (
          <p className={css.to}>
            <span className={css.pin}>
              <Icon of={MapPin} />
            </span>
            <span>
              {address.receiver}　{address.mobile}
              <br />
              <AddressText place={address} />
            </span>
          </p>
        )}
      </div>
    </OrderSide>
  );
}
