import { useWatch } from "react-hook-form";
import { FormField } from "../../../components/Form/FormField.tsx";
import { PasswordField } from "../../../components/PasswordField/PasswordField.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Register.copy.ts";
import * as css from "./Register.css.ts";
import type { RegistrationForm } from "./registration-form.ts";
import { useEmailTaken } from "./useTaken.ts";

/** The e-mail address and the password. */
export function AccountSection({ of }: { of: RegistrationForm }) {
  const words = useCopy(copy);
  const taken = useEmailTaken(useWatch({ control: of.form.control, name: "email" }));
  return (
    <fieldset className={css.section}>
      <legend className={css.legend}>{words.account}</legend>
      <FormField of={of} name="email">
        {(field) => (
          <TextField
            {...field}
            error={field.error ?? taken}
            label={words.email}
            description={words.emailHelp}
            type="email"
            autoComplete="username"
            isRequired
          />
        )}
      </FormField>
      <div className={css.pair}>
        <FormField of={of} name="password">
          {(field) => (
            <PasswordField
              {...field}
              label={words.password}
              description={words.passwordHelp}
              autoComplete="new-password"
              isRequired
            />
          )}
        </FormField>
        <FormField of={of} name="passwordConfirmation">
          {(field) => (
            <PasswordField
              {...field}
              label={words.passwordConfirmation}
              autoComplete="new-password"
              isRequired
            />
          )}
        </FormField>
      </div>
    </fieldset>
  );
}
