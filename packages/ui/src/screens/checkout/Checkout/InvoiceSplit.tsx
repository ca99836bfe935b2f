import type { InvoiceSplit as Split } from "@reagent/domain/invoice-split";
import { LONGEST_FUND } from "@reagent/domain/invoice-split";
import { memo } from "react";
import { RadioGroup } from "../../../components/RadioGroup/RadioGroup.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { useCopy } from "../../../language/language.tsx";
import * as css from "./Checkout.css.ts";
import { copy } from "./InvoiceSplit.copy.ts";

/** A line of the order. */
export interface FundedLine {
  readonly key: string;
  readonly productCode: string;
  readonly fund: string;
}

export interface InvoiceSplitProps {
  /** The lines with the fund numbers that were typed. */
  readonly lines: readonly FundedLine[];
  readonly split: Split;
  /** Without regulated goods apart where all or none are regulated. */
  readonly options: readonly Split[];
  readonly onSplit: (split: Split) => void;
  readonly onFund: (key: string, fund: string) => void;
}

/** How the goods of the order are invoiced, and the funds that pay for them (rules, split invoices). */
export const InvoiceSplit = memo(function InvoiceSplit({
  lines,
  split,
  options,
  onSplit,
  onFund,
}: InvoiceSplitProps) {
  const words = useCopy(copy);
  return (
    <div>
      <RadioGroup
        label={words.label}
        layout="inline"
        hasMessageLine={false}
        value={split}
        onChange={onSplit}
        options={options.map((value) => ({ value, label: words[value] }))}
      />
      {split === "fund" && (
        <>
          <p className={css.note}>{words.hint}</p>
          <ul className={css.funds} aria-label={words.funds}>
            {lines.map(({ key, productCode, fund }) => (
              <li key={key}>
                <TextField
                  label={words.fundOf(productCode)}
                  hasMessageLine={false}
                  value={fund}
                  onChange={(typed) => onFund(key, typed)}
                  maxLength={LONGEST_FUND}
                  autoComplete="off"
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
});
