import { OrderFilter } from "@reagent/domain/order";
import { useEffect, useEffectEvent } from "react";
import { Button } from "../../../../components/Button/Button.tsx";
import { DateRangeField } from "../../../../components/DateRangeField/DateRangeField.tsx";
import { Form } from "../../../../components/Form/Form.tsx";
import { FormField } from "../../../../components/Form/FormField.tsx";
import { useShopForm } from "../../../../components/Form/useShopForm.ts";
import { SelectField } from "../../../../components/SelectField/SelectField.tsx";
import { TextField } from "../../../../components/TextField/TextField.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { orderWords } from "../order-words.copy.ts";
import * as css from "./OrderFilterForm.css.ts";
import { copy } from "./OrderFilters.copy.ts";

interface Props {
  readonly filter: OrderFilter;
  /** The filter that a reset restores. */
  readonly initial: OrderFilter;
  readonly hasPaymentFilter: boolean;
  /** A search is loading. */
  readonly isBusy: boolean;
  readonly onFilter: (filter: OrderFilter) => void;
  readonly onReset: () => void;
}

const texts = ["orderCode", "productCode", "casNumber", "customerOrderNumber", "receiver"] as const;

const optionsOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }));

/** The filters of a list of orders. */
export function OrderFilterForm({
  filter,
  initial,
  hasPaymentFilter,
  isBusy,
  onFilter,
  onReset,
}: Props) {
  const words = { ...useCopy(orderWords), ...useCopy(copy) };
  const form = useShopForm(OrderFilter, { defaults: filter });
  // Going back, or a reset outside the form, changes the address and with it the fields.
  const take = useEffectEvent(() => form.form.reset(filter));
  const inAddress = JSON.stringify(filter);
  useEffect(() => take(), [inAddress]);
  const reset = () => {
    form.form.reset(initial);
    onReset();
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
      <div className={css.fields}>
        <FormField of={form} name="from">
          {(from) => (
            <FormField of={form} name="to">
              {(to) => <DateRangeField label={words.placed} from={from} to={to} />}
            </FormField>
          )}
        </FormField>
        {texts.map((name) => (
          <FormField key={name} of={form} name={name}>
            {(field) => (
              <TextField {...field} label={words[name]} hasMessageRoom={false} maxLength={50} />
            )}
          </FormField>
        ))}
        {hasPaymentFilter && (
          <FormField of={form} name="payment">
            {(field) => (
              <SelectField
                {...field}
                label={words.payment}
                hasMessageRoom={false}
                options={optionsOf(words.payments)}
              />
            )}
          </FormField>
        )}
        <FormField of={form} name="review">
          {(field) => (
            <SelectField
              {...field}
              label={words.review}
              hasMessageRoom={false}
              options={optionsOf(words.reviews)}
            />
          )}
        </FormField>
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
