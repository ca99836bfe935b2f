import type { FieldValues } from "react-hook-form";
import { FormField } from "../../components/Form/FormField.tsx";
import type { ShopForm } from "../../components/Form/useShopForm.ts";
import { TextField } from "../../components/TextField/TextField.tsx";
import { useCopy } from "../../language/language.tsx";
import { copy } from "./LandlineFields.copy.ts";
import * as css from "./LandlineFields.css.ts";

/** The parts of a landline number. */
export interface Landline {
  /** The area code with its zero, such as 010. */
  readonly area: string;
  /** The number without area code. */
  readonly phone: string;
  /** Digits after the number; empty for none. */
  readonly extension: string;
}

export interface LandlineFieldsProps<Input extends Landline & FieldValues, Output> {
  /** A form with the three fields of a landline. */
  readonly of: ShopForm<Input, Output>;
}

/** Area code, number and extension of a landline. Browsers would fill in parts of a mobile number, so that they fill in nothing. */
export function LandlineFields<Input extends Landline & FieldValues, Output>({
  of,
}: LandlineFieldsProps<Input, Output>) {
  const words = useCopy(copy);
  // The form has more fields; only these three are used here.
  const form = of as unknown as ShopForm<Landline & FieldValues, unknown>;
  return (
    <div role="group" aria-label={words.landline} className={css.fields}>
      {(["area", "phone", "extension"] as const).map((name) => (
        <FormField key={name} of={form} name={name}>
          {(field) => (
            <TextField {...field} label={words[name]} inputMode="numeric" autoComplete="off" />
          )}
        </FormField>
      ))}
    </div>
  );
}
