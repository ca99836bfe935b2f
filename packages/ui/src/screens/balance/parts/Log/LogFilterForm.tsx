import { LogFilter } from "@reagent/domain/balance";
import { useId } from "react";
import { useFormState } from "react-hook-form";
import { FilterDays } from "../../../../blocks/ListPage/FilterDays.tsx";
import { FilterForm } from "../../../../blocks/ListPage/FilterForm.tsx";
import type { ListAddress } from "../../../../blocks/ListPage/useListAddress.ts";
import * as range from "../../../../components/Field/range.css.ts";
import { FormField } from "../../../../components/Form/FormField.tsx";
import type { ShopForm } from "../../../../components/Form/useShopForm.ts";
import { TextField } from "../../../../components/TextField/TextField.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./Log.copy.ts";
import * as css from "./LogFilterForm.css.ts";

interface Props {
  readonly address: ListAddress<LogFilter>;
  /** Whether the log can be filtered by amount as well. */
  readonly hasAmounts: boolean;
  readonly isBusy: boolean;
}

/** The filters of a log. */
export function LogFilterForm({ address, hasAmounts, isBusy }: Props) {
  const words = useCopy(copy);
  return (
    <FilterForm
      label={words.search}
      schema={LogFilter}
      address={address}
      messages={words.messages}
      isBusy={isBusy}
    >
      {(form, actions) => (
        <div className={hasAmounts ? css.fields : css.daysAlone}>
          <FilterDays of={form} label={words.days} />
          {hasAmounts && <AmountFields of={form} />}
          <div className={css.actions}>{actions}</div>
        </div>
      )}
    </FilterForm>
  );
}

const ends = [
  { name: "least", other: "most" },
  { name: "most", other: "least" },
] as const;

/** The least and the greatest amount; changing one validates the other again. */
function AmountFields({ of }: { of: ShopForm<LogFilter, LogFilter> }) {
  const words = useCopy(copy);
  const id = useId();
  const { form } = of;
  const { errors } = useFormState({ control: form.control });
  return (
    <div className={range.range} role="group" aria-labelledby={id}>
      <span className={range.label} id={id}>
        {words.amounts}
      </span>
      {ends.map(({ name, other }) => (
        <FormField of={of} name={name} key={name}>
          {({ onChange, ...field }) => (
            <div className={range.end}>
              <TextField
                {...field}
                label={words[name]}
                isLabelHidden
                inputMode="decimal"
                maxLength={14}
                placeholder={words[name]}
                onChange={(text) => {
                  onChange(text);
                  if (errors[other]) void form.trigger(other);
                }}
              />
            </div>
          )}
        </FormField>
      ))}
    </div>
  );
}
