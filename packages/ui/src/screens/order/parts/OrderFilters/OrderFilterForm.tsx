import { OrderFilter } from "@reagent/domain/order";
import { FilterForm } from "../../../../blocks/ListPage/FilterForm.tsx";
import { DateRangeField } from "../../../../components/DateRangeField/DateRangeField.tsx";
import { FormField } from "../../../../components/Form/FormField.tsx";
import { SelectField } from "../../../../components/SelectField/SelectField.tsx";
import { TextField } from "../../../../components/TextField/TextField.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { orderWords } from "../order-words.copy.ts";
import type { OrderAddress } from "../useOrderAddress.ts";
import * as css from "./OrderFilterForm.css.ts";
import { copy } from "./OrderFilters.copy.ts";

interface Props {
  readonly address: OrderAddress;
  /** Whether payment is one of the filters; some lists have it in their route. */
  readonly hasPaymentFilter: boolean;
  readonly isBusy: boolean;
  readonly onSearch: () => void;
}

const texts = ["orderCode", "productCode", "casNumber", "customerOrderNumber", "receiver"] as const;

const optionsOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }));

/** The filters of a list of orders. */
export function OrderFilterForm({ address, hasPaymentFilter, isBusy, onSearch }: Props) {
  const words = { ...useCopy(orderWords), ...useCopy(copy) };
  return (
    <FilterForm
      label={words.search}
      schema={OrderFilter}
      messages={words.messages}
      classNames={{ fields: css.fields, actions: css.actions }}
      {...{ address, isBusy, onSearch }}
    >
      {(form) => (
        <>
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
                <TextField {...field} label={words[name]} hasMessageLine={false} maxLength={50} />
              )}
            </FormField>
          ))}
          {hasPaymentFilter && (
            <FormField of={form} name="payment">
              {(field) => (
                <SelectField
                  {...field}
                  label={words.payment}
                  hasMessageLine={false}
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
                hasMessageLine={false}
                options={optionsOf(words.reviews)}
              />
            )}
          </FormField>
        </>
      )}
    </FilterForm>
  );
}
