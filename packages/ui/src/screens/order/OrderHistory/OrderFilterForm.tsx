import { OrderFilter } from "@reagent/domain/order";
import { useId } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { Form } from "../../../components/Form/Form.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import { useShopForm } from "../../../components/Form/useShopForm.ts";
import { SelectField } from "../../../components/SelectField/SelectField.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { useCopy } from "../../../language/language.tsx";
import * as css from "./OrderFilterForm.css.ts";
import { copy } from "./OrderHistory.copy.ts";

interface Props {
  readonly filter: OrderFilter;
  /** What a reset goes back to. */
  readonly initial: OrderFilter;
  /** The answer to the last search is on its way. */
  readonly isBusy: boolean;
  readonly onFilter: (filter: OrderFilter) => void;
  readonly onReset: () => void;
}

const days = ["from", "to"] as const;
const codes = ["orderCode", "productCode", "casNumber"] as const;
const people = ["customerOrderNumber", "receiver"] as const;

/** What the list is searched by; Enter submits. Whether an order is paid is asked by the route. */
export function OrderFilterForm({ filter, initial, isBusy, onFilter, onReset }: Props) {
  const words = useCopy(copy);
  const daysId = useId();
  const form = useShopForm(OrderFilter, { defaults: filter });
  const reset = () => {
    form.form.reset(initial);
    onReset();
  };
  const reviews = Object.entries(words.reviews) as [OrderFilter["review"], string][];
  const textField = (name: (typeof codes | typeof people)[number]) => (
    <FormField key={name} of={form} name={name}>
      {(field) => (
        <TextField {...field} label={words[name]} hasMessageRoom={false} maxLength={50} />
      )}
    </FormField>
  );

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
        <div className={css.days} role="group" aria-labelledby={daysId}>
          <span className={css.daysLabel} id={daysId}>
            {words.placed}
          </span>
          {days.map((name) => (
            <FormField key={name} of={form} name={name}>
              {(field) => (
                <div className={field.value ? css.day : css.noDay}>
                  <TextField {...field} label={words[name]} isLabelHidden type="date" />
                </div>
              )}
            </FormField>
          ))}
        </div>
        {codes.map(textField)}
        {people.map(textField)}
        <FormField of={form} name="review">
          {(field) => (
            <SelectField
              {...field}
              label={words.review}
              hasMessageRoom={false}
              options={reviews.map(([value, label]) => ({ value, label }))}
            />
          )}
        </FormField>
        <div className={css.deeds}>
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
