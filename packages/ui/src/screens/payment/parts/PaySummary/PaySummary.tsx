import type { Fen } from "@reagent/domain/money";
import { type ReactNode, useId } from "react";
import { OrderSide } from "../../../../blocks/OrderSide/OrderSide.tsx";
import { VatNote } from "../../../../blocks/VatNote/VatNote.tsx";
import { Price } from "../../../../components/Price/Price.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./PaySummary.copy.ts";
import * as css from "./PaySummary.css.ts";

interface Props {
  readonly amount: Fen;
  /** The parts of the total, where there are several. */
  readonly parts?: {
    readonly goodsAmount: Fen;
    readonly couponAmount: Fen;
    readonly freight: Fen;
    readonly vatPercent: number;
  };
  /** The label of the button. */
  readonly action: string;
  readonly isBusy: boolean;
  /** Whether a method is chosen that can pay the amount. */
  readonly isReady: boolean;
  /** Loads the code that a press needs, on hover or focus. */
  readonly onPrepare: () => void;
  readonly onPay: () => void;
}

/** The total to pay and the pay button. */
export function PaySummary({ amount, parts, action, isBusy, isReady, onPrepare, onPay }: Props) {
  const words = useCopy(copy);
  const id = useId();
  return (
    <OrderSide
      labelledBy={id}
      sums={
        <>
          <p className={css.due}>
            <span id={id}>{words.due}</span>
            <span className={css.dueSum}>
              <Price amount={amount} size="large" />{" "}
              {parts && <VatNote percent={parts.vatPercent} />}
            </span>
          </p>
          {parts && (
            <dl className={css.rows}>
              <Sum term={words.goods}>
                <Price amount={parts.goodsAmount} kind="list" />
              </Sum>
              {parts.couponAmount > 0 && (
                <Sum term={words.coupon}>
                  <span className={css.off}>
                    −<Price amount={parts.couponAmount} kind="list" />
                  </span>
                </Sum>
              )}
              <Sum term={words.freight}>
                <Price amount={parts.freight} kind="list" />
              </Sum>
            </dl>
          )}
        </>
      }
      barTotal={
        <span className={css.bar} aria-hidden="true">
          <Price amount={amount} size="medium" />
        </span>
      }
      action={isBusy ? words.paying : action}
      isBusy={isBusy}
      isSecondary={!isReady}
      onPrepare={onPrepare}
      onAct={onPay}
    />
  );
}

function Sum({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={css.row}>
      <dt className={css.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
