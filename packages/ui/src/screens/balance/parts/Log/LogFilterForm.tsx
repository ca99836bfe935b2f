import { LogFilter, UNFILTERED } from "@reagent/domain/balance";
import { useId } from "react";
import { useFormState } from "react-hook-form";
import { Button } from "../../../../components/Button/Button.tsx";
import { DateRangeField } from "../../../../components/DateRangeField/DateRangeField.tsx";
import * as range from "../../../../components/Field/range.css.ts";
import { Form } from "../../../../components/Form/Form.tsx";
import { FormField } from "../../../../components/Form/FormField.tsx";
import { useFreshDefaults } from "../../../../components/Form/useFreshDefaults.ts";
import { type ShopForm, useShopForm } from "../../../../components/Form/useShopForm.ts";
import { TextField } from "../../../../components/TextField/TextField.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./Log.copy.ts";
import * as css from "./LogFilterForm.css.ts";

interface Props {
  readonly filter: LogFilter;
  /** Whether the log can be filtered by amount as well. */
  readonly hasAmounts: boolean;
  /** A search is loading. */
  readonly isBusy: boolean;
  readonly onFilter: (filter: LogFilter) => void;
}

/** The filters of a log. */
export function LogFilterForm({ filter, hasAmounts, isBusy, onFilter }: Props) {
  const words = useCopy(copy);
  const form = useShopForm(LogFilter, { defaults: filter });
  // After going back the fields show the filter of that address.
  useFreshDefaults(form, filter);
  const reset = () => {
    form.form.reset(UNFILTERED);
    onFilter(UNFILTERED);
  };
  return (
    <Form
      of={form}
      label={words.search}
      messages={words.messages}
      onSubmit={async (next) => {
        onFilter(next);
        return { kind: "done" };
      }}
    >
      <div className={hasAmounts ? css.fields : css.daysAlone}>
        <FormField of={form} name="from">
          {(from) => (
            <FormField of={form} name="to">
              {(to) => <DateRangeField label={words.days} from={from} to={to} />}
            </FormField>
          )}
        </FormField>
        {hasAmounts && <AmountFields of={form} />}
        <div className={css.actions}>
          <Button type="submit" isBusy={isBusy}>
            {words.find}
          </Button>
          <Button kind="quiet" onClick={reset}>
            {words.reset}
          </Button>
        </div>
      </div>
    </Form>
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
