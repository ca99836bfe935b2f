import type { OnlineMethod } from "@reagent/api/contract/payment";
import type { Ref } from "react";
import { RadioGroup } from "../../../../components/RadioGroup/RadioGroup.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./PaymentMethods.copy.ts";
import * as css from "./PaymentMethods.css.ts";

interface Props {
  readonly label: string;
  readonly banks: readonly OnlineMethod[];
  readonly chosen: string;
  readonly onChoose: (methodId: string) => void;
  readonly error: string | undefined;
  readonly ref: Ref<HTMLButtonElement>;
}

/** The online methods: banks and WeChat. */
export function BankPanel({ label, banks, chosen, onChoose, error, ref }: Props) {
  const words = useCopy(copy);
  return (
    <div className={css.panel}>
      {banks.length === 0 ? (
        <p className={css.note}>{words.noBanks}</p>
      ) : (
        <RadioGroup
          label={label}
          isLabelHidden
          isRequired
          layout="columns"
          value={chosen}
          onChange={onChoose}
          error={error}
          ref={ref}
          options={banks.map(({ methodId, name, code, image }) => ({
            value: methodId,
            label: name || code,
            end: image && <img className={css.mark} src={image} alt="" />,
          }))}
        />
      )}
    </div>
  );
}
