import { PersonField } from "../../../blocks/PersonField/PersonField.tsx";
import { RegionFields } from "../../../blocks/RegionFields/RegionFields.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { useCopy } from "../../../language/language.tsx";
import { ChoiceField } from "./ChoiceField.tsx";
import { copy } from "./Register.copy.ts";
import * as css from "./Register.css.ts";
import type { RegistrationForm } from "./registration-form.ts";

export function WorkplaceSection({ of }: { of: RegistrationForm }) {
  const words = useCopy(copy);
  return (
    <fieldset className={css.section}>
      <legend className={css.legend}>{words.workplace}</legend>
      <div className={css.pair}>
        <PersonField of={of} name="company" label={words.company} />
        <ChoiceField of={of} name="category" isRequired />
      </div>
      <RegionFields of={of} />
      <FormField of={of} name="address">
        {(field) => (
          <TextField {...field} label={words.address} autoComplete="address-line1" isRequired />
        )}
      </FormField>
      <div className={css.pair}>
        <FormField of={of} name="zip">
          {(field) => (
            <TextField
              {...field}
              label={words.zip}
              inputMode="numeric"
              autoComplete="postal-code"
            />
          )}
        </FormField>
      </div>
    </fieldset>
  );
}
