import { DateRangeField } from "../../components/DateRangeField/DateRangeField.tsx";
import { FormField } from "../../components/Form/FormField.tsx";
import type { ShopForm } from "../../components/Form/useShopForm.ts";

type Days = { from: string; to: string };

export interface FilterDaysProps<Of extends Days> {
  /** A form with the fields `from` and `to`. */
  readonly of: ShopForm<Of, Of>;
  /** The accessible name of the range. */
  readonly label: string;
}

/** The first and the last day of a list's filters. */
export function FilterDays<Of extends Days>({ of, label }: FilterDaysProps<Of>) {
  const days = of as unknown as ShopForm<Days, Days>;
  return (
    <FormField of={days} name="from">
      {(from) => (
        <FormField of={days} name="to">
          {(to) => <DateRangeField label={label} from={from} to={to} />}
        </FormField>
      )}
    </FormField>
  );
}
