import { FormField } from "../../../components/Form/FormField.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Register.copy.ts";
import * as css from "./Register.css.ts";
import type { RegistrationForm } from "./registration-form.ts";

export function InvoiceSection({ of }: { of: RegistrationForm }) {
  const words = useCopy(copy);
  return (
    <fieldset className={css.section}>
      <legend className={css.legend}>{words.invoice}</legend>
      <div className={css.pair}>
        <FormField of={of} name="invoiceTitle">
          {(field) => (
            <TextField {...field} label={words.invoiceTitle} autoComplete="off" isRequired />
          )}
        </FormField>
        <FormField of={of} name="invoiceTax">
          {(field) => (
            <TextField
              {...field}
              label={words.invoiceTax}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              isRequired
            />
          )}
        </FormField>
      </div>
    </fieldset>
  );
}
