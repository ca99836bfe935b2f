import type { BoundField } from "../../../../components/Form/FormField.tsx";
import { PasswordField } from "../../../../components/PasswordField/PasswordField.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./NewPasswordFields.copy.ts";

/** The password that a customer chooses. The messages of its form are those of `NewPasswordFields.copy.ts`. */
export function NewPasswordField(field: BoundField<string>) {
  const words = useCopy(copy);
  return (
    <PasswordField
      {...field}
      label={words.password}
      description={words.hint}
      autoComplete="new-password"
      isRequired
    />
  );
}

/** The same password once more. */
export function NewPasswordAgainField(field: BoundField<string>) {
  const words = useCopy(copy);
  return <PasswordField {...field} label={words.again} autoComplete="new-password" isRequired />;
}
