import type { FieldValues } from "react-hook-form";
import { FormField } from "../../components/Form/FormField.tsx";
import type { ShopForm } from "../../components/Form/useShopForm.ts";
import { TextField } from "../../components/TextField/TextField.tsx";

/** What each field takes, by its name. */
const kinds = {
  name: { type: "text", autoComplete: "name" },
  mobile: { type: "tel", autoComplete: "tel" },
  email: { type: "email", autoComplete: "email" },
  company: { type: "text", autoComplete: "organization" },
} as const;
type Name = keyof typeof kinds;

export interface PersonFieldProps<Input extends FieldValues, Output> {
  /** The form that has the field. */
  readonly of: ShopForm<Input, Output>;
  /** The field's name in the form. */
  readonly name: Name & keyof Input;
  /** The accessible name, shown over the field. */
  readonly label: string;
}

/** A required field about the person who writes, which browsers can fill in. */
export function PersonField<Input extends FieldValues, Output>({
  of,
  name,
  label,
}: PersonFieldProps<Input, Output>) {
  // The form has more fields; only this one is used here.
  const form = of as unknown as ShopForm<Record<Name, string>, unknown>;
  const ownName: Name = name;
  return (
    <FormField of={form} name={ownName}>
      {(field) => <TextField {...field} {...kinds[name]} label={label} isRequired />}
    </FormField>
  );
}
