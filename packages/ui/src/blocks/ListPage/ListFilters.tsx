import type { GenericSchema } from "valibot";
import { FormField } from "../../components/Form/FormField.tsx";
import type { ShopForm } from "../../components/Form/useShopForm.ts";
import { SelectField, type SelectOption } from "../../components/SelectField/SelectField.tsx";
import { TextField } from "../../components/TextField/TextField.tsx";
import { FilterDays } from "./FilterDays.tsx";
import { FilterForm } from "./FilterForm.tsx";
import type { Filter } from "./list-address.ts";
import * as css from "./ListFilters.css.ts";
import type { ListAddress } from "./useListAddress.ts";

type Days = { readonly from: string; readonly to: string };
type Texts = Record<string, string>;

export interface ListFiltersProps<Of extends Filter & Days> {
  /** The accessible name. */
  readonly label: string;
  /** Checks the filter before it is searched for; its messages are keys of `messages`. */
  readonly schema: GenericSchema<Of, Of>;
  /** The filter as it is in the address, and what changes it. */
  readonly address: ListAddress<Of>;
  /** The texts for the schema's message keys, besides those of days. */
  readonly messages?: Readonly<Record<string, string>>;
  /** A search is loading. */
  readonly isBusy: boolean;
  /** The accessible name of the first and the last day. */
  readonly days: string;
  /** The text fields, in their order. */
  readonly texts: readonly { readonly name: keyof Of & string; readonly label: string }[];
  /** The choices behind them, in their order. */
  readonly selects?: readonly {
    readonly name: keyof Of & string;
    readonly label: string;
    readonly options: readonly SelectOption<string>[];
  }[];
}

/** Besides the days. */
const FIELDS_OF_ONE_ROW = 3;

/** The filters of a list of orders, returns or parcels: days, texts and choices. */
export function ListFilters<Of extends Filter & Days>({
  label,
  schema,
  address,
  isBusy,
  days,
  texts,
  selects = [],
  messages = {},
}: ListFiltersProps<Of>) {
  const isOneRow = texts.length + selects.length === FIELDS_OF_ONE_ROW;
  return (
    <FilterForm {...{ label, schema, address, messages, isBusy }}>
      {(form, actions) => {
        // All filters are texts, whatever their names.
        const fields = form as unknown as ShopForm<Texts, Texts>;
        return (
          <div className={css.fields({ isOneRow })}>
            <FilterDays of={form} label={days} />
            {texts.map((text) => (
              <FormField<Texts, Texts, string> key={text.name} of={fields} name={text.name}>
                {(field) => (
                  <TextField {...field} label={text.label} hasMessageLine={false} maxLength={50} />
                )}
              </FormField>
            ))}
            {selects.map((choice) => (
              <FormField<Texts, Texts, string> key={choice.name} of={fields} name={choice.name}>
                {(field) => (
                  <SelectField
                    {...field}
                    label={choice.label}
                    hasMessageLine={false}
                    options={choice.options}
                  />
                )}
              </FormField>
            ))}
            <div className={css.actions({ isOneRow })}>{actions}</div>
          </div>
        );
      }}
    </FilterForm>
  );
}
