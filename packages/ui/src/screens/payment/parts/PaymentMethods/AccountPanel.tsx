import { fen, type Fen, subtract } from "@reagent/domain/money";
import type { Ref } from "react";
import { DefinitionList } from "../../../../components/DefinitionList/DefinitionList.tsx";
import { Notice } from "../../../../components/Notice/Notice.tsx";
import { Price } from "../../../../components/Price/Price.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./PaymentMethods.copy.ts";
import * as css from "./PaymentMethods.css.ts";

interface Props {
  /** The name of the account. */
  readonly label: string;
  readonly available: Fen | undefined;
  readonly amount: Fen;
  readonly error: string | undefined;
  readonly ref: Ref<HTMLDivElement>;
}

/** The balance of an account, before and after the payment. */
export function AccountPanel({ label, available = fen(0), amount, error, ref }: Props) {
  const words = useCopy(copy);
  const isShort = available < amount;
  return (
    <div className={css.panel} ref={ref}>
      <div className={css.account}>
        <DefinitionList
          isRuled
          entries={[
            { term: label, value: <Price amount={available} /> },
            { term: words.due, value: <Price amount={amount} /> },
            isShort
              ? {
                  term: words.missing,
                  value: (
                    <span className={css.missing}>
                      <Price amount={subtract(amount, available)} />
                    </span>
                  ),
                }
              : { term: words.left, value: <Price amount={subtract(available, amount)} /> },
          ]}
        />
      </div>
      {error && (
        <Notice tone="hazard" role="alert">
          {error}
        </Notice>
      )}
    </div>
  );
}
