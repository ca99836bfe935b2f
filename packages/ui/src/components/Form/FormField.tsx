import type { ReactNode } from "react";
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RefCallBack,
  useController,
} from "react-hook-form";
import { useCopy } from "../../language/language.tsx";
import { useFormContext } from "./form-context.ts";
import { copy } from "./Form.copy.ts";
import type { ShopForm } from "./useShopForm.ts";

/** The props that a field takes from its form; spread them: `{(field) => <TextField {...field} label={…} />}`. */
export type BoundField<Value> = {
  /** The native name, by which the form finds the field. */
  name: string;
  /** The value in the form. */
  value: Value;
  /** Called with the next value. */
  onChange: (value: Value) => void;
  /** Called when the focus leaves the field: the form then validates it. */
  onBlur: () => void;
  /** The control that takes the focus when the field is invalid. */
  ref: RefCallBack;
  /** The text of the field's message; undefined while it is valid. */
  error: string | undefined;
};

export type FormFieldProps<Input extends FieldValues, Output, Name extends FieldPath<Input>> = {
  /** The form that has the field. */
  of: ShopForm<Input, Output>;
  /** The path of the field in the form. */
  name: Name;
  /** Renders the field with what binds it to the form. */
  children: (field: BoundField<FieldPathValue<Input, Name>>) => ReactNode;
};

/** Connects a field to its form. A message key of the schema becomes a text; a server message is shown as it is. */
export function FormField<Input extends FieldValues, Output, Name extends FieldPath<Input>>({
  of: { form },
  name,
  children,
}: FormFieldProps<Input, Output, Name>) {
  const { messages } = useFormContext();
  const words = useCopy(copy);
  const { field, fieldState } = useController({ control: form.control, name });
  const { error } = fieldState;
  const textOf = (message: string | undefined) =>
    error?.type === "server" ? message : (messages[message ?? ""] ?? words.check);
  return children({
    name: field.name,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    error: error && textOf(error.message),
  });
}
