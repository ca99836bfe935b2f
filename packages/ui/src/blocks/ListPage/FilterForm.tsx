import { type ReactNode, useEffect, useEffectEvent } from "react";
import type { GenericSchema } from "valibot";
import { Button } from "../../components/Button/Button.tsx";
import { dayMessages } from "../../components/DateRangeField/DateRangeField.copy.ts";
import { Form } from "../../components/Form/Form.tsx";
import { type ShopForm, useShopForm } from "../../components/Form/useShopForm.ts";
import { useCopy } from "../../language/language.tsx";
import { FoldedFilters } from "./FoldedFilters.tsx";
import type { Filter } from "./list-address.ts";
import { copy } from "./ListPage.copy.ts";
import type { ListAddress } from "./useListAddress.ts";

export interface FilterFormProps<Of extends Filter> {
  /** The accessible name. */
  readonly label: string;
  /** Checks the filter before it is searched for; its messages are keys of `messages`. */
  readonly schema: GenericSchema<Of, Of>;
  /** The filter as it is in the address, and what changes it. */
  readonly address: Pick<ListAddress<Of>, "filter" | "initial" | "active" | "search" | "reset">;
  /** The texts for the schema's message keys, besides those of days. */
  readonly messages?: Readonly<Record<string, string>>;
  /** A search is loading. */
  readonly isBusy: boolean;
  /** Lays out the fields of the form, and the buttons. */
  readonly children: (form: ShopForm<Of, Of>, actions: ReactNode) => ReactNode;
}

/** The filters of a list, with buttons to search and to reset; folded on a phone. */
export function FilterForm<Of extends Filter>({
  label,
  schema,
  address: { filter, initial, active, search, reset },
  messages,
  isBusy,
  children,
}: FilterFormProps<Of>) {
  const words = useCopy(copy);
  const dayWords = useCopy(dayMessages);
  const form = useShopForm(schema, { defaults: filter });
  // Going back, or a reset outside the form, changes the address and with it the fields.
  const take = useEffectEvent(() => form.form.reset(filter));
  const inAddress = JSON.stringify(filter);
  useEffect(() => take(), [inAddress]);
  return (
    <FoldedFilters active={active}>
      {(fold) => (
        <Form
          of={form}
          label={label}
          messages={{ ...dayWords, ...messages }}
          onSubmit={async (next) => {
            search(next);
            fold();
            return { kind: "done" };
          }}
        >
          {children(
            form,
            <>
              <Button type="submit" isBusy={isBusy}>
                {words.find}
              </Button>
              <Button
                kind="quiet"
                onClick={() => {
                  form.form.reset(initial);
                  reset();
                }}
              >
                {words.reset}
              </Button>
            </>,
          )}
        </Form>
      )}
    </FoldedFilters>
  );
}
